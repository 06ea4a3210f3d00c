/**
 * Lists of the knowledge go into a result as they are: it is frozen, and copying a hundred of them for every person
 * costs more than deciding.
 */
export function shared<T>(list: readonly T[]): T[] {
  return list as T[];
}
