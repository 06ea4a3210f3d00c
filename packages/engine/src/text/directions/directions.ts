import type { Slot } from '@evidose/contract';
import { flatMap } from '../../flat-map.ts';
import { type Variant, variantsOf } from './alternatives.ts';
import { type Dose, dosesOf, inUnit, piecesOf, timesOf, USUAL } from './doses.ts';
import { type Amount, type Element, isAmount, lettersOf, type Of, THREE_A_DAY } from './elements.ts';
import { isTimed, MOST_COUNTED } from './numbers-counted.ts';
import { rewritten } from './rule.ts';
import { RULES } from './rules.ts';

/** Average daily amount and times: strength × units × times. Limits and durations never multiply. */
export interface DailyAmount {
  /** Weight: 500 mg twice is 1000 mg. Null if none was given, or if the amounts cannot be added. */
  readonly measured: {
    readonly value: number;
    readonly unit: string | null;
    readonly once: number;
    /** "2 capsules (600 mg)" was read as the total: the factor if it was the strength of each. */
    readonly timesEach?: number;
  } | null;
  /** Pieces a day; 1 if not counted. */
  readonly pieces: number;
  readonly isCounted: boolean;
  readonly timesADay: number;
  readonly slots: readonly Slot[] | null;
  /** The content of each piece, and the number per intake. */
  readonly strength: { readonly value: number; readonly unit: string | null } | null;
  readonly units: number | null;
  readonly cap: { readonly value: number; readonly unit: string | null } | null;
  /** The stated doses exceed the stated maximum, so they are not all taken every day. */
  readonly isCut: boolean;
  /** Two amounts were added although nothing distinguishes them: no hour, no day, no "and". */
  readonly isSummed: boolean;
}

/** Another reading of the same words, and what makes it one. */
export type Alternative = DailyAmount & Pick<Variant, 'about'>;

/** The likeliest reading, and the alternatives of the grammar. */
export interface Directions extends DailyAmount {
  /** An amount had no effect on it. */
  readonly isUnexplained: boolean;
  readonly alternatives: readonly Alternative[];
}

const SLOT_ORDER: readonly Slot[] = ['on-waking', 'breakfast', 'lunch', 'dinner', 'bedtime'];

function slotsOf(doses: readonly Dose[]): readonly Slot[] | null {
  const isTimed = doses.some(({ slots, hasMeals }) => slots.length > 0 || hasMeals);
  const slots = new Set(isTimed ? flatMap(doses, (dose) => slotsIn(dose, doses.length > 1)) : []);
  if (slots.size > 0) return SLOT_ORDER.filter((slot) => slots.has(slot));
  const usual = usualIn(flatMap(doses, ({ every }) => every));
  return usual ?? (doses.some(({ hasMeals }) => hasMeals) ? THREE_A_DAY : null);
}

/** "300 mg tds, 600 mg at night": beside a dose with its hour, the others have their usual ones. */
function slotsIn({ slots, hasMeals, every }: Dose, isOneOfSeveral: boolean): readonly Slot[] {
  if (slots.length > 0) return hasMeals ? [...THREE_A_DAY, ...slots] : slots;
  return (isOneOfSeveral ? usualIn(every) : undefined) ?? [];
}

const usualIn = (every: Dose['every']): readonly Slot[] | undefined =>
  USUAL[every.find(({ times, days }) => days === 1 && times > 1)?.times ?? 0];

/** "5 mg, but 7.5 mg on Tuesdays", "2 mg Mon Wed Fri, 3 mg other days": one dose has the days that the others leave. */
function withRest(all: readonly Dose[]): readonly Dose[] {
  const [first, ...later] = all;
  // "5 mg tablets: 7.5 mg Mon Wed Fri, 5 mg the other days": the strength.
  const isStrength = first !== undefined && !hasDays(first) && isUntimed(first) && first.every.length === 0;
  const doses = isStrength && later.filter(hasDays).length > 1 ? later : all;
  const named = doses.reduce((sum, { weekdays, every }) => sum + (weekdays || daysIn(every)), 0);
  if (doses.length < 2 || named <= 0 || named >= 7) return doses;
  const hasRest = doses.some(({ isRest }) => isRest);
  const byName = doses.some(({ weekdays }) => weekdays > 0);
  return doses.map((dose) => {
    // "1000 daily and 20,000 weekly" are two doses; a day that is named is another dose of the same.
    const isDaily = dose.every.length === 0 || (byName && dose.every.every(({ times, days }) => times / days >= 1));
    const isPlain = !hasRest && dose.weekdays === 0 && isDaily;
    return dose.isRest || isPlain ? { ...dose, weekdays: 7 - named, hasWhen: true } : dose;
  });
}

