/** Typing errors between two words (optimal string alignment), at most one more than the limit. */
let before = new Uint8Array(64);
let previous = new Uint8Array(64);
let current = new Uint8Array(64);

export function slipsBetween(a: string, b: string, limit: number): number {
  const rows = a.length;
  const columns = b.length;
  const tooMany = limit + 1;
  if (Math.abs(rows - columns) > limit) return tooMany;
  if (columns + 1 > current.length) {
    before = new Uint8Array(columns * 2);
    previous = new Uint8Array(columns * 2);
    current = new Uint8Array(columns * 2);
  }
  let leastBefore = 0;
  for (let j = 0; j <= columns; j++) previous[j] = Math.min(j, tooMany);
  for (let i = 1; i <= rows; i++) {
    const from = Math.max(1, i - limit);
    const to = Math.min(columns, i + limit);
    current[0] = Math.min(i, tooMany);
    if (from > 1) current[from - 1] = tooMany;
    let least = from > 1 ? tooMany : (current[0] ?? tooMany);
    const letter = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1);
      let slips = (previous[j - 1] ?? tooMany) + (letter === other ? 0 : 1);
      const deleted = j === i + limit ? tooMany : (previous[j] ?? tooMany) + 1;
      const inserted = (current[j - 1] ?? tooMany) + 1;
      if (deleted < slips) slips = deleted;
      if (inserted < slips) slips = inserted;
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        const swapped = (before[j - 2] ?? tooMany) + 1;
        if (swapped < slips) slips = swapped;
      }
      current[j] = slips > tooMany ? tooMany : slips;
      if (slips < least) least = slips;
    }
    // A swap refers back two rows, so both must exceed the limit.
    if (least > limit && leastBefore > limit) return tooMany;
    leastBefore = least;
    const spare = before;
    before = previous;
    previous = current;
    current = spare;
  }
  return Math.min(previous[columns] ?? tooMany, tooMany);
}
