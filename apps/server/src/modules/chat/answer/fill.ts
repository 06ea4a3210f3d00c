export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

const SENTENCE = /^((?:[?!][a-z-]+ )*)(.*)$/s;
const WORD = /\{([a-z-]+)\}/g;

/** "?need !measured": true of each that is asked for, and of none that is not. */
export const holds = (conditions: string, fields: Fields): boolean =>
  (conditions.match(/[?!][a-z-]+/g) ?? []).every((each) => Boolean(fields[each.slice(1)]) === each.startsWith('?'));

const isSilent = (value: Fields[string]): boolean => value === undefined || value === null || value === '';

export const fill = (sentences: readonly string[], fields: Fields): string =>
  sentences
    .flatMap((sentence) => {
      const [, conditions = '', text = ''] = SENTENCE.exec(sentence) ?? [];
      const isMeant =
        holds(conditions, fields) && [...text.matchAll(WORD)].every(([, word = '']) => !isSilent(fields[word]));
      return isMeant ? text.replace(WORD, (_, word: string) => String(fields[word])) : [];
    })
    .join(' ');
