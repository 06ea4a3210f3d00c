/** At most four significant digits, so that sums of thirds do not print as 0.30000000000000004. */
export function tidyNumber(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  // Most amounts are short integers and need no rounding.
  if (value === Math.trunc(value) && value < 10_000 && value > 0) return value;
  const digits = 3 - Math.floor(Math.log10(Math.abs(value)));
  if (digits <= 0) {
    const step = 10 ** -digits;
    return Math.round(value / step) * step;
  }
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}

export function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Tolerance for comparing sums of decimals. */
export const EPSILON = 1e-9;

export const isAbove = (sum: number, limit: number): boolean => sum > limit + EPSILON;
