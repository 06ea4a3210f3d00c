import type { MedicineRoute } from '@evidose/contract';
import type { Drug, UsualAmount } from '../knowledge.ts';
import type { SoldStrengths } from '../knowledge-names.ts';
import { factorOf, MICROGRAMS } from '../measures.ts';
import type { CurrentSupplement, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';

export type Rare = UsualAmount['every'][number];

/** How an amount a day looks: `unknown` where nothing is known to compare it with. */
export type Look = 'usual' | 'low' | 'high' | 'unknown';

/** What is usual of one medicine or supplement, for comparing amounts in any unit. */
export interface UsualRange {
  look(amount: number, unit: string): Look;
  /** Whether one piece of so much is on the market; null where nobody knows. */
  isSold(amount: number, unit: string): boolean | null;
  /** Whether one piece, a part of one, several, or two different ones hold so much; null where nobody knows. */
  isMade(amount: number, unit: string): boolean | null;
  /** The strengths on the market next below and above. */
  nextTo(amount: number, unit: string): readonly number[];
  /** Rhythms in which it is usually taken beside every day. */
  readonly every: readonly Rare[];
}

/** Rounding is no doubt. */
const SLACK = 1.02;

const ratioOf = (from: string, to: string): number | null => {
  if (from === to) return 1;
  const ratio = (MICROGRAMS[from] ?? Number.NaN) / (MICROGRAMS[to] ?? Number.NaN);
  return Number.isNaN(ratio) ? null : ratio;
};

const lookAt = (amount: number, low: number, high: number): Look =>
  amount > high * SLACK ? 'high' : amount < low / SLACK ? 'low' : 'usual';

/** What the tables call the ways in that people write; the others are called the same. */
const ROUTES: Readonly<Partial<Record<MedicineRoute, readonly string[]>>> = {
  oral: ['oral', 'sublingual', 'buccal'],
  skin: ['transdermal'],
  nose: ['nasal'],
};

/** A range holds for its own way in; one that was written and has no row cannot be compared. */
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

/** A whole one or its half may be 8 for 7.5, or 75 for 81: other countries round otherwise. */
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

/** A medicine of several substances has a strength for each: nobody can compare one number with them. */
export function rangeOfMedicine(prepared: Prepared, { drugs, told }: Medicine): UsualRange | null {
  const [drug] = drugs;
  return drug === undefined || drugs.length > 1 ? null : rangeOfDrug(prepared, drug, told.route);
}

/** Labels go so far below the least and above the most that we know a use for. */
const BELOW = 10;
const ABOVE = 10;

/** Vitamins are given so in large doses. */
const LARGE_DOSES: readonly Rare[] = ['week', 'month'];

const ranges = new WeakMap<PreparedSupplement, UsualRange>();

/** From the doses of its uses, its limits and what one piece usually holds. */
export function rangeOfSupplement({ supplement, product }: CurrentSupplement): UsualRange | null {
  if (supplement === null || product !== null) return null;
  const { data } = supplement;
  // A mixture is counted by one of the things in it, and a food by the glass.
  if (data.category === 'combination' || data.isFood === true) return null;
  const known = ranges.get(supplement);
  if (known !== undefined) return known;
  const amounts = [
    data.typicalDailyDose,
    data.maxDailyDose ?? data.typicalDailyDose,
    ...data.indications.flatMap(({ dose }) => [dose.low, dose.high]),
    ...data.forms.map(({ perPiece }) => perPiece),
  ].filter((amount) => amount > 0);
  const low = Math.min(...amounts) / BELOW;
  const high = Math.max(...amounts) * ABOVE;
  const range: UsualRange = {
    look: (amount, unit) => {
      const factor = factorOf(data, unit);
      return factor === undefined ? 'unknown' : lookAt(amount * factor, low, high);
    },
    isSold: () => null,
    isMade: () => null,
    nextTo: () => [],
    every: LARGE_DOSES,
  };
  ranges.set(supplement, range);
  return range;
}
