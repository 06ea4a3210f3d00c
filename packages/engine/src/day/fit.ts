import { mapKnown } from '../flat-map.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { type Arrangement, arrange, type Item } from './arrange.ts';
import { hoursApart, type Taken } from './separation.ts';

export interface Placeable extends Taken {
  readonly item: Item;
  /** Of the person's list; null for what we plan. */
  readonly line: string | null;
}

/** The parts of one tablet are swallowed together. */
export const isOneTablet = (a: Placeable, b: Placeable): boolean => a === b || (a.line !== null && a.line === b.line);

/** What was read, tablet by tablet. */
export function tabletsOf<T>(all: readonly T[], entryOf: (each: T) => Placeable): T[][] {
  const tablets: T[][] = [];
  for (const each of all) {
    const known = tablets.find(([first]) => first !== undefined && isOneTablet(entryOf(first), entryOf(each)));
    if (known === undefined) tablets.push([each]);
    else known.push(each);
  }
  return tablets;
}

/** What one tablet asks of the day: the times that are right for all its parts. */
function itemOf(parts: readonly Placeable[]): Item | null {
  const [first] = parts;
  if (first === undefined) return null;
  return { ...first.item, allowed: parts.reduce((all, { item }) => all & item.allowed, first.item.allowed) };
}

const NOTHING_TO_PLACE: Arrangement = { sets: [] };
const itself = (entry: Placeable): Placeable => entry;

/** The longest that any part of one tablet asks of any part of the other. */
function hoursBetween(prepared: Prepared, a: readonly Placeable[], b: readonly Placeable[]): number {
  let hours = 0;
  for (const one of a) for (const other of b) hours = Math.max(hours, hoursApart(prepared, one, other));
  return hours;
}

/** A time for each; null where they cannot all be apart as they must. */
export function fit(prepared: Prepared, entries: readonly Placeable[], mostSlots: number): Arrangement | null {
  if (entries.length === 0) return NOTHING_TO_PLACE;
  const tablets = tabletsOf(entries, itself);
  const apart = tablets.map((a) => tablets.map((b) => (a === b ? 0 : hoursBetween(prepared, a, b))));
  const arrangement = arrange({ items: mapKnown(tablets, itemOf), apart, mostSlots });
  if (arrangement === null) return null;
  const sets = entries.map((entry) => arrangement.sets[tablets.findIndex((parts) => parts.includes(entry))] ?? 0);
  return { sets };
}
