import type { Slot } from '@evidose/contract';
import { flatMap } from '../flat-map.ts';
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
  | { readonly kind: 'slot'; readonly slot: Slot; readonly hour?: number }
  /** rest: "3 mg the other days". */
  | { readonly kind: 'meals' | 'rest' }
  /** From 0 for Monday. */
  | { readonly kind: 'weekday'; readonly day: number }
  /** except: not on the days that follow. */
  | { readonly kind: 'except' }
  /** course: for so many days; now: "reduced to 5 mg"; later: "increasing to 5 mg"; then: "then 5 mg"; total: "2 caps = 240 mg"; each: "500 IU each"; split: "600 mg split am and pm". */
  | { readonly kind: 'course' | 'now' | 'later' | 'then' | 'total' | 'each' | 'split' }
  /** "No more than 8 a day", "max 4 g". */
  | { readonly kind: 'cap'; readonly value: number; readonly unit: string | null }
  /** pair: "8/500"; pattern: "1-0-1". */
  | { readonly kind: 'pattern' | 'pair'; readonly figures: readonly number[] }
  /** "300/300/600": so much in the morning, at noon and at night. */
  | { readonly kind: 'doses'; readonly figures: readonly number[]; readonly unit: string | null };

/** The element that a phrase is, with the number in it filled in. */
export function elementOf(said: Said, number: number): Element | null {
  if (said.kind === 'slot')
    return { kind: 'slot', slot: said.slot, ...(said.hour === undefined ? {} : { hour: said.hour }) };
  if (said.kind === 'now-dose') return { kind: 'now' };
  if (said.kind === 'later-dose') return { kind: 'later' };
  if (said.kind === 'weekday') return { kind: 'weekday', day: said.day };
  if (said.kind === 'half') return { kind: 'count', value: 0.5 };
  if (isPlain(said.kind)) return { kind: said.kind };
  if (said.kind !== 'frequency') return null;
  const times = said.times === '#' ? number : said.times;
  return { kind: 'every', times, days: daysOf(said.every, number) };
}

const PLAIN = ['meals', 'rest', 'course', 'total', 'each', 'split'] as const;
const isPlain = (kind: Said['kind']): kind is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(kind);

function daysOf(every: number | '#' | '#/24' | '#*7' | '#*30', number: number): number {
  if (typeof every === 'number') return every;
  if (every === '#/24') return number / 24;
  if (every === '#*7') return number * 7;
  return every === '#*30' ? number * 30 : number;
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
  const isAlone = isTimed(elements[elements.indexOf(strength) + 1]);
  let before = strength.value;
  return flatMap(elements, (element, at): readonly Element[] => {
    if (element.kind !== 'amount' || element === strength || element.unit !== null) return [element];
    const { value, isAside } = element;
    // "40 mg for 3 days then 30 then 20 then 10": each is another dose.
    const isNext = elements[at - 1]?.kind === 'then' && at > elements.indexOf(strength);
    if (isNext && value * ALIKE >= before && value <= before * ALIKE) {
      before = value;
      return [{ ...element, unit: strength.unit }];
    }
    const isPart = !Number.isInteger(value * QUARTERS);
    if (strength.unit === null && isPart && value <= MOST_COUNTED) return [];
    if (strength.unit === null) return value <= MOST_COUNTED ? [{ kind: 'count', value }] : [element];
    // "3 mg on weekdays, 4 at weekends": another dose of its own times, not so many of the first.
    const isLike = value / strength.value >= 1 / ALIKE && value / strength.value <= ALIKE;
    if (isAlone && isLike && isTimed(elements[at + 1])) return [{ ...element, unit: strength.unit }];
    // "40 mg tapering down, on 15 now", "last A1c 7.2": nobody takes so many of them, or such a part of one.
    // "Then 10, now 10 mg": the dose once more.
    const isSame = value === strength.value && value > FEW;
    return isSame || value > MOST_COUNTED || isPart ? [] : [{ kind: 'count', value, isAside }];
  });
}
const ALIKE = 4;
const isTimed = (element: Element | undefined): boolean => element !== undefined && WHEN.has(element.kind);
const WHEN: ReadonlySet<Element['kind']> = new Set(['every', 'slot', 'weekday', 'rest', 'meals']);
const MOST_COUNTED = 12;
/** A tablet is cut into four at most. */
const QUARTERS = 4;
export const MOST_TAKEN = 24;
const FEW = 3;
/** Fewer may be meant one by one: "2 tablets (500 mg)". */
export const MANY = 4;

