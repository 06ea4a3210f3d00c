/** Weighted edit distance for typical errors: what sounds alike costs less than 1. Stops above the limit. */
const SOUNDS_LIKE = 0.5;
const VOWEL = 0.6;
const DOUBLED = 0.4;
const SWAPPED = 0.8;
const LAST_E = 0.4;
const SILENT = 0.6;
/** People omit the end of a name more often than its middle. */
const LAST = 0.7;

const ALIKE: ReadonlySet<string> = new Set(
  'ck ks kq sz sc cz iy ie ey gj fv ph fp mn td dt xs xz uv ea oa ou ei ao ae'
    .split(' ')
    .flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
);
const isVowel = (code: number): boolean =>
  code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121;
const ALIKE_CODES: ReadonlySet<number> = new Set(
  [...ALIKE].map((pair) => pair.charCodeAt(0) * 256 + pair.charCodeAt(1)),
);

function substitution(a: number, b: number): number {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return VOWEL;
  return ALIKE_CODES.has(a * 256 + b) ? SOUNDS_LIKE : 1;
}

/** Cost of an extra or missing letter. */
function extra(word: string, at: number): number {
  const code = word.charCodeAt(at);
  if (code === word.charCodeAt(at - 1) || code === word.charCodeAt(at + 1)) return DOUBLED;
  // "Plavics", "lasicks": c before s or k is heard with it.
  if (code === 99 && (word.charCodeAt(at + 1) === 115 || word.charCodeAt(at + 1) === 107)) return DOUBLED;
  if (at === word.length - 1 && code === 101) return LAST_E;
  if (isVowel(code) || code === 104) return SILENT;
  return at === word.length - 1 ? LAST : 1;
}

let before = new Float64Array(64);
let previous = new Float64Array(64);
let current = new Float64Array(64);

export function slipCost(a: string, b: string, limit: number): number {
  const columns = b.length;
  const tooMuch = limit + 1;
  if (columns + 1 > current.length) {
    before = new Float64Array(columns * 2);
    previous = new Float64Array(columns * 2);
    current = new Float64Array(columns * 2);
  }
  previous[0] = 0;
  for (let j = 1; j <= columns; j++) previous[j] = (previous[j - 1] ?? 0) + extra(b, j - 1);
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    const added = extra(a, i - 1);
    current[0] = (previous[0] ?? 0) + added;
    let least = current[0] ?? tooMuch;
    for (let j = 1; j <= columns; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = (previous[j - 1] ?? tooMuch) + substitution(letter, other);
      const longer = (previous[j] ?? tooMuch) + added;
      const shorter = (current[j - 1] ?? tooMuch) + extra(b, j - 1);
      if (longer < cost) cost = longer;
      if (shorter < cost) cost = shorter;
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other && letter !== other) {
        const swapped = (before[j - 2] ?? tooMuch) + SWAPPED;
        if (swapped < cost) cost = swapped;
      }
      current[j] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches back two rows, so both must exceed the limit.
    if (least > limit && leastBefore > limit) return tooMuch;
    leastBefore = least;
    const spare = before;
    before = previous;
    previous = current;
    current = spare;
  }
  return previous[columns] ?? tooMuch;
}
