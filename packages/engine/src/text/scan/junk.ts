const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop'];
/** A shorter run may be an abbreviation: "sd", "op". */
const SHORTEST_RUN = 4;
const SHORTEST_ONE = 3;

/** A longer word may be an unknown name, which must be reported. */
const LONGEST_ONE = 5;

/** "xxx", "asdf", "qwerty": filler typed into the box. */
export function isJunk(word: string): boolean {
  const isShort = word.length >= SHORTEST_ONE && word.length <= LONGEST_ONE;
  if (isShort && new Set(word).size === 1) return true;
  // "Grr", "pfft", "shh".
  if (isShort && /^[^aeiouy\d]+$/.test(word) && /([a-z])\1/.test(word)) return true;
  return word.length >= SHORTEST_RUN && ROWS.some((row) => `${row}${row}`.includes(word));
}
