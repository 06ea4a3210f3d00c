import { andList } from '../../../lib/and-list.ts';
import type { Thing } from '../rated-things.ts';
import { daysBetween, type Layer, type Point } from './series.ts';

interface Seen {
  readonly thing: Thing;
  /** Oldest first. */
  readonly points: readonly Point[];
  readonly layers: readonly Layer[];
  readonly needs: ReadonlySet<string>;
}

/** What changed and what was taken meanwhile, with a note that this proves nothing. */
export function meaningOf({ thing, points, layers, needs }: Seen): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return `“${thing.label}”: you rated it ${first.rating}. The next check-in shows where it goes.`;
  const moved =
    first.rating === last.rating
      ? `“${thing.label}”: you rated it ${last.rating} again`
      : `“${thing.label}”: your rating went from ${first.rating} to ${last.rating}`;
  const all = daysBetween(first.day, last.day);
  const taken = layers
    .map(({ id, name, days }) => ({
      id,
      name,
      count: days.filter((day) => day >= first.day && day <= last.day).length,
    }))
    .filter(({ count }) => count > 0);
  const needed = taken.filter(({ id }) => needs.has(id)).map(({ name }) => name);
  const gap =
    needed.length === 0
      ? ''
      : ` You take ${andList(needed)} to fill a gap: a test or your diet answers that, not how you feel.`;
  if (taken.length === 0) return `${moved}. You recorded nothing for it as taken in between.${gap}`;
  const days = taken.map(({ name, count }) => `${name} on ${count} of ${all} days`);
  const who = taken.length === 1 ? taken[0]?.name : 'they';
  return `${moved} while you took ${andList(days)}. This alone can’t tell whether ${who} did it.${gap}`;
}
