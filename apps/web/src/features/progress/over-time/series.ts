import type { CheckIn } from '@evidose/contract';
import { keyOf, labelOf, type Thing } from '../rated-things.ts';

export interface Point {
  readonly day: string;
  readonly rating: number;
}
export interface Layer {
  readonly id: string;
  readonly name: string;
  readonly days: readonly string[];
}
export interface LabMark {
  readonly day: string;
  readonly lab: string;
  readonly value: number;
}

export const pointsOf = (checkIns: readonly CheckIn[], thing: Thing): Point[] =>
  checkIns.flatMap(({ day, ratings }) =>
    ratings.filter((rating) => keyOf(rating) === keyOf(thing)).map(({ rating }) => ({ day, rating })),
  );

/** Most often rated first. */
export function ratedThings(checkIns: readonly CheckIn[]): Thing[] {
  const counts = new Map<string, { thing: Thing; count: number }>();
  for (const { about, id } of checkIns.flatMap(({ ratings }) => ratings)) {
    const thing = { about, id, label: labelOf({ about, id }) };
    const known = counts.get(keyOf(thing));
    counts.set(keyOf(thing), { thing, count: 1 + (known?.count ?? 0) });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ thing }) => thing);
}

interface Taken {
  readonly day: string;
  readonly supplementId: string;
}

export function layersOf(taken: readonly Taken[], nameOf: (id: string) => string, since: string): Layer[] {
  const ids = [...new Set(taken.filter(({ day }) => day >= since).map(({ supplementId }) => supplementId))];
  return ids.map((id) => ({
    id,
    name: nameOf(id),
    days: taken.filter((each) => each.supplementId === id && each.day >= since).map(({ day }) => day),
  }));
}

export const labMarksOf = (checkIns: readonly CheckIn[]): LabMark[] =>
  checkIns.flatMap(({ day, labs, labsTakenOn }) =>
    labs.map(({ lab, value }) => ({ day: labsTakenOn ?? day, lab, value })),
  );

const DAY_MS = 86_400_000;
/** Inclusive. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