const hasDays = ({ isRest, weekdays }: Dose): boolean => isRest || weekdays > 0;

/** "Weekends", "twice a week": the number of days per week. */
const daysIn = (every: Dose['every']): number => every.find(({ days }) => days === 7)?.times ?? 0;

/** A dose without its own hour or day: two of them may refer to two weeks. */
const isUntimed = ({ slots, weekdays, hasMeals, isRest, every }: Dose): boolean =>
  slots.length === 0 && weekdays === 0 && !hasMeals && !isRest && every.every(({ days }) => days <= 1);

/** "40 mg for 5 days, then 20 mg": doses that follow each other are not taken together. The first counts. */
function ofOneDay(doses: readonly Dose[]): readonly Dose[] {
  const now = doses.filter(({ isLater }, i) => i === 0 || !isLater);
  // "0.25 mg weekly for 4 weeks then 0.5 mg weekly": the first step.
  const [first, second] = now;
  const present = first?.isCourse === true && second?.isNext === true && !now.every(isUntimed) ? [first] : now;
  const untimed = present.filter(isUntimed);
  const follows = untimed.some(({ isNext }) => isNext) || untimed.filter(({ isCourse }) => isCourse).length > 1;
  if (!follows || untimed.length < 2) return present;
  // "4 mg tablets: 8 mg for 2 days, then 4 mg": before the first step stands the strength.
  const step = untimed.find(({ isCourse }) => isCourse) ?? untimed[0];
  return present.filter((dose) => dose === step || !untimed.includes(dose));
}

/** "One in the morning, two at night, 50 mg": the strength of each. */
function withStrength(doses: readonly Dose[]): readonly Dose[] {
  const last = doses.at(-1);
  const isOnly = doses.every((dose) => dose === last || (dose.amount === null && dose.count !== null));
  return last?.amount == null || !isOnly ? doses : doses.map((dose) => ({ ...dose, amount: last.amount }));
}

/** "No more than 8 a day": caps the stated amount, or is the amount if there is no other. */
const capped = (value: number, cap: number | undefined, isSaid: boolean): number =>
  cap === undefined ? value : isSaid ? Math.min(value, cap) : cap;

/**
 * `isOfOne`: the name is a single substance, so two numbers are not the strengths of a combination. `listNumber`: a
 * number before it that is more likely its list number than a count.
 */
export function directionsOf(elements: readonly Element[], isOfOne = false, listNumber?: number): Directions {
  if (elements.length === 0) return NOTHING_SAID;
  const daily = dailyAmount(elements, isOfOne);
  const others = variantsOf(elements, { listNumber, isSummed: daily.isSummed });
  const isSame = (other: DailyAmount): boolean =>
    other.measured?.value === daily.measured?.value && other.pieces === daily.pieces;
  return {
    ...daily,
    isUnexplained: isUnexplained(elements, isOfOne, daily),
    alternatives: others
      .map(({ about, elements: others }) => ({ about, ...dailyAmount(others, isOfOne) }))
      .filter((other) => !isSame(other)),
  };
}

