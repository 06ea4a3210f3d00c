import { slots } from '@evidose/contract';
import { fit } from '../day/fit.ts';
import { crowdsOutFinding, noTimeFinding } from '../day/no-time.ts';
import { mealsOf } from '../day/slots.ts';
import type { Finding } from '../model.ts';
import type { PlannedItem } from '../plan/search.ts';
import { type Entry, entryOfPick } from './schedule/entry.ts';
import { entriesOfKept, type Scheduling } from './schedule/own-entries.ts';
import { place } from './schedule/place.ts';
import { type Day, dayOf } from './schedule/table.ts';
import { crowdingOut, lessOften, toDrop, withoutPlace } from './schedule/without-place.ts';

/** Either a day, or the pick that must go for the rest to fit. */
export type Scheduled = { readonly day: Day } | { readonly dropped: PlannedItem; readonly finding: Finding };

const MOST_SLOTS = { 'once-daily': 1, 'twice-daily': 2, 'several-times-daily': 5, 'no-preference': 5 } as const;

export const NO_DAY: Day = { slots: [], times: new Map(), hours: new Map(), unplaced: new Set(), fewer: new Map() };

/** Seventh stage: the day. Picks come best first; if they do not all fit, names the one to drop. */
export function schedule(scheduling: Scheduling, picks: readonly PlannedItem[]): Scheduled {
  const { prepared, facts } = scheduling;
  const meals = mealsOf(facts.answers);
  const planned = picks.map((pick) => entryOfPick(meals, pick));
  const own = entriesOfKept(scheduling, meals);
  const liked = MOST_SLOTS[facts.answers.dosingPreference];
  // A need may take one more time of day than preferred.
  const needs = planned.filter(({ isNeed }) => isNeed);
  const mostSlots = liked < slots.length && fit(prepared, needs, liked) === null ? liked + 1 : liked;
  const prescribed = own.filter(({ isFixed }) => isFixed).map(({ stated }) => stated);
  const fixed = fit(prepared, prescribed, slots.length) === null ? [] : prescribed;
  const placed = place({ prepared, own, fixed, mostSlots }, planned);
  // Current supplements without a time are not in the day; their hours are still mentioned.
  const all = [...planned, ...own.map(({ free }) => free)];
  if (placed !== null) {
    const out = withoutPlace(own, placed);
    const crowding = crowdingOut({ prepared, own, fixed, mostSlots }, planned, out.length);
    if (crowding?.pick != null) return { dropped: crowding.pick, finding: crowdsOutFinding(out) };
    const unplaced = new Set(out.map(({ current }) => current));
    const { entries, arrangement } = placed;
    return { day: dayOf(scheduling, { entries, arrangement, all, unplaced, fewer: lessOften(own, placed) }) };
  }
  const fits = (entries: readonly Entry[]): boolean => fit(prepared, [...entries, ...fixed], mostSlots) !== null;
  const entry = toDrop(planned, fits);
  if (entry?.pick == null) return { day: NO_DAY };
  const isPreference = fit(prepared, [...planned, ...fixed], slots.length) !== null;
  return {
    dropped: entry.pick,
    finding: noTimeFinding({ ...entry, isPreference, dosingPreference: facts.answers.dosingPreference }),
  };
}
