import type { ChatData } from '@evidose/knowledge';

/** A name as it was typed, with the words on both sides of it; empty where there is none. */
export interface Placed {
  readonly typed: string;
  readonly previous: string;
  readonly next: string;
}

const ANY = 'any';
/** "An iron tablet" is no thing to press shirts with. */
const AS_TAKEN =
  /^(?:tablets?|pills?|capsules?|supplements?|drops|gumm(?:y|ies)|liquid|syrup|level|levels|deficien.*)$/;

/** Whether a name that is an ordinary word too is only that word here: the same login, a zinc roof, iron out. */
export function createEveryday(words: Pick<ChatData['words'], 'not-after' | 'not-before' | 'only'>) {
  const holds = (lists: Readonly<Record<string, readonly string[]>>, word: string, beside: string): boolean =>
    [word, ANY].some((each) => lists[each]?.includes(beside) === true);

  return ({ typed, previous, next }: Placed): boolean => {
    const word = typed.toLowerCase();
    if ((holds(words['not-after'], word, previous) && !AS_TAKEN.test(next)) || holds(words['not-before'], word, next))
      return true;
    const beside = words.only[word];
    // "SAMe": whoever writes capitals inside a word means the supplement.
    if (beside === undefined || /[A-Z]/.test(typed.slice(1))) return false;
    return !beside.includes(previous) && !beside.includes(next);
  };
}
