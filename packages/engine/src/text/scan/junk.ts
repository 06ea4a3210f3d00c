/** The rows of a keyboard. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop'];
/** Fewer letters in a row are an abbreviation as well as not: "sd", "op". */
const SHORTEST_RUN = 4;
const SHORTEST_ONE = 3;

/** A longer one may be a name that nobody knows, and what may be a medicine is told. */
const LONGEST_ONE = 5;

/** "xxx", "asdf", "qwerty": somebody filled the box with something. */
export function isJunk(word: string): boolean {
  const isShort = word.length >= SHORTEST_ONE && word.length <= LONGEST_ONE;
  if (isShort && new Set(word).size === 1) return true;
  // "Grr", "pfft", "shh".
  if (isShort && /^[^aeiouy\d]+$/.test(word) && /([a-z])\1/.test(word)) return true;
  return word.length >= SHORTEST_RUN && ROWS.some((row) => `${row}${row}`.includes(word));
}
