import type { Slot } from '@evidose/contract';
import type { Said } from './said.ts';

/** What stands beside a name about how much and when, in the order written. */
export type Element =
  | {
      readonly kind: 'amount';
      readonly value: number;
      readonly unit: string | null;
      readonly isAside: boolean;
      /** How strong a liquid is: so much in so many millilitres. */
      readonly inMl?: number;
    }
  | { readonly kind: 'count'; readonly value: number; readonly isAside?: boolean }
  | { readonly kind: 'every'; readonly times: number; readonly days: number }
  | { readonly kind: 'slot'; readonly slot: Slot }
  /** rest: "3 mg the other days". */
  | { readonly kind: 'meals' | 'weekday' | 'rest' }
  /** pair: "8/500"; pattern: "1-0-1". */
  | { readonly kind: 'pattern' | 'pair'; readonly figures: readonly number[] };

/** How much a day, on average, and at which times. */
export interface Dosing {
  /** What was measured: 500 mg twice is 1000 mg. Null where nothing was, or nothing that can be added up. */
  readonly measured: { readonly value: number; readonly unit: string | null; readonly once: number } | null;
  /** Pieces a day; 1 where nothing was counted. */
  readonly pieces: number;
  readonly isCounted: boolean;
  readonly timesADay: number;
  readonly slots: readonly Slot[] | null;
}

interface Group {
  amount: { value: number; unit: string | null } | null;
  count: number | null;
  readonly every: { readonly times: number; readonly days: number }[];
  weekdays: number;
  /** The days of the week that no other dose has. */
  isRest: boolean;
  readonly slots: Slot[];
  meals: boolean;
  hasWhen: boolean;
}

const groupOf = (amount: Group['amount'] = null): Group => ({
  amount,
  count: null,
  every: [],
  weekdays: 0,
  isRest: false,
  slots: [],
  meals: false,
  hasWhen: false,
});

const SLOT_ORDER: readonly Slot[] = ['on-waking', 'breakfast', 'lunch', 'dinner', 'bedtime'];
const MEALS: readonly Slot[] = ['breakfast', 'lunch', 'dinner'];
/** So many times a day without a time: the day's usual slots. */
const USUAL: Readonly<Record<number, readonly Slot[]>> = {
  2: ['breakfast', 'dinner'],
  3: MEALS,
  4: ['breakfast', 'lunch', 'dinner', 'bedtime'],
};

/** Cuts what was written into doses: "3 mg am 2 mg pm" are two, each with its own time. */
function groupsOf(elements: readonly Element[]): { groups: Group[]; hasPair: boolean } {
  let group = groupOf();
  const groups = [group];
  let hasPair = false;
  const next = (amount: Group['amount']): void => {
    group = groupOf(amount);
    groups.push(group);
  };
  for (const element of elements) {
    if (element.kind === 'amount') {
      const amount = { value: element.value, unit: element.unit };
      // "8 tablets (20 mg) a week": so many together are what the brackets say.
      const isTotal = (group.count ?? 0) >= MANY || element.unit === 'g';
      if (group.amount === null && element.isAside && group.count !== null && isTotal && element.unit !== null)
        group.count = 1;
      if (group.amount === null) group.amount = amount;
      else if (!element.isAside || group.hasWhen) next(amount);
    } else if (element.kind === 'count') {
      // In brackets stands the same in other words, and so many are a pack: "10 mg (four tablets)", "28 tablets".
      const isSaid = element.isAside === true && group.amount?.unit != null;
      if (isSaid || element.value > MOST_TAKEN) continue;
      if (group.count !== null && group.hasWhen) next(group.amount);
      if (group.count === null) group.count = element.value;
    } else if (element.kind === 'every') {
      group.every.push({ times: element.times, days: element.days });
      group.hasWhen = true;
    } else if (element.kind === 'slot') {
      slotInto(group, element.slot);
      group.hasWhen = true;
    } else if (element.kind === 'weekday') {
      group.weekdays += 1;
      group.hasWhen = true;
    } else if (element.kind === 'rest') {
      group.isRest = true;
      group.hasWhen = true;
    } else if (element.kind === 'meals') {
      group.meals = true;
      group.hasWhen = true;
    } else if (element.kind === 'pattern') {
      patternInto(group, element.figures);
    } else if (element.kind === 'pair') hasPair = true;
  }
  return { groups, hasPair };
}

