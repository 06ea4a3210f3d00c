/** From here on the language's own sort is worth what it sets up, and a list that somebody made long costs no more than it must. */
const MANY = 16;

/** Sorts in place, equal ones as they stood. Most lists are of two or three. */
export function sortFew<T>(list: T[], compare: (a: T, b: T) => number): T[] {
  if (list.length >= MANY) return list.sort(compare);
  for (let i = 1; i < list.length; i++) {
    const moved = list[i] as T;
    let at = i;
    for (; at > 0 && compare(list[at - 1] as T, moved) > 0; at--) list[at] = list[at - 1] as T;
    list[at] = moved;
  }
  return list;
}
