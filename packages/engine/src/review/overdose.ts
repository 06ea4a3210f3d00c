import { amountText, inSentence } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import type { Nutrient } from '../knowledge.ts';
import { currentIntake, type Intake } from '../limits/intake.ts';
import type { Limits } from '../limits/limits.ts';
import { isAbove, tidyNumber } from '../limits/round.ts';
import type { CurrentSupplement } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { isProvenDeficiency } from './deficiency.ts';
import { isPrescribedNutrient } from './prescribed.ts';

/** A nutrient for which current supplements, including prescribed ones, exceed the limit. */
export interface Overdose {
  readonly nutrient: Nutrient;
  readonly amount: number;
  readonly limit: number;
  /** Twice the limit, or any excess in pregnancy and the like: ask before the next dose. */
  readonly isGrave: boolean;
  /** Without the prescribed part it is below the limit, which the prescription exceeds on purpose. */
  readonly isByPrescription: boolean;
  /** A treatment dose: for a measured or diagnosed deficiency, or one usually set by a doctor. */
  readonly treats: 'lack' | 'as-told' | null;
  /** Contributors taken without a prescription: a prescription is never a reason to take less of it. */
  readonly givers: readonly CurrentSupplement[];
  readonly prescribed: readonly CurrentSupplement[];
}

/** Multivitamins and prenatal vitamins are not taken for the one prescribed nutrient. */
export const isMultiBesidePrescription = ({ isByPrescription, givers }: Overdose): boolean =>
  isByPrescription && givers.every(({ supplement }) => supplement?.data.category === 'combination');

/** Contributors below this share of the limit are not blamed: the multivitamin stays, the high-dose bottle goes. */
const SHARE_TO_BLAME = 0.25;

interface Given extends Pick<Overdose, 'nutrient' | 'amount' | 'givers'> {
  /** From one of the contributors. */
  readonly most: number;
}

/** An amount usually set by a doctor. */
export const isDoctorsDose = ({ treatment, prescribedFrom }: Nutrient, given: number): boolean =>
  given >= (prescribedFrom ?? Number.POSITIVE_INFINITY) && given <= (treatment ?? 0);

function treatedWith(facts: Facts, { nutrient, amount, most, givers }: Given): Overdose['treats'] {
  if (amount > (nutrient.treatment ?? 0)) return null;
  if (givers.some((item) => isProvenDeficiency(facts, item))) return 'lack';
  return isDoctorsDose(nutrient, most) ? 'as-told' : null;
}

export function overdosesOf(prepared: Prepared, facts: Facts, limits: Limits, current: Intake): Overdose[] {
  if (facts.understood.current.length === 0) return [];
  const overdoses: Overdose[] = [];
  for (const [index, nutrient] of prepared.nutrients.entries()) {
    const amount = current.counted[index] ?? 0;
    const limit = limits.upper[index] ?? Number.POSITIVE_INFINITY;
    if (!isAbove(amount, limit)) continue;
    const all = facts.understood.current
      .map((item) => ({ item, given: currentIntake(prepared, [item]).counted[index] ?? 0 }))
      .filter(({ given }) => given > 0);
    const own = all.filter(({ item }) => !isPrescribedNutrient(item));
    const most = Math.max(...own.map(({ given }) => given));
    const givers = own.filter(({ given }) => given === most || given >= limit * SHARE_TO_BLAME).map(({ item }) => item);
    if (givers.length === 0) continue;
    const isByPrescription = !isAbove(
      own.reduce((sum, { given }) => sum + given, 0),
      limit,
    );
    const treats = treatedWith(facts, { nutrient, amount, most, givers });
    const isGrave = !isByPrescription && treats === null && (amount >= 2 * limit || facts.person.state !== null);
    const prescribed = all.map(({ item }) => item).filter(isPrescribedNutrient);
    overdoses.push({
      nutrient,
      amount: tidyNumber(amount),
      limit,
      isGrave,
      isByPrescription,
      treats,
      givers,
      prescribed,
    });
  }
  return overdoses;
}

export function overdoseText(overdose: Overdose): string {
  const { nutrient, amount, limit, prescribed, treats } = overdose;
  const name = inSentence(nutrient.name);
  const ordered = prescribed.map(({ text }) => `“${text}”`).join(', ');
  // The prescription exceeds the limit on purpose: neither is to blame.
  if (isMultiBesidePrescription(overdose))
    return `It contains ${name}, and so does what was prescribed (${ordered}). Make sure that your prescriber knows about both.`;
  const beside = prescribed.length === 0 ? '' : ` with what was prescribed (${ordered})`;
  const given = `Together${beside} your supplements give ${amountText(amount, nutrient.unit, nutrient.name)} of ${name} a day`;
  if (treats === 'lack')
    return `${given}. That dose can treat a low level like yours. Ask your doctor how long to take it, and when to test again.`;
  if (treats === 'as-told')
    return `${given}. That much is usually a dose that a doctor orders. If a doctor told you to take it, keep taking it. If not, ask before you take more.`;
  return `${given}; the upper limit for you is ${amountText(limit, nutrient.unit, nutrient.name)}.`;
}
