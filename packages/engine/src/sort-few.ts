/** From this length on the built-in sort pays off, and long lists cost no more than necessary. */
const MANY = 16;

/** A stable in-place sort. Most lists have two or three items. */
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
