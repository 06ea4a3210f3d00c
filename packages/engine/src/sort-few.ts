/** Sorts a list of a few in place, equal ones as they stood. The language's own sort sets up more than there is to do. */
export function sortFew<T>(list: T[], compare: (a: T, b: T) => number): T[] {
  for (let i = 1; i < list.length; i++) {
    const moved = list[i] as T;
    let at = i;
    for (; at > 0 && compare(list[at - 1] as T, moved) > 0; at--) list[at] = list[at - 1] as T;
    list[at] = moved;
  }
  return list;
}
