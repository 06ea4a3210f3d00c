import { asksDoctor, type ChosenSupplement, isForSafety, type SuggestedSupplement } from '@evidose/contract';
import { DAY_MS } from '../../clock.ts';
import type { Plan } from '../letter/index.ts';

/** One supplement that the person takes, from when to when. */
export interface Entry {
  readonly supplement: SuggestedSupplement;
  readonly from: Date;
  /** The last day of use, if use should end. */
  readonly last: Date | null;
}

const midnight = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()));
export const daysLater = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS);

/** Items to ask a doctor about first get no daily reminder. */
const mustAskFirst = ({ interactions, cautions }: SuggestedSupplement) =>
  interactions.some(asksDoctor) || cautions.some(({ askFirst }) => askFirst);

/** The newest plan's dose; nothing that the plan advises against. */
function todaysVersion({ id, supplement }: ChosenSupplement, { batch }: Plan): SuggestedSupplement | null {
  const { outcome, excluded } = batch.recommendation;
  if (outcome === 'see-clinician-first') return null;
  const suggested = batch.supplements.find((item) => item.id === id);
  const isAgainst = excluded.some((row) => row.id === id && isForSafety(row));
  const version = suggested ?? (isAgainst ? null : supplement);
  return version === null || mustAskFirst(version) ? null : version;
}

/** The person's own list, without what the plan advises against. */
export function entriesOf(plan: Plan): Entry[] {
  return plan.chosen
    .flatMap((chosen) => {
      const supplement = todaysVersion(chosen, plan);
      if (supplement === null) return [];
      const from = midnight(new Date(chosen.startedOn ?? chosen.addedOn));
      const weeks = plan.atMostWeeks(chosen.id);
      return [{ supplement, from, last: weeks === null ? null : daysLater(from, weeks * 7 - 1) }];
    })
    .filter(({ last }) => last === null || last >= midnight(plan.today));
}
