import type { Slot } from '@evidose/contract';
import { DAYS_OF_WEEK, MICROGRAMS } from '../../measures.ts';
import { type Amount, type Element, FOUR_A_DAY, type Kind, type Of, THREE_A_DAY } from './elements.ts';

/** One dose with its own times: "3 mg am" of "3 mg am, 2 mg pm". */
const EMPTY = {
  amount: null as { readonly value: number; readonly unit: string | null } | null,
  count: null as number | null,
  every: [] as readonly { readonly times: number; readonly days: number }[],
  weekdays: 0,
  /** The named days are excluded. */
  isExcept: false,
  /** The weekdays without another dose. */
  isRest: false,
  slots: [] as readonly Slot[],
  /** Clock times: two of them may fall into one slot. */
  hours: new Set<number>() as ReadonlySet<number>,
  hasMeals: false,
  hasWhen: false,
  /** For this many days. */
  isCourse: false,
  /** "Then 5 mg": after another dose rather than in addition to it. */
  isNext: false,
  /** "Increasing to 50 mg": not yet. */
  isLater: false,
  /** The amount is the daily total, however often: "600 mg split am and pm". */
  isSplit: false,
  /** "0-0-1": the single time of a pattern, which a time in words makes more precise: "0-0-1 after dinner". */
  isPatterned: false,
  /** An amount in brackets after a few pieces was read as their total: "2 capsules (600 mg)". */
  isTogether: false,
};
export type Dose = Readonly<typeof EMPTY>;

/** A frequency without times: the day's usual slots. */
export const USUAL: Readonly<Record<number, readonly Slot[]>> = {
  2: ['breakfast', 'dinner'],
  3: THREE_A_DAY,
  4: FOUR_A_DAY,
};

/** The splitting state: the doses so far, the last one still open. */
interface Cut {
  readonly doses: readonly Dose[];
  readonly isNext: boolean;
  readonly isLater: boolean;
}

/** Splits directions into doses: "3 mg am 2 mg pm" are two, each with its own time. */
export const dosesOf = (elements: readonly Element[]): readonly Dose[] =>
  elements.reduce<Cut>((cut, element, at) => takes(cut, element, elements[at + 1]), START).doses;

const START: Cut = { doses: [EMPTY], isNext: false, isLater: false };

const lastOf = ({ doses }: Cut): Dose => doses.at(-1) ?? EMPTY;
const withPart = (cut: Cut, more: Partial<Dose>): Cut => ({
  ...cut,
  doses: [...cut.doses.slice(0, -1), { ...lastOf(cut), ...more }],
});
const another = ({ doses, ...cut }: Cut, more: Partial<Dose>): Cut => ({
  ...cut,
  doses: [...doses, { ...EMPTY, isNext: cut.isNext, isLater: cut.isLater, ...more }],
});

function takes(cut: Cut, element: Element, next: Element | undefined): Cut {
  const dose = lastOf(cut);
  switch (element.kind) {
    case 'amount':
      return withAmount(cut, element);
    case 'count':
      return withCount(cut, element, next);
    case 'every':
      return withEvery(cut, element);
    case 'slot':
      return withPart(cut, { ...slotIn(dose, element), hasWhen: true });
    case 'weekday': {
      const weekdays = dose.isExcept ? (dose.weekdays || DAYS_OF_WEEK) - 1 : dose.weekdays + 1;
      return withPart(cut, { weekdays, hasWhen: true });
    }
    case 'pattern':
      return withPart(cut, patternIn(dose, element.figures));
    // "Mon to Sat, none on Sunday".
    case 'except':
      return dose.isExcept ? cut : withPart(cut, { isExcept: true, weekdays: 0 });
    case 'then':
      return { ...cut, isNext: true };
    case 'later':
      return { ...cut, isLater: true };
    case 'split':
      return withPart(cut, { isSplit: dose.amount !== null });
    default: {
      const more = NOTED[element.kind];
      return more === undefined ? cut : withPart(cut, more);
    }
  }
}

const NOTED: Readonly<Partial<Record<Kind, Partial<Dose>>>> = {
  rest: { isRest: true, hasWhen: true },
  meals: { hasMeals: true, hasWhen: true },
  course: { isCourse: true },
};

const NEARLY = 0.001;
/** Few pieces weigh this much. */
const GRAM = 1000;
/** Fewer may be meant individually: "2 tablets (500 mg)". */
export const MANY = 4;
/** More than this is a pack. */
const MOST_TAKEN = 24;

function withAmount(cut: Cut, { value, unit, isAside }: Amount): Cut {
  const dose = lastOf(cut);
  const count = dose.count ?? 1;
  // "8 tablets (20 mg) a week": with many pieces the brackets give the total; with a few they may give the strength of
  // each.
  const isOfAll = dose.amount === null && isAside && unit !== null && count > 1;
  const amount = { value: isOfAll ? value / count : value, unit };
  const isMuch = unit === 'g' || (unit === 'mg' && value >= GRAM);
  const isTogether = dose.isTogether || (isOfAll && count < MANY && !isMuch);
  // "10 ml (15 mg)": the content of the spoon.
  const isPoured = dose.amount?.unit === 'ml' && unit !== null && unit !== 'ml' && unit !== '%';
  if (dose.amount === null || (isPoured && (isAside || !dose.hasWhen))) return withPart(cut, { amount, isTogether });
  // "50 mg, 1.5 tablets daily (75 mg)": what that makes.
  const isSaidAgain =
    isAside && dose.amount.unit === unit && Math.abs(dose.amount.value * count - value) < NEARLY * value;
  return (!isAside || dose.hasWhen) && !isSaidAgain ? another(cut, { amount }) : cut;
}

