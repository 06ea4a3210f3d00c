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
  // As maps: a plain object knows words such as "constructor" by itself.
  const notAfter = new Map(Object.entries(words['not-after']));
  const notBefore = new Map(Object.entries(words['not-before']));
  const only = new Map(Object.entries(words.only));
  const holds = (lists: ReadonlyMap<string, readonly string[]>, word: string, beside: string): boolean =>
    [word, ANY].some((each) => lists.get(each)?.includes(beside) === true);

  return ({ typed, previous, next }: Placed): boolean => {
    const word = typed.toLowerCase();
    if ((holds(notAfter, word, previous) && !AS_TAKEN.test(next)) || holds(notBefore, word, next)) return true;
    const beside = only.get(word);
    // "SAMe": whoever writes capitals inside a word means the supplement.
    if (beside === undefined || /[A-Z]/.test(typed.slice(1))) return false;
    return !beside.includes(previous) && !beside.includes(next);
  };
}
