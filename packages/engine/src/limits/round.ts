/** Amounts carry at most four significant digits, so that sums of thirds do not print as 0.30000000000000004. */
export function tidyNumber(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(4));
}

export function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A hair of slack for comparisons of sums of decimals. */
export const EPSILON = 1e-9;
