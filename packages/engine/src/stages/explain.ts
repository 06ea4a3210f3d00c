import type { Exclusion, LabSuggestion, Recommendation } from '@evidose/contract';
import { inOrder } from '../alerts/alert.ts';
import { reviewAlerts } from '../alerts/from-review.ts';
import { withoutReplaced, withoutSaidBetter } from '../alerts/from-rules.ts';
import { oneACause } from '../alerts/one-cause.ts';
import { tooCloseAlerts } from '../alerts/too-close.ts';
import { recognisedOf } from '../ask/understand-text.ts';
import { becauseOf, type Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import { mealsOf } from '../day/slots.ts';
import { buyingAdvice } from '../explain/buying.ts';
import { exclusionOf } from '../explain/exclusion.ts';
import { heldNeeds, heldText, withHeldNeeds, withLacks } from '../explain/held-needs.ts';
import { reviewsWithTimes } from '../explain/own-times.ts';
import { suggestionOf } from '../explain/suggestion.ts';
import { summaryOf } from '../explain/summary.ts';
import { totalsOf } from '../explain/totals.ts';
import { wishAnswer, wishesLeft, wishesOf } from '../explain/wishes.ts';
import type { Intake } from '../limits/intake.ts';
import type { Limits } from '../limits/limits.ts';
import { cents, EPSILON } from '../limits/round.ts';
import { budgetOf } from '../plan/constraints.ts';
import type { PlannedItem } from '../plan/search.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { mayGoOn } from '../review/one-tablet.ts';
import { formRulesOf } from '../safety/forms.ts';
import { sortFew } from '../sort-few.ts';
import { zeros } from '../zeros.ts';
import type { Left } from './exclude.ts';
import type { Proposal } from './propose.ts';
import type { Reviewed } from './review.ts';
import type { Day } from './schedule/table.ts';
import type { Screened } from './screen.ts';

export interface Decided {
  readonly prepared: Prepared;
  readonly facts: Facts;
  readonly limits: Limits;
  readonly current: Intake;
  readonly screened: Screened;
  readonly reviewed: Reviewed;
  readonly proposals: readonly Proposal[];
  readonly picks: readonly PlannedItem[];
  readonly left: Left;
  readonly alternatives: ReadonlyMap<PreparedSupplement, readonly PreparedSupplement[]>;
  readonly day: Day;
}

function coverageOf({ understood }: Facts, { pairs }: Screened): Recommendation['coverage'] {
  const { medicines, medicinesMissing, current, currentMissing } = understood;
  return {
    medications: {
      checked: medicines.filter(({ checkable, guessed }) => checkable && !guessed).length,
      total: medicines.length + (medicinesMissing ? 1 : 0),
    },
    supplements: {
      checked: current.filter(({ supplement, guessed }) => supplement !== null && !guessed).length,
      total: current.length + (currentMissing ? 1 : 0),
    },
    medicinePairs: pairs.length,
  };
}

function labSuggestions(prepared: Prepared, facts: Facts): LabSuggestion[] {
  const suggestions: LabSuggestion[] = [];
  for (const { data, when, result } of prepared.labAdvice.open(facts.certain, facts.numbers)) {
    const { id, name, message, sources } = data;
    const isMeasured = result >= 0 && !Number.isNaN(facts.numbers[result] ?? Number.NaN);
    if (isMeasured || suggestions.at(-1)?.id === id) continue;
    if (!surelyHolds(when, facts)) continue;
    suggestions.push({ id, name, message, because: becauseOf(prepared, facts, when), sources: [...sources] });
  }
  return suggestions;
}

function notNeeded(prepared: Prepared, picks: readonly PlannedItem[], left: Left): string[] {
  const isSaid = zeros(prepared.supplements.length);
  for (const { candidate } of picks) isSaid[candidate.supplement.index] = 1;
  for (const { index } of left.keys()) isSaid[index] = 1;
  const ids: string[] = [];
  for (const { index, data } of prepared.suggestible) if (isSaid[index] === 0) ids.push(data.id);
  return ids;
}

/** Last stage: every decision in words, with its reasons. */
export function explain(decided: Decided): Recommendation {
  const { prepared, facts, limits, current, screened, reviewed, proposals, picks, left, alternatives, day } = decided;
  const label = buyingAdvice(prepared.knowledge.labelAdvice, formRulesOf(prepared, facts));
  const supplements = picks.map((pick) => {
    const others = alternatives.get(pick.candidate.supplement) ?? [];
    return suggestionOf({ prepared, pick, day, alternatives: others, label });
  });
  const excluded: Exclusion[] = [];
  for (const [supplement, findings] of left) excluded.push(exclusionOf(supplement.data, findings));
  const monthly = cents(supplements.reduce((sum, { monthlyCost }) => sum + monthlyCost, 0));
  const budget = budgetOf(facts.answers);
  const needs = heldNeeds(proposals, left);
  const found = withoutReplaced(facts, screened.pairs, [
    ...withLacks(withHeldNeeds(screened.alerts, needs), picks),
    ...reviewAlerts(prepared, facts, reviewed),
    ...tooCloseAlerts(reviewed, day, mealsOf(facts.answers)),
  ]);
  const alerts = withoutSaidBetter(facts, found);
  const wishes = wishesOf(prepared, facts, { picks, left: left.keys() });
  const goesOn = reviewed.items.filter(mayGoOn);
  const kept = new Set(goesOn.map(({ supplement }) => supplement.data.id));
  const nameOf = (id: string) => prepared.supplementById.get(id)?.data.name ?? id;
  const plan = {
    alerts: oneACause(sortFew(alerts, inOrder)),
    outcome: screened.outcome,
    supplements,
    excluded,
    currentSupplements: reviewsWithTimes(reviewed, day),
    schedule: [...day.slots],
    cost: {
      monthly,
      currency: 'USD' as const,
      budget: { min: budget.min, max: budget.max },
      withinBudget: budget.max === null || monthly <= budget.max + EPSILON,
    },
    hasValueOutOfRange: found.some(({ because }) => because.some(({ field }) => field.startsWith('labResults'))),
    needsLeft: heldText(needs),
    isAdvisedAgainstAll: facts.understood.advice.everything !== null,
    wishesLeft: wishesLeft(wishes).map((wish) => wishAnswer(wish, { nameOf, kept })),
  };
  return {
    engineVersion: prepared.knowledge.engineVersion,
    knowledgeVersion: prepared.knowledge.version,
    outcome: plan.outcome,
    summary: summaryOf(plan),
    alerts: plan.alerts,
    supplements,
    excluded,
    notNeeded: notNeeded(prepared, picks, left),
    medications: facts.understood.medicines.map(recognisedOf),
    currentSupplements: plan.currentSupplements,
    coverage: coverageOf(facts, screened),
    nutrientTotals: totalsOf(prepared, limits, current, picks),
    schedule: plan.schedule,
    cost: plan.cost,
    labSuggestions: labSuggestions(prepared, facts),
    wishes,
    allergies: [...facts.understood.allergyLines],
    advice: [...facts.understood.adviceLines],
    notUsed: [...facts.understood.notUsed],
  };
}