/** "Twice a day on weekdays, once at weekends": a second frequency with its own days. */
function withEvery(cut: Cut, { times, days }: Of<'every'>): Cut {
  const { every, amount, count, hasWhen, isNext } = lastOf(cut);
  // "Nightly for two weeks, then twice a week".
  const isStep = cut.isNext && !isNext && hasWhen;
  const isKnown = every.some((each) => each.times === times && each.days === days);
  const isWhole = every.some((each) => each.days > 1) && every.some((each) => each.days <= 1);
  const on = isStep || (isWhole && !isKnown) ? another(cut, { amount, count }) : cut;
  return withPart(on, { every: [...lastOf(on).every, { times, days }], hasWhen: true });
}

function withCount(cut: Cut, { value, isAside }: Of<'count'>, next: Element | undefined): Cut {
  const { amount, count, slots, hasWhen, isCourse, isSplit, isNext } = lastOf(cut);
  // Brackets repeat the same in other words, and this many are a pack: "10 mg (four tablets)", "28 tablets".
  const isSaid = isAside === true && amount !== null && (amount.unit !== null || amount.value > MOST_TAKEN);
  if (isSaid || value > MOST_TAKEN || isSplit) return cut;
  // "200 mg in the morning and two at night": a count at another time.
  const isOtherTime = next?.kind === 'slot' && slots.length > 0 && !slots.includes(next.slot);
  // "4 tabs for 3 days, 3 tabs for 3 days": one after the other.
  const isStep = hasWhen || isCourse || (cut.isNext && !isNext);
  const isOther = count !== null ? isStep : amount !== null && isOtherTime && hasWhen;
  const on = isOther ? another(cut, { amount }) : cut;
  // "3 capsules, one with each meal": how the three are taken.
  return withPart(on, { count: Math.min(lastOf(on).count ?? value, value) });
}

function slotIn({ slots: known, isPatterned, hours }: Dose, { slot, hour }: Of<'slot'>): Partial<Dose> {
  const slots = isPatterned ? [] : known;
  // "In the morning on an empty stomach" is one time, not two.
  const isOneMorning = slots.length === 1 && slots[0] === 'breakfast' && slot === 'on-waking';
  return {
    slots: isOneMorning ? [slot] : slots.includes(slot) ? slots : [...slots, slot],
    isPatterned: false,
    hours: hour === undefined ? hours : new Set([...hours, hour]),
  };
}

/** "1-0-1": morning and night; the night alone is bedtime. */
function patternIn({ slots, every }: Dose, figures: readonly number[]): Partial<Dose> {
  const total = figures.reduce((sum, figure) => sum + figure, 0);
  const places = figures.length === FOUR_A_DAY.length ? FOUR_A_DAY : THREE_A_DAY;
  const taken = places.filter((_, i) => (figures[i] ?? 0) > 0);
  const named: readonly Slot[] = taken.length === 1 && taken[0] === 'dinner' ? ['bedtime'] : taken;
  return {
    isPatterned: taken.length === 1,
    slots: [...slots, ...named],
    every: [...every, { times: total > 0 ? total : 1, days: 1 }],
    hasWhen: true,
  };
}

const ONCE_A_DAY = { times: 1, days: 1 };

/** Average times a day. */
export function timesOf({ every, weekdays, slots, hours, hasMeals, isSplit }: Dose): number {
  const daily = isSplit ? ONCE_A_DAY : every.find(({ times, days }) => times / days >= 1);
  const rarely = every.find(({ times, days }) => times / days < 1);
  const named = hasMeals ? new Set([...THREE_A_DAY, ...slots]).size : Math.max(slots.length, hours.size, 1);
  const inADay =
    daily === undefined ? named : daily.times > 1 || slots.length < 2 || isSplit ? daily.times / daily.days : named;
  if (rarely !== undefined) {
    const share = rarely.times / rarely.days;
    return daily !== undefined && daily.times > 1 ? inADay * share : share;
  }
  return weekdays > 0 ? inADay * Math.min(weekdays / DAYS_OF_WEEK, 1) : inADay;
}

/** Pieces a day. */
export const piecesOf = (doses: readonly Dose[]): number =>
  doses.reduce((sum, dose) => sum + (dose.count ?? 1) * timesOf(dose), 0);

/** In another unit; undefined if not comparable. */
export function inUnit(value: number, unit: string | null, wanted: string | null): number | undefined {
  if (unit === wanted) return value;
  const from = MICROGRAMS[unit ?? ''];
  const to = MICROGRAMS[wanted ?? ''];
  return from === undefined || to === undefined ? undefined : (value * from) / to;
}
