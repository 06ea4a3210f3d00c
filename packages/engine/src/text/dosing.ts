import type { Slot } from '@evidose/contract';
import { flatMap } from '../flat-map.ts';
import { MICROGRAMS } from '../measures.ts';
import { type Element, plainElements } from './dose-elements.ts';
import { type Group, Groups, MEALS, timesOf, USUAL } from './dose-groups.ts';

/** How much a day, on average, and at which times. */
export interface Dosing {
  /** What was measured: 500 mg twice is 1000 mg. Null where nothing was, or nothing that can be added up. */
  readonly measured: {
    readonly value: number;
    readonly unit: string | null;
    readonly once: number;
    /** "2 capsules (600 mg)" was taken for both together: times so many if it was said of each. */
    readonly timesEach?: number;
  } | null;
  /** Pieces a day; 1 where nothing was counted. */
  readonly pieces: number;
  readonly isCounted: boolean;
  readonly timesADay: number;
  readonly slots: readonly Slot[] | null;
}

const SLOT_ORDER: readonly Slot[] = ['on-waking', 'breakfast', 'lunch', 'dinner', 'bedtime'];

function slotsOf(groups: readonly Group[]): readonly Slot[] | null {
  const isTimed = groups.some(({ slots: own, meals }) => own.length > 0 || meals);
  const slots = new Set(isTimed ? flatMap(groups, (group) => slotsIn(group, groups.length > 1)) : []);
  if (slots.size > 0) return SLOT_ORDER.filter((slot) => slots.has(slot));
  const daily = flatMap(groups, ({ every }) => every).find(({ times, days }) => days === 1 && times > 1);
  if (daily !== undefined) return USUAL[daily.times] ?? null;
  return groups.some(({ meals }) => meals) ? MEALS : null;
}

/** "300 mg tds, 600 mg at night": beside a dose with its hour, the others have their usual ones. */
function slotsIn({ slots, meals, every }: Group, isOneOfSeveral: boolean): readonly Slot[] {
  if (slots.length > 0) return meals ? [...MEALS, ...slots] : slots;
  const daily = every.find(({ times, days }) => days === 1 && times > 1);
  return isOneOfSeveral && daily !== undefined ? (USUAL[daily.times] ?? []) : [];
}

/** In the unit of the first; undefined where the two cannot be added. */
function inUnit(value: number, unit: string | null, wanted: string | null): number | undefined {
  if (unit === wanted) return value;
  const from = MICROGRAMS[unit ?? ''];
  const to = MICROGRAMS[wanted ?? ''];
  return from === undefined || to === undefined ? undefined : (value * from) / to;
}

/** "5 mg, but 7.5 mg on Tuesdays", "2 mg Mon Wed Fri, 3 mg other days": one dose has the days that the others leave. */
function withRest(groups: readonly Group[]): readonly Group[] {
  const named = groups.reduce((sum, { weekdays, every }) => sum + (weekdays || daysIn(every)), 0);
  if (groups.length < 2 || named <= 0 || named >= 7) return groups;
  const hasRest = groups.some(({ isRest }) => isRest);
  const byName = groups.some(({ weekdays }) => weekdays > 0);
  return groups.map((group) => {
    // "1000 daily and 20,000 weekly" are two doses; a day that is named is another dose of the same.
    const isDaily = group.every.length === 0 || (byName && group.every.every(({ times, days }) => times / days >= 1));
    const isPlain = !hasRest && group.weekdays === 0 && isDaily;
    return group.isRest || isPlain ? { ...group, weekdays: 7 - named, hasWhen: true } : group;
  });
}

/** "Weekends", "twice a week": so many days of the week. */
const daysIn = (every: Group['every']): number => every.find(({ days }) => days === 7)?.times ?? 0;

/** A dose with no hour or day of its own: two of them may be said of two weeks. */
const isUntimed = ({ slots, weekdays, meals, isRest, every }: Group): boolean =>
  slots.length === 0 && weekdays === 0 && !meals && !isRest && every.every(({ days }) => days <= 1);

