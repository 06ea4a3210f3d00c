import type { CatalogueEntry, Recommendation } from '@evidose/contract';
import type { Question } from '../understand/read-question.ts';
import type { Said } from '../understand/reader.ts';
import type { Facts } from './answer.ts';
import { MILLIGRAMS } from './conversions.ts';
import type { Known } from './known.ts';

/** What the plan holds for a goal: what it was chosen for, and else what is studied for it. */
export function servingInPlan(goal: string, { supplements }: Recommendation, entries: readonly CatalogueEntry[]) {
  const chosen = supplements.filter(({ reasons }) => reasons.some(({ value }) => value === goal));
  const studied = new Set(
    entries.filter(({ goals, tier }) => tier === 'suggestible' && goals.includes(goal)).map(({ id }) => id),
  );
  return { chosen, studied, all: supplements.filter((each) => studied.has(each.id) || chosen.includes(each)) };
}

/** As people type it; the units of insulin too, which no plan holds. */
const INTERNATIONAL = /(\d[\d,]*(?:\.\d+)?) ?(?:iu|(?:international )?units?)\b/gi;

/** "Is 2000 units a lot?", "the one for sleep": which of the plan is meant where none is named. Nothing where it may be several. */
export function meantInPlan(
  { message, amounts }: Pick<Said, 'message' | 'amounts'>,
  { goals, isOneForGoal }: Pick<Question, 'goals' | 'isOneForGoal'>,
  plan: Recommendation,
  { entries, factsOf }: Known,
): Facts | undefined {
  const units = [...message.matchAll(INTERNATIONAL)].map(([, value = '']) => Number(value.replaceAll(',', '')));
  const byAmount = plan.supplements.filter(({ id, dose: { amount, unit } }) => {
    const { perInternationalUnit: per } = factsOf(id) ?? {};
    const weight = amount * (MILLIGRAMS[unit] ?? 0);
    const isWeight = weight > 0 && amounts.some(({ milligrams }) => milligrams === weight);
    return isWeight || (per !== undefined && units.includes(Math.round(amount / per)));
  });
  const [goal] = goals;
  const serving = goal === undefined || !isOneForGoal ? undefined : servingInPlan(goal, plan, entries);
  const [only, another] = [byAmount, serving?.chosen ?? [], serving?.all ?? []].find((each) => each.length > 0) ?? [];
  return only === undefined || another !== undefined ? undefined : factsOf(only.id);
}
