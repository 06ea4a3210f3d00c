import type { MedicineRoute } from '@evidose/contract';
import type { Drug, UsualAmount } from '../knowledge.ts';
import type { SoldStrengths } from '../knowledge-names.ts';
import { factorOf, MICROGRAMS } from '../measures.ts';
import type { CurrentSupplement, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

export type Rare = UsualAmount['every'][number];

/** How usual a daily amount is: `unknown` without anything to compare it with. */
export type Look = 'usual' | 'low' | 'high' | 'unknown';

/** Usual amounts of a medicine or supplement, comparable in any unit. */
export interface UsualRange {
  look(amount: number, unit: string): Look;
  /** Whether one piece of this strength is sold; null if unknown. */
  isSold(amount: number, unit: string): boolean | null;
  /** Whether one piece, a part of one, several, or two different ones contain this much; null if unknown. */
  isMade(amount: number, unit: string): boolean | null;
  /** The next lower and higher strengths sold. */
  nextTo(amount: number, unit: string): readonly number[];
  /** Usual frequencies besides daily. */
  readonly every: readonly Rare[];
}

/** Nothing to compare an amount with. */
export const NO_RANGE: UsualRange = {
  look: () => 'unknown',
  isSold: () => null,
  isMade: () => null,
  nextTo: () => [],
  every: [],
};

/** Rounding is no reason for doubt. */
const SLACK = 1.02;

const ratioOf = (from: string, to: string): number | null => {
  if (from === to) return 1;
  const ratio = (MICROGRAMS[from] ?? Number.NaN) / (MICROGRAMS[to] ?? Number.NaN);
  return Number.isNaN(ratio) ? null : ratio;
};

const lookAt = (amount: number, low: number, high: number): Look =>
  amount > high * SLACK ? 'high' : amount < low / SLACK ? 'low' : 'usual';

/** The tables' names for routes, where they differ from ours. */
const ROUTES: Readonly<Partial<Record<MedicineRoute, readonly string[]>>> = {
  oral: ['oral', 'sublingual', 'buccal'],
  skin: ['transdermal'],
  nose: ['nasal'],
};

/** A range applies to its own route; a route without a row cannot be compared. */
function rowsBy(rows: readonly UsualAmount[], route: MedicineRoute | null): readonly UsualAmount[] {
  if (route === null) return rows;
  const names = ROUTES[route] ?? [route];
  return rows.filter((row) => names.includes(row.route));
}

function lookOf(rows: readonly UsualAmount[], amount: number, unit: string): Look {
  let look: Look = 'unknown';
  for (const row of rows) {
    const ratio = ratioOf(unit, row.unit);
    if (ratio === null) continue;
    const here = lookAt(amount * ratio, row.low, row.high);
    if (here === 'usual') return here;
    look = here;
  }
  return look;
}

/** A piece or its half may be 8 for 7.5, or 75 for 81: other countries round differently. */
const ROUGHLY = 0.08;
const PARTS: readonly number[] = [0.25, 0.75, 1.5, 2, 2.5, 3, 4, 5, 6];

function isMadeOf(rows: readonly SoldStrengths[], amount: number, unit: string): boolean | null {
  let known: boolean | null = null;
  for (const { sold, withdrawn, unit: own } of rows) {
    const ratio = ratioOf(unit, own);
    if (ratio === null) continue;
    const pieces = [...sold, ...withdrawn];
    const wanted = amount * ratio;
    const isNear = (made: number, by: number): boolean => Math.abs(made - wanted) <= made * by;
    const isOf = (each: number): boolean =>
      isNear(each, ROUGHLY) ||
      isNear(each / 2, ROUGHLY) ||
      PARTS.some((part) => isNear(each * part, SLACK - 1)) ||
      pieces.some((other) => isNear(each + other, SLACK - 1));
    if (pieces.some(isOf)) return true;
    known = pieces.length > 1 ? false : known;
  }
  return known;
}

function rangeOfDrug(
  { knowledge: { plausible } }: Prepared,
  { id }: Drug,
  route: MedicineRoute | null,
): UsualRange | null {
  const rows = rowsBy(plausible.usual(id), route);
  if (rows.length === 0) return null;
  return {
    look: (amount, unit) => lookOf(rows, amount, unit),
    isSold: (amount, unit) => {
      let known: boolean | null = null;
      for (const { sold, withdrawn, unit: own } of plausible.strengths(id)) {
        const ratio = ratioOf(unit, own);
        if (ratio === null) continue;
        const wanted = amount * ratio;
        if ([...sold, ...withdrawn].some((each) => Math.abs(each - wanted) <= each * (SLACK - 1))) return true;
        known = false;
      }
      return known;
    },
    isMade: (amount, unit) => isMadeOf(plausible.strengths(id), amount, unit),
    nextTo: (amount, unit) => {
      const strengths = plausible
        .strengths(id)
        .flatMap(({ sold, unit: own }) => sold.map((each) => each * (ratioOf(own, unit) ?? Number.NaN)))
        .sort((a, b) => a - b);
      const next = [strengths.findLast((each) => each < amount), strengths.find((each) => each > amount)];
      return next.filter((each) => each !== undefined);
    },
    every: [...new Set(rows.flatMap(({ every }) => every))],
  };
}

/** A combination has a strength for each substance: a single number cannot be compared. */
export function rangeOfMedicine(prepared: Prepared, { drugs, usage }: Medicine): UsualRange | null {
  const [drug] = drugs;
  return drug === undefined || drugs.length > 1 ? null : rangeOfDrug(prepared, drug, usage.route);
}

/** How far labels go below the lowest and above the highest known dose. */
const BELOW = 10;
const ABOVE = 10;
/** Minerals are dosed within narrower bounds than vitamins. */
const ABOVE_OF_MINERALS = 2.5;

/** Vitamins that are given in large doses. */
const LARGE_DOSES: readonly Rare[] = ['week', 'month'];

const ranges = new WeakMap<PreparedSupplement, UsualRange>();

/** From the doses of its uses, its limits and the usual content of one piece. */
export function rangeOfSupplement({ supplement, product }: CurrentSupplement): UsualRange | null {
  if (supplement === null || product !== null) return null;
  const { data } = supplement;
  // A combination is measured by one of its ingredients, and a food by the glass.
  if (data.category === 'combination' || data.isFood === true) return null;
  const known = ranges.get(supplement);
  if (known !== undefined) return known;
  const amounts = [
    data.typicalDailyDose,
    data.maxDailyDose ?? data.typicalDailyDose,
    ...data.indications.flatMap(({ dose }) => [dose.low, dose.high]),
    ...data.forms.map(({ perPiece }) => perPiece),
  ].filter((amount) => amount > 0);
  const isMineral = data.category === 'mineral';
  const low = Math.min(...amounts) / BELOW;
  const high = Math.max(...amounts) * (isMineral ? ABOVE_OF_MINERALS : ABOVE);
  const range: UsualRange = {
    look: (amount, unit) => {
      const factor = factorOf(data, unit);
      return factor === undefined ? 'unknown' : lookAt(amount * factor, low, high);
    },
    isSold: () => null,
    isMade: () => null,
    nextTo: () => [],
    every: isMineral ? [] : LARGE_DOSES,
  };
  ranges.set(supplement, range);
  return range;
}
