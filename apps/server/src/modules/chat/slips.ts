/** Whether two words differ by at most one slip: a letter wrong, missing, doubled, or two swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (a[at] === b[at] && at < a.length) at += 1;
  const restOf = (word: string, from: number) => word.slice(from);
  if (a.length === b.length) {
    const isSwap = a[at] === b[at + 1] && a[at + 1] === b[at] && restOf(a, at + 2) === restOf(b, at + 2);
    return isSwap || restOf(a, at + 1) === restOf(b, at + 1);
  }
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return restOf(long, at + 1) === restOf(short, at);
}

/** The keyword a word is, or nearly is. Short keywords are taken as they are: one slip makes another word of them. */
export function nearest(word: string, keywords: readonly string[], shortest = 6): string | undefined {
  if (keywords.includes(word)) return word;
  if (word.length < shortest - 1) return undefined;
  return keywords.find((keyword) => keyword.length >= shortest && isOneSlip(word, keyword));
}
