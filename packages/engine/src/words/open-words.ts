/** The words that a message of the knowledge leaves open, to be filled with what the person wrote and what we call it. */
export interface OpenWords {
  readonly medicine?: string | undefined;
  readonly condition?: string | undefined;
  readonly supplement?: string | undefined;
}

export const hasOpenWords = (text: string): boolean => /\{(medicine|condition|supplement)\}/i.test(text);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A capital in the placeholder starts a sentence. */
export function fillOpenWords(template: string, words: OpenWords): string {
  let filled = '';
  let from = 0;
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
    const close = template.indexOf('}', open);
    if (close < 0) break;
    const key = template.slice(open + 1, close);
    const name = NAMES.find((each) => each === key.toLowerCase());
    const word = name === undefined ? `{${key}}` : (words[name] ?? `a ${name}`);
    filled +=
      template.slice(from, open) + (name === undefined || key.startsWith(name.charAt(0)) ? word : capital(word));
    from = close + 1;
  }
  return filled + template.slice(from);
}

const NAMES = ['medicine', 'condition', 'supplement'] as const satisfies readonly (keyof OpenWords)[];

/** "apixaban or warfarin". */
export const orList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;

/** "apixaban and warfarin". */
export const andList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
