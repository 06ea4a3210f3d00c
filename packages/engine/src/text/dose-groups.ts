import type { Slot } from '@evidose/contract';
import { DAYS_OF_WEEK } from '../measures.ts';
import { type Element, MANY, MOST_TAKEN } from './dose-elements.ts';

/** One dose with its own times: "3 mg am" of "3 mg am, 2 mg pm". */
export interface Group {
  amount: { value: number; unit: string | null } | null;
  count: number | null;
  readonly every: { readonly times: number; readonly days: number }[];
  weekdays: number;
  /** The days that are named are left out. */
  isExcept: boolean;
  /** The days of the week that no other dose has. */
  isRest: boolean;
  readonly slots: Slot[];
  /** Times of the clock: two of them may lie in one slot. */
  readonly hours: Set<number>;
  meals: boolean;
  hasWhen: boolean;
  /** For so many days. */
  isCourse: boolean;
  /** "Then 5 mg": behind another dose, and not beside it. */
  isNext: boolean;
  /** "Increasing to 50 mg": not yet. */
  isLater: boolean;
  /** The amount is the day's, however often: "600 mg split am and pm". */
  isSplit: boolean;
  /** "0-0-1": the one time of a pattern, which a time in words tells closer: "0-0-1 after dinner". */
  isPatterned: boolean;
  /** What stood in brackets behind a few of them was taken for all together: "2 capsules (600 mg)". */
  isTogether: boolean;
}

const groupOf = (amount: Group['amount'] = null): Group => ({
  amount,
  count: null,
  every: [],
  weekdays: 0,
  isExcept: false,
  isRest: false,
  slots: [],
  hours: new Set(),
  meals: false,
  hasWhen: false,
  isCourse: false,
  isNext: false,
  isLater: false,
  isSplit: false,
  isPatterned: false,
  isTogether: false,
});

export const MEALS: readonly Slot[] = ['breakfast', 'lunch', 'dinner'];
/** So many times a day without a time: the day's usual slots. */
export const USUAL: Readonly<Record<number, readonly Slot[]>> = {
  2: ['breakfast', 'dinner'],
  3: MEALS,
  4: ['breakfast', 'lunch', 'dinner', 'bedtime'],
};

/** Cuts what was written into doses: "3 mg am 2 mg pm" are two, each with its own time. */
export class Groups {
  readonly all: Group[] = [groupOf()];
  hasPair = false;
  cap: Extract<Element, { kind: 'cap' }> | null = null;
  #isNext = false;
  #isLater = false;

  constructor(elements: readonly Element[]) {
    for (const [at, element] of elements.entries()) this.#take(element, elements[at + 1]);
  }

