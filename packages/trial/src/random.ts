/** A seeded generator: the same numbers for the same seed on every machine. */

/** FNV-1a, once per word of state. */
function hash(text: string, basis: number): number {
  let value = basis >>> 0;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value >>> 0;
}

const WARM_UP = 20;

/** sfc32 (Chris Doty-Humphrey, PractRand): numbers in [0, 1) with 53 random bits. */
export function randomFrom(seed: string): () => number {
  let [a, b, c, counter] = [hash(seed, 0x811c9dc5), hash(seed, 0x9e3779b9), hash(seed, 0x85ebca6b), 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < WARM_UP; round++) next();
  return () => ((next() >>> 5) * 0x4000000 + (next() >>> 6)) / 0x20000000000000;
}