/** "800 mcg (480 mcg folic acid)": an amount that changes nothing, and is no multiple or part of what was read. */
function isUnexplained(elements: readonly Element[], isOfOne: boolean, { measured }: DailyAmount): boolean {
  // "Folic acid the other days": none were named. "1000/400/25" of what is one substance.
  const kinds = new Set(elements.map(({ kind }) => kind));
  if (kinds.has('rest') && !kinds.has('weekday') && !kinds.has('every')) return true;
  const isSecond = (each: Element, at: number): each is Amount =>
    isAmount(each) &&
    each.oilPart === undefined &&
    (each.unit !== null || (each.value > MOST_COUNTED && isTimed(elements[at + 1])));
  const weights = elements.filter(isSecond);
  if (measured === null || weights.length < 2) return false;
  const isRelated = (value: number, other: number): boolean =>
    PARTS.some((part) => isNear(value * part, other) || isNear(other * part, value));
  return weights.some((each) => {
    const value = inUnit(each.value, each.unit ?? measured.unit, measured.unit);
    const isAgain = weights.some((other) => other !== each && other.value === each.value);
    if (value === undefined || each.inMl !== undefined || isAgain) return false;
    if (each.unit !== null && [measured.value, measured.once].some((other) => isRelated(value, other))) return false;
    const others = elements.filter((other) => other !== each);
    return dailyAmount(others, isOfOne).measured?.value === measured.value;
  });
}
const PARTS: readonly number[] = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const NEARLY = 0.01;
const isNear = (value: number, other: number): boolean => Math.abs(value - other) <= other * NEARLY;

function dailyAmount(cue: readonly Element[], isOfOne: boolean): DailyAmount {
  const elements = rewritten(RULES, cue, isOfOne);
  const all = withStrength(dosesOf(elements));
  const cap = elements.find((each): each is Of<'cap'> => each.kind === 'cap');
  const present = ofOneDay(all.filter(({ amount }) => amount !== null));
  const measured = withRest(present);
  const doses = measured.length > 0 ? measured : all;
  // "100 mcg/125 mcg on alternate days": the rhythm applies to both.
  const shared = doses.length > 1 ? doses.find(({ hasWhen }) => hasWhen) : undefined;
  const timed = doses.map((dose) =>
    shared !== undefined && !dose.hasWhen ? { ...shared, amount: dose.amount, count: dose.count } : dose,
  );
  const isCounted = all.some(({ count }) => count !== null);
  const timesADay = timed.reduce((sum, dose) => sum + timesOf(dose), 0);
  const isSaid = isCounted || timesADay !== 1;
  const counted = piecesOf(timed);
  const pieces = capped(counted, cap?.unit === null ? cap.value : undefined, isSaid);
  const slots = slotsOf(all.filter((dose) => dose.amount === null || present.includes(dose)));
  const unit = measured.find(({ amount }) => amount?.unit !== null)?.amount?.unit ?? null;
  let value = 0;
  let once = 0;
  for (const dose of timed) {
    if (dose.amount === null) continue;
    const amount = inUnit(dose.amount.value, dose.amount.unit ?? unit, unit);
    if (amount === undefined) continue;
    once = Math.max(once, amount);
    value += amount * (dose.count ?? 1) * timesOf(dose);
  }
  const whole = value;
  if (counted > 0) value *= pieces / counted;
  const most = cap === undefined || cap.unit === null ? undefined : inUnit(cap.value, cap.unit, unit);
  const isNothing = measured.length === 0 || (unit === null && /[23]/.test(lettersOf(elements)));
  const timesEach = timed.find(({ isTogether }) => isTogether)?.count ?? null;
  return {
    measured: isNothing
      ? null
      : { value: capped(value, most, true), unit, once, ...(timesEach === null ? {} : { timesEach }) },
    pieces,
    isCounted,
    timesADay,
    slots,
    strength: timed[0]?.amount ?? null,
    units: timed[0]?.count ?? null,
    cap: cap === undefined ? null : { value: cap.value, unit: cap.unit },
    isSummed: isSummedUp(doses, elements),
    isCut: isSaid && (pieces < counted || (most !== undefined && most < whole)),
  };
}

function isSummedUp(doses: readonly Dose[], elements: readonly Element[]): boolean {
  const own = doses.filter(({ amount }) => amount !== null);
  const isAdded = elements.some((each) => each.kind === 'amount' && each.isAdded === true);
  // "100 mcg/125 mcg on alternate days".
  const isByTurns = own.some(({ every }) => every.some(({ times, days }) => times < days));
  return own.length > 1 && !isAdded && !isByTurns && !own.every(({ hasWhen }) => hasWhen);
}

/** Most names come without a dose. */
const NOTHING_SAID: Directions = { ...dailyAmount([], false), isUnexplained: false, alternatives: [] };