  get #group(): Group {
    return this.all[this.all.length - 1] as Group;
  }

  #next(amount: Group['amount']): void {
    this.all.push({ ...groupOf(amount), isNext: this.#isNext, isLater: this.#isLater });
  }

  #take(element: Element, next: Element | undefined): void {
    const group = this.#group;
    switch (element.kind) {
      case 'amount':
        this.#amount(element);
        break;
      case 'count':
        this.#count(element, next);
        break;
      case 'every':
        this.#every(element);
        break;
      case 'slot':
        if (group.isPatterned) group.slots.splice(0);
        group.isPatterned = false;
        slotInto(group, element.slot);
        if (element.hour !== undefined) group.hours.add(element.hour);
        group.hasWhen = true;
        break;
      case 'weekday':
        group.weekdays = group.isExcept ? (group.weekdays || DAYS_OF_WEEK) - 1 : group.weekdays + 1;
        group.hasWhen = true;
        break;
      case 'except':
        group.isExcept = true;
        break;
      case 'rest':
        group.isRest = true;
        group.hasWhen = true;
        break;
      case 'meals':
        group.meals = true;
        group.hasWhen = true;
        break;
      case 'pattern':
        patternInto(group, element.figures);
        break;
      case 'pair':
      case 'doses':
        this.hasPair = true;
        break;
      case 'cap':
        this.cap ??= element;
        break;
      case 'course':
        group.isCourse = true;
        break;
      case 'then':
        this.#isNext = true;
        break;
      case 'later':
        this.#isLater = true;
        break;
      case 'split':
        group.isSplit = group.amount !== null;
        break;
      default:
    }
  }

  #amount({ value, unit, isAside }: Extract<Element, { kind: 'amount' }>): void {
    const group = this.#group;
    const count = group.count ?? 1;
    // "8 tablets (20 mg) a week": so many together are what the brackets say; of a few it may be said of each.
    const isOfAll = group.amount === null && isAside && unit !== null && count > 1;
    const amount = { value: isOfAll ? value / count : value, unit };
    const isMuch = unit === 'g' || (unit === 'mg' && value >= GRAM);
    group.isTogether ||= isOfAll && count < MANY && !isMuch;
    // "10 ml (15 mg)": what the spoon holds.
    const isPoured = group.amount?.unit === 'ml' && unit !== null && unit !== 'ml' && unit !== '%';
    if (group.amount === null || (isPoured && (isAside || !group.hasWhen))) group.amount = amount;
    else if (!isAside || group.hasWhen) this.#next(amount);
  }

  /** "Twice a day on weekdays, once at weekends": behind how often and on how many days comes another of both. */
  #every({ times, days }: Extract<Element, { kind: 'every' }>): void {
    const { every, amount, count } = this.#group;
    const isKnown = every.some((each) => each.times === times && each.days === days);
    const isWhole = every.some((each) => each.days > 1) && every.some((each) => each.days <= 1);
    if (isWhole && !isKnown) {
      this.#next(amount);
      this.#group.count = count;
    }
    this.#group.every.push({ times, days });
    this.#group.hasWhen = true;
  }

  #count({ value, isAside }: Extract<Element, { kind: 'count' }>, next: Element | undefined): void {
    // In brackets stands the same in other words, and so many are a pack: "10 mg (four tablets)", "28 tablets".
    const { amount } = this.#group;
    const isSaid = isAside === true && amount !== null && (amount.unit !== null || amount.value > MOST_TAKEN);
    if (isSaid || value > MOST_TAKEN || this.#group.isSplit) return;
    // "200 mg in the morning and two at night": so many of it at another time.
    const isOtherTime = next?.kind === 'slot' && this.#group.slots.length > 0 && !this.#group.slots.includes(next.slot);
    // "4 tabs for 3 days, 3 tabs for 3 days": one after the other.
    const { count, hasWhen, isCourse } = this.#group;
    if (count !== null ? hasWhen || isCourse : amount !== null && isOtherTime && hasWhen) this.#next(amount);
    const group = this.#group;
    // "3 capsules, one with each meal": how the three are taken.
    group.count = Math.min(group.count ?? value, value);
  }
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
  group.isPatterned = taken.length === 1;
  group.slots.push(...(taken.length === 1 && taken[0] === 'dinner' ? (['bedtime'] as const) : taken));
  group.every.push({ times: total > 0 ? total : 1, days: 1 });
  group.hasWhen = true;
}

/** One piece that weighs so much is rare. */
const GRAM = 1000;

const ONCE_A_DAY = { times: 1, days: 1 };

/** How many times a day, on average. */
export function timesOf({ every, weekdays, slots, hours, meals, isSplit }: Group): number {
  const daily = isSplit ? ONCE_A_DAY : every.find(({ times, days }) => times / days >= 1);
  const rarely = every.find(({ times, days }) => times / days < 1);
  const named = meals ? new Set([...MEALS, ...slots]).size : Math.max(slots.length, hours.size, 1);
  const inADay =
    daily === undefined ? named : daily.times > 1 || slots.length < 2 || isSplit ? daily.times / daily.days : named;
  if (rarely !== undefined) {
    const share = rarely.times / rarely.days;
    return daily !== undefined && daily.times > 1 ? inADay * share : share;
  }
  return weekdays > 0 ? inADay * Math.min(weekdays / 7, 1) : inADay;
}
