import type { CurrentSupplement } from '../model.ts';

/** Only its name is known, without a label. */
const isBare = ({ assumed, hasNumber, product }: CurrentSupplement): boolean =>
  assumed && !hasNumber && product === null;

/** Side by side in one line, or one in brackets after the other: no comma and no word between. */
const BETWEEN = /^[ \t]*\(?[ \t]*$/;

function areSideBySide(list: string, a: CurrentSupplement, b: CurrentSupplement): boolean {
  const from = list.indexOf(a.text);
  const to = from < 0 ? -1 : list.indexOf(b.text, from + a.text.length);
  return to > 0 && BETWEEN.test(list.slice(from + a.text.length, to));
}

/** "Caltrate calcium 600 with D": a brand followed by its ingredient is one entry. The more informative one stays. */
export function withoutNamedTwice(list: string, current: readonly CurrentSupplement[]): readonly CurrentSupplement[] {
  const twice = new Set<CurrentSupplement>();
  current.forEach((item, i) => {
    const next = current[i + 1];
    if (next === undefined || item.supplement === null || item.supplement !== next.supplement) return;
    if (item.usage.status !== next.usage.status) return;
    const bare = isBare(item) ? item : isBare(next) ? next : null;
    if (bare !== null && areSideBySide(list, item, next)) twice.add(bare);
  });
  return twice.size === 0 ? current : current.filter((item) => !twice.has(item));
}
