/** How many slips (a letter wrong, missing, too many, or two swapped) lie between two words; `most` + 1 where more do. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : most + 1,
      );
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? most + 1, most + 1);
}

const SHORTEST = 6;
const LONG = 8;

/** Reads a misspelled word as one of `words`, but never a word that is known to be another one. */
export function createSpelling(words: ReadonlySet<string>, known: ReadonlySet<string>) {
  const targets = [...words];
  const read = new Map<string, string>();
  const MOST_KEPT = 5000;

  function nearest(word: string): string {
    const most = word.length >= LONG ? 2 : 1;
    let best = word;
    let least = most + 1;
    for (const target of targets) {
      if (target[0] !== word[0] || target.length < word.length - 2) continue;
      const between = slips(word, target, most);
      if (between < least) {
        least = between;
        best = target;
      }
    }
    return best;
  }

  return (word: string): string => {
    if (word.length < SHORTEST - 1 || !/^[a-z]+$/.test(word) || known.has(word) || words.has(word)) return word;
    const before = read.get(word);
    if (before !== undefined) return before;
    const found = nearest(word);
    // A bounded memory: messages hold any words at all, and nothing of them should pile up.
    if (read.size > MOST_KEPT) read.clear();
    read.set(word, found);
    return found;
  };
}
