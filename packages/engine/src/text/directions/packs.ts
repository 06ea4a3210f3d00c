import { inUnit } from './doses.ts';
import { type Amount, type Element, isAmount } from './elements.ts';
import type { Found } from './rule.ts';

const isMeasured = (element: Element | undefined): element is Amount =>
  isAmount(element) && element.unit !== null && element.unit !== '%' && !element.isAside;

/** What may appear between a pack's strength and the amount taken. */
const BETWEEN = /^[CcN]*$/;
/** "5 mg, 7.5 mg on Tuesdays" are two doses: a day that is named says nothing of the others. */
const OFTEN = /^[^AW]*[DEJRSMP]/;
const NEARLY = 0.001;

/**
 * "100 mg tablet, take 200 mg", "75 mg capsule, 1 capsule 75 mg": the strength of the pack, and then what is taken. Both are
 * taken where "and" joins them, or nothing says how often.
 */
export function packThenTaken({ elements, letters }: Found): readonly Element[] | null {
  const from = elements.findIndex(isMeasured);
  const to = elements.findIndex((each, at) => at > from && isMeasured(each));
  const [pack, taken] = [elements[from], elements[to]];
  if (!isMeasured(pack) || !isMeasured(taken) || taken.isAdded === true) return null;
  const size = inUnit(pack.value, pack.unit, taken.unit);
  const isTaken = taken.isTaken === true;
  // "100 unit/mL (3 mL), inject 20 units".
  const isBottle = pack.inMl !== undefined && isTaken;
  if (size === undefined || !(isBottle || BETWEEN.test(letters.slice(from + 1, to)))) return null;
  const between = elements.slice(from + 1, to);
  if (!isTaken && size !== taken.value && !OFTEN.test(letters.slice(to + 1))) return null;
  const counts = between.filter((each) => each.kind === 'count' || each.kind === 'amount');
  const count = counts.at(-1) as { readonly value: number } | undefined;
  const [before, behind] = [elements.slice(0, from), elements.slice(to + 1)];
  // "1 capsule 75 mg", "2 tablets 100 mg" of 50: the count says how many, and the amount says it once more.
  const isSaidAgain =
    count !== undefined && [1, count.value].some((times) => Math.abs(taken.value / (size * times) - 1) < NEARLY);
  if (isSaidAgain) return [...before, pack, ...counts, ...behind];
  // "40 mg tabs, take 60 mg daily, 1 1/2 tablets".
  const isOf = (each: Element): boolean =>
    (each.kind === 'count' || (each.kind === 'amount' && each.unit === null)) &&
    Math.abs((size * each.value) / taken.value - 1) < NEARLY;
  return [...before, taken, ...behind.filter((each) => !isOf(each))];
}
