const made: number[][] = [];

/**
 * For the short lists of one person: as typed arrays they take longer to make than to use. Each is copied from one that
 * has held a fraction, as a list of whole numbers would be made anew at its first.
 */
export function zeros(length: number): number[] {
  let empty = made[length];
  if (empty === undefined) {
    empty = Array.from({ length }, () => 0.5).fill(0);
    made[length] = empty;
  }
  return empty.slice();
}