/** "40 mg for 5 days, then 20 mg": doses that follow each other are not taken together. The highest counts. */
function ofOneDay(groups: readonly Group[]): readonly Group[] {
  const present = groups.filter(({ isLater }, i) => i === 0 || !isLater);
  const untimed = present.filter(isUntimed);
  const follows = untimed.some(({ isNext }) => isNext) || untimed.filter(({ isCourse }) => isCourse).length > 1;
  if (!follows || untimed.length < 2) return present;
  const unit = untimed[0]?.amount?.unit ?? null;
  const sizeOf = ({ amount, count }: Group): number =>
    (inUnit(amount?.value ?? 0, amount?.unit ?? unit, unit) ?? 0) * (count ?? 1);
  const highest = untimed.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  return present.filter((group) => group === highest || !untimed.includes(group));
}

/** "One in the morning, two at night, 50 mg": the strength of each. */
function withStrength(groups: readonly Group[]): readonly Group[] {
  const last = groups.at(-1);
  const isOnly = groups.every((group) => group === last || (group.amount === null && group.count !== null));
  return last?.amount == null || !isOnly ? groups : groups.map((group) => ({ ...group, amount: last.amount }));
}

/** "No more than 8 a day": of what was said, or that many where nothing else was. */
const capped = (value: number, cap: number | undefined, isSaid: boolean): number =>
  cap === undefined ? value : isSaid ? Math.min(value, cap) : cap;

/** `isSingle`: the name stands for one substance, so two figures are no two strengths of a combination. */
export function dosingOf(elements: readonly Element[], isSingle = false): Dosing {
  const [first] = elements;
  if (first === undefined) return NOTHING_SAID;
  const isLone = elements.length === 1 && first.kind === 'amount' && first.inMl === undefined;
  return isLone && first.unit !== null && !first.isAside ? once(first.value, first.unit) : dosingBy(elements, isSingle);
}

/** "500 mg", and nothing more. */
const once = (value: number, unit: string): Dosing => ({
  measured: { value, unit, once: value },
  pieces: 1,
  isCounted: false,
  timesADay: 1,
  slots: null,
});

function dosingBy(elements: readonly Element[], isSingle: boolean): Dosing {
  const { all: cut, hasPair, cap } = new Groups(plainElements(elements, isSingle));
  const all = withStrength(cut);
  const measured = withRest(ofOneDay(all.filter(({ amount }) => amount !== null)));
  const groups = measured.length > 0 ? measured : all;
  // "100 mcg/125 mcg on alternate days": the rhythm holds for both.
  const shared = groups.length > 1 ? groups.find(({ hasWhen }) => hasWhen) : undefined;
  const timed = groups.map((group) =>
    shared !== undefined && !group.hasWhen ? { ...shared, amount: group.amount, count: group.count } : group,
  );
  const isCounted = all.some(({ count }) => count !== null);
  const timesADay = timed.reduce((sum, group) => sum + timesOf(group), 0);
  const isSaid = isCounted || timesADay !== 1;
  const said = timed.reduce((sum, group) => sum + (group.count ?? 1) * timesOf(group), 0);
  const pieces = capped(said, cap?.unit === null ? cap.value : undefined, isSaid);
  const slots = slotsOf(all);
  const unit = measured.find(({ amount }) => amount?.unit !== null)?.amount?.unit ?? null;
  let value = 0;
  let once = 0;
  for (const group of timed) {
    if (group.amount === null) continue;
    const amount = inUnit(group.amount.value, group.amount.unit ?? unit, unit);
    if (amount === undefined) continue;
    once = Math.max(once, amount);
    value += amount * (group.count ?? 1) * timesOf(group);
  }
  if (said > 0) value *= pieces / said;
  const most = cap === null || cap.unit === null ? undefined : inUnit(cap.value, cap.unit, unit);
  const isNothing = measured.length === 0 || (hasPair && unit === null);
  const timesEach = timed.find(({ isTogether }) => isTogether)?.count ?? null;
  return {
    measured: isNothing
      ? null
      : { value: capped(value, most, true), unit, once, ...(timesEach === null ? {} : { timesEach }) },
    pieces,
    isCounted,
    timesADay,
    slots,
  };
}

/** Of most names no dose is told. */
const NOTHING_SAID = dosingBy([], false);
