/** The rows of a keyboard. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop'];
/** Fewer letters in a row are an abbreviation as well as not: "sd", "op". */
const SHORTEST_RUN = 4;
const SHORTEST_ONE = 3;

/** "xxx", "asdf", "qwerty": somebody filled the box with something. */
export function isJunk(word: string): boolean {
  if (word.length >= SHORTEST_ONE && new Set(word).size === 1) return true;
  // "Jdjdjd", "lalala".
  if (/^(..)\1{2,}$/.test(word)) return true;
  // "Grr", "pfft", "shh".
  if (word.length >= SHORTEST_ONE && /^[^aeiouy\d]+$/.test(word) && /([a-z])\1/.test(word)) return true;
  return word.length >= SHORTEST_RUN && ROWS.some((row) => `${row}${row}`.includes(word));
}