/** "In the morning on an empty stomach" is one time, not two. */
function slotInto({ slots }: Group, slot: Slot): void {
  const [only] = slots;
  const isOneMorning = slots.length === 1 && only === 'breakfast' && slot === 'on-waking';
  if (isOneMorning) slots.splice(0, 1, slot);
  else if (!slots.includes(slot)) slots.push(slot);
}

/** "1-0-1": morning and night; the night alone is bedtime. */
function patternInto(group: Group, figures: readonly number[]): void {
  const total = figures.reduce((sum, figure) => sum + figure, 0);
  const places: readonly Slot[] = figures.length === 4 ? (USUAL[4] ?? []) : MEALS;
  const taken = places.filter((_, i) => (figures[i] ?? 0) > 0);
  group.slots.push(...(taken.length === 1 && taken[0] === 'dinner' ? (['bedtime'] as const) : taken));
  group.every.push({ times: Math.max(total, 1), days: 1 });
  group.hasWhen = true;
}

/** How many times a day, on average. */
function timesOf({ every, weekdays, slots, meals }: Group): number {
  const daily = every.find(({ times, days }) => times / days >= 1);
  const rarely = every.find(({ times, days }) => times / days < 1);
  const named = meals ? MEALS.length : Math.max(slots.length, 1);
  const inADay = daily === undefined ? named : daily.times > 1 || slots.length < 2 ? daily.times / daily.days : named;
  if (rarely !== undefined) {
    const share = rarely.times / rarely.days;
    return daily !== undefined && daily.times > 1 ? inADay * share : share;
  }
  return weekdays > 0 ? inADay * Math.min(weekdays / 7, 1) : inADay;
}

function slotsOf(groups: readonly Group[]): readonly Slot[] | null {
  const slots = new Set(groups.flatMap((group) => group.slots));
  if (slots.size > 0) return SLOT_ORDER.filter((slot) => slots.has(slot));
  const daily = groups.flatMap(({ every }) => every).find(({ times, days }) => days === 1 && times > 1);
  if (daily !== undefined) return USUAL[daily.times] ?? null;
  return groups.some(({ meals }) => meals) ? MEALS : null;
}

const MICROGRAMS: Readonly<Record<string, number>> = { g: 1_000_000, mg: 1000, µg: 1 };

/** In the unit of the first; undefined where the two cannot be added. */
function inUnit(value: number, unit: string | null, wanted: string | null): number | undefined {
  if (unit === wanted) return value;
  const from = MICROGRAMS[unit ?? ''];
  const to = MICROGRAMS[wanted ?? ''];
  return from === undefined || to === undefined ? undefined : (value * from) / to;
}

/** "6.25, one in the morning and one at night": another number follows before any time, so the first is the strength. */
function firstStrength(elements: readonly Element[]): Amount | undefined {
  const [first, second] = elements;
  if (first?.kind !== 'amount' || first.unit !== null || second?.kind !== 'amount' || second.unit !== null)
    return undefined;
  return second.value <= FEW && first.value > second.value ? first : undefined;
}
type Amount = Extract<Element, { kind: 'amount' }>;

/** Where something is measured, a number without a unit counts how many: "500 mg, two at night". */
function counted(elements: readonly Element[]): readonly Element[] {
  const amounts = elements.filter((element) => element.kind === 'amount');
  const strength =
    amounts.find(({ unit }) => unit !== null) ??
    firstStrength(elements) ??
    amounts.find(({ value }) => value > MOST_COUNTED);
  if (strength === undefined) return elements;
  return elements.map((element) =>
    element.kind === 'amount' && element !== strength && element.unit === null && strength.unit !== null
      ? { kind: 'count', value: element.value, isAside: element.isAside }
      : element.kind === 'amount' && element !== strength && element.unit === null && element.value <= MOST_COUNTED
        ? { kind: 'count', value: element.value }
        : element,
  );
}
const MOST_COUNTED = 12;
const MOST_TAKEN = 24;
const FEW = 3;
/** Fewer may be meant one by one: "2 tablets (500 mg)". */
const MANY = 4;

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