/** "250 mg/5 ml, 10 ml four times a day": what is in the spoon. A strength alone is no dose. */
function poured(elements: readonly Element[]): readonly Element[] {
  const strength = elements.find((element) => element.kind === 'amount' && element.inMl !== undefined);
  if (strength?.kind !== 'amount' || strength.inMl === undefined) return elements;
  const { value, unit, inMl } = strength;
  const others = elements.filter((each) => each.kind === 'amount' && each !== strength);
  // "40 mg/0.4 ml", "1 mg/ml every 12 weeks": a syringe or an ampoule that is given whole.
  const isRare = elements.some((each) => each.kind === 'every' && each.days >= WEEK);
  const isWhole = inMl < 1 || (inMl === 1 && others.length === 0 && isRare);
  if (isWhole && !others.some((each) => each.kind === 'amount' && each.unit === 'ml')) return elements;
  return elements
    .filter((element) => element !== strength)
    .map((element) =>
      element.kind === 'amount' && element.unit === 'ml'
        ? { ...element, value: (element.value * value) / inMl, unit }
        : element,
    );
}

const WEEK = 7;

/** "Curcumin 95 % 500 mg": how pure it is, where a weight stands beside it. */
function weighed(elements: readonly Element[]): readonly Element[] {
  const isWeighed = elements.some((each) => each.kind === 'amount' && each.unit !== null && each.unit !== '%');
  return isWeighed ? elements.filter((each) => each.kind !== 'amount' || each.unit !== '%') : elements;
}

/** "100/125 on alternate days" of one substance: now the one, now the other. */
function alternated(elements: readonly Element[]): readonly Element[] {
  const isAlternate = elements.some((each) => each.kind === 'every' && each.times === 1 && each.days === 2);
  if (!isAlternate) return elements;
  const measured = elements.findIndex((each) => each.kind === 'amount' && each.unit !== null);
  // "3 and 4 mg on alternate nights": both are milligrams.
  if (measured >= 0) {
    const { unit } = elements[measured] as Amount;
    return elements.map((each, at) =>
      each.kind === 'amount' && each.unit === null && at < measured ? { ...each, unit } : each,
    );
  }
  if (elements.some(({ kind }) => kind === 'amount')) return elements;
  return flatMap(elements, (each): readonly Element[] =>
    each.kind === 'pair'
      ? each.figures.map((value) => ({ kind: 'amount', value, unit: null, isAside: false }))
      : [each],
  );
}

/** "4 drops (each 500 IU)": what stands in brackets is said of one, and not of all. */
function apiece(elements: readonly Element[]): readonly Element[] {
  if (!elements.some(({ kind }) => kind === 'each')) return elements;
  return elements.map((each) => (each.kind === 'amount' ? { ...each, isAside: false } : each));
}

/** "2 capsules = 240 mg", "500 mg three times a day (1500 mg in total)": the sum is what was said before, once more. */
function summed(elements: readonly Element[]): readonly Element[] {
  const at = elements.findIndex(({ kind }) => kind === 'total');
  if (at < 0) return elements;
  const isSum = (each: Element | undefined): boolean =>
    each?.kind === 'amount' && (each.unit !== null || each.value > MOST_COUNTED);
  const sum = [at + 1, at - 1].find((place) => isSum(elements[place]));
  if (sum === undefined) return elements;
  const before = elements.slice(0, Math.min(at, sum));
  // "1 drop = 1000 IU, 2 drops daily": what one holds, and then how many.
  const isOfOne = before.some((each) => each.kind === 'count' && each.value === 1);
  const behind = elements.slice(Math.max(at, sum) + 1);
  if (isOfOne && behind.some(({ kind }) => kind === 'count')) return [elements[sum] as Amount, ...behind];
  // What is said behind it, or of how often, is the day's.
  const isOfDay = before.some(({ kind }) => TIMED.has(kind));
  const kept = before.filter(({ kind }) => kind !== 'amount' && kind !== 'count');
  const whole = { ...(elements[sum] as Amount), isAside: false };
  const after = behind.filter(({ kind }) => kind !== 'count');
  return isOfDay ? [...kept, whole, { kind: 'split' }] : [...kept, whole, ...after];
}
const TIMED: ReadonlySet<Element['kind']> = new Set(['every', 'slot', 'meals', 'pattern']);

