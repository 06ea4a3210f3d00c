const made: number[][] = [];

/**
 * For one person's short lists: typed arrays take longer to create than to use. Each is copied from an array that has
 * held a fraction, because an array of integers would be converted at its first fraction.
 */
export function zeros(length: number): number[] {
  let empty = made[length];
  if (empty === undefined) {
    empty = Array.from({ length }, () => 0.5).fill(0);
    made[length] = empty;
  }
  return empty.slice();
}