/** "250 mg/5 ml, 10 ml four times a day": what is in the spoon. A strength alone is no dose. */
function poured(elements: readonly Element[]): readonly Element[] {
  const strength = elements.find((element) => element.kind === 'amount' && element.inMl !== undefined);
  if (strength?.kind !== 'amount' || strength.inMl === undefined) return elements;
  const { value, unit, inMl } = strength;
  // "40 mg/0.4 ml": a syringe that is given whole.
  if (!elements.some((each) => each.kind === 'amount' && each.unit === 'ml') && inMl < 1) return elements;
  return elements
    .filter((element) => element !== strength)
    .map((element) =>
      element.kind === 'amount' && element.unit === 'ml'
        ? { ...element, value: (element.value * value) / inMl, unit }
        : element,
    );
}

/** "Curcumin 95 % 500 mg": how pure it is, where a weight stands beside it. */
function weighed(elements: readonly Element[]): readonly Element[] {
  const isWeighed = elements.some((each) => each.kind === 'amount' && each.unit !== null && each.unit !== '%');
  return isWeighed ? elements.filter((each) => each.kind !== 'amount' || each.unit !== '%') : elements;
}

/** "100/125 on alternate days" of one substance: now the one, now the other. */
function alternated(elements: readonly Element[]): readonly Element[] {
  const isAlternate = elements.some((each) => each.kind === 'every' && each.times === 1 && each.days === 2);
  if (!isAlternate || elements.some(({ kind }) => kind === 'amount')) return elements;
  return elements.flatMap((each): readonly Element[] =>
    each.kind === 'pair'
      ? each.figures.map((value) => ({ kind: 'amount', value, unit: null, isAside: false }))
      : [each],
  );
}

/** `isSingle`: the name stands for one substance, so two figures are no two strengths of a combination. */
export function dosingOf(elements: readonly Element[], isSingle = false): Dosing {
  const said = isSingle ? alternated(elements) : elements;
  const { groups: all, hasPair } = groupsOf(counted(poured(weighed(said))));
  const measured = withRest(all.filter(({ amount }) => amount !== null));
  const groups = measured.length > 0 ? measured : all;
  // "100 mcg/125 mcg on alternate days": the rhythm holds for both.
  const shared = groups.length > 1 ? groups.find(({ hasWhen }) => hasWhen) : undefined;
  const timed = groups.map((group) =>
    shared !== undefined && !group.hasWhen ? { ...shared, amount: group.amount, count: group.count } : group,
  );
  const pieces = timed.reduce((sum, group) => sum + (group.count ?? 1) * timesOf(group), 0);
  const slots = slotsOf(all);
  const timesADay = timed.reduce((sum, group) => sum + timesOf(group), 0);
  const isCounted = all.some(({ count }) => count !== null);
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
  const isNothing = measured.length === 0 || (hasPair && unit === null);
  return { measured: isNothing ? null : { value, unit, once }, pieces, isCounted, timesADay, slots };
}

/** The element that a phrase is, with the number in it filled in. */
export function elementOf(said: Said, number: number): Element | null {
  if (said.kind === 'slot') return { kind: 'slot', slot: said.slot };
  if (said.kind === 'meals' || said.kind === 'weekday' || said.kind === 'rest') return { kind: said.kind };
  if (said.kind !== 'frequency') return null;
  const times = said.times === '#' ? number : said.times;
  return { kind: 'every', times, days: daysOf(said.every, number) };
}

function daysOf(every: number | '#' | '#/24' | '#*7' | '#*30', number: number): number {
  if (typeof every === 'number') return every;
  if (every === '#/24') return number / 24;
  if (every === '#*7') return number * 7;
  return every === '#*30' ? number * 30 : number;
}