/** "4 g (2 g in the morning, 2 g at night)", "150 (100 + 50)": what the brackets part is not taken besides. */
function undivided(elements: readonly Element[]): readonly Element[] {
  const amounts = elements.filter((each) => each.kind === 'amount');
  const [whole, ...parts] = amounts;
  if (whole === undefined || parts.length < 2) return elements;
  const isSplit = elements.some(({ kind }) => kind === 'split');
  const unit = whole.unit ?? parts[0]?.unit;
  if (parts.some((each) => !(each.isAside || isSplit) || (each.unit ?? unit) !== unit)) return elements;
  const sum = parts.reduce((total, { value }) => total + value, 0);
  if (sum !== whole.value) return elements;
  const isTimedApart = parts.every((part) => isTimed(elements[elements.indexOf(part) + 1]));
  return elements.filter((each) =>
    isTimedApart ? each !== whole && each.kind !== 'split' : each.kind !== 'amount' || each === whole,
  );
}

/** "300/300/600" of one substance: the day's doses in their order. */
function parted(elements: readonly Element[]): readonly Element[] {
  if (!elements.some(({ kind }) => kind === 'doses')) return elements;
  // "6-8-10 with meals": the meals are told already.
  return flatMap(
    elements.filter(({ kind }) => kind !== 'meals'),
    (each): readonly Element[] => {
      if (each.kind !== 'doses') return [each];
      const hours = each.figures.length === 4 ? FOUR_A_DAY : THREE_A_DAY;
      return flatMap(each.figures, (value, i): readonly Element[] =>
        value === 0
          ? []
          : [
              { kind: 'amount', value, unit: each.unit, isAside: false },
              { kind: 'slot', slot: hours[i] ?? 'bedtime' },
            ],
      );
    },
  );
}
const THREE_A_DAY: readonly Slot[] = ['breakfast', 'lunch', 'dinner'];
const FOUR_A_DAY: readonly Slot[] = [...THREE_A_DAY, 'bedtime'];

/** "10 mg taper, now at 2.5", "reduced to half": what stood before is over; its unit, or its strength, still holds. */
function present(elements: readonly Element[]): readonly Element[] {
  const at = elements.findLastIndex(({ kind }) => kind === 'now');
  if (at < 0) return elements;
  const before = elements.slice(0, at).findLast((each) => each.kind === 'amount');
  const after = elements.slice(at + 1);
  if (before === undefined) return elements;
  const dose = after.findIndex(({ kind }) => kind === 'amount');
  if (dose < 0) return after.length > 0 ? [before, ...after] : elements;
  const now = after.map((each, i) =>
    i === dose && each.kind === 'amount' ? { ...each, unit: each.unit ?? before.unit } : each,
  );
  // "50 mg at night, now 100": at night still.
  const [when, ...others] = elements.slice(0, at).filter(isTimed);
  const isOneTime = when?.kind === 'slot' && others.length === 0 && !now.some(isTimed);
  return isOneTime ? [...now, when] : now;
}

/** "One with each meal so 3 a day", "one at breakfast and one at tea, 2 a day": how many that makes was told already. */
function countedOnce(elements: readonly Element[]): readonly Element[] {
  const at = elements.findLastIndex((each, i) => each.kind === 'count' && isOnceADay(elements[i + 1]));
  const sum = at < 0 ? undefined : elements[at];
  if (sum?.kind !== 'count') return elements;
  let told = 0;
  let count = 1;
  for (const each of elements.slice(0, at)) {
    if (each.kind === 'count') count = each.value;
    else if (each.kind === 'meals') told += count * THREE_A_DAY.length;
    else if (each.kind === 'slot') told += count;
  }
  return told > 1 && told === sum.value ? elements.filter((_, i) => i !== at && i !== at + 1) : elements;
}
const isOnceADay = (element: Element | undefined): boolean =>
  element?.kind === 'every' && element.times === 1 && element.days === 1;

/** What was written, with each number as what it is. */
export function plainElements(elements: readonly Element[], isSingle: boolean): readonly Element[] {
  const said = isSingle ? parted(alternated(elements)) : elements;
  return countedOnce(counted(poured(weighed(summed(undivided(apiece(present(said))))))));
}
