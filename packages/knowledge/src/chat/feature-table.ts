/**
 * Hundreds of thousands of features are asked for by text: as texts in a map they would weigh more than all other knowledge. So a feature
 * is kept as a number of 31 bits, in order, and found by halving. Two in a few hundred thousand may share one; nothing rests on one.
 */
export function numberOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & 0x7fffffff;
}

export interface FeatureTable {
  readonly size: number;
  /** Its place, or -1. */
  readonly placeOf: (number: number) => number;
}

/** The places of numbers that may come more than once. */
export function createFeatureTable(numbers: Int32Array): FeatureTable {
  const sorted = numbers.slice().sort();
  let size = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const number = sorted[at] ?? 0;
    if (size > 0 && number === sorted[size - 1]) continue;
    sorted[size] = number;
    size += 1;
  }
  const kept = sorted.slice(0, size);
  return {
    size,
    placeOf(number) {
      let [low, high] = [0, size - 1];
      while (low <= high) {
        const middle = (low + high) >>> 1;
        const there = kept[middle] ?? 0;
        if (there === number) return middle;
        if (there < number) low = middle + 1;
        else high = middle - 1;
      }
      return -1;
    },
  };
}
