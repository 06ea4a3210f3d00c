import { flatMap } from '../../flat-map.ts';
import type { Entry } from './entry.ts';
import type { OwnEntry } from './own-entries.ts';
import { type Placed, type Placing, place } from './place.ts';
import type { Day } from './table.ts';

/** The least valuable pick without which the rest fits; the last one if no single one is the cause. */
export function toDrop(entries: readonly Entry[], fits: (entries: readonly Entry[]) => boolean): Entry | undefined {
  const isToBlame = (entry: Entry): boolean => fits(entries.filter((each) => each !== entry));
  return [...entries].reverse().find(isToBlame) ?? entries[entries.length - 1];
}

export const withoutPlace = (own: readonly OwnEntry[], { entries }: Placed): OwnEntry[] =>
  own.filter(
    ({ stated, free, anyTime, fewer }) => ![stated, free, anyTime, ...fewer].some((each) => entries.includes(each)),
  );

/** What the day shows less often than it is taken. */
export function lessOften(own: readonly OwnEntry[], { entries }: Placed): Day['fewer'] {
  return new Map(
    flatMap(own, ({ current, free, fewer }) => {
      const found = fewer.find((each) => entries.includes(each));
      return found === undefined ? [] : [[current, { placed: found.item.perDay, taken: free.item.perDay }] as const];
    }),
  );
}

/** Current supplements come first: the least valuable pick that leaves no time for them. */
export function crowdingOut(placing: Placing, planned: readonly Entry[], unplaced: number): Entry | undefined {
  if (unplaced === 0) return undefined;
  return planned.toReversed().find((entry) => {
    const rest = place(
      placing,
      planned.filter((each) => each !== entry),
    );
    return !isProvenNeed(entry) && rest !== null && withoutPlace(placing.own, rest).length < unplaced;
  });
}

const isProvenNeed = ({ isNeed, pick }: Entry): boolean =>
  isNeed && pick?.candidate.reasons[0]?.indication.evidence === 'A';
