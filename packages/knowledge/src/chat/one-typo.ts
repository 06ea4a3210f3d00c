const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every word that one typo makes of this one: a letter missing, swapped with the next, wrong, or too many. */
export function* oneTypoFrom(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    yield before + after.slice(1);
    yield before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
    for (const letter of LETTERS) {
      yield before + letter + after;
      yield before + letter + after.slice(1);
    }
  }
}

/** Whether one typo makes of this word one that is known. */
export function isSlipOf(word: string, isKnown: (word: string) => boolean): boolean {
  for (const near of oneTypoFrom(word)) if (isKnown(near)) return true;
  return false;
}
