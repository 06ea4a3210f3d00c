import type { Alert, Exclusion, LabSuggestion, Recommendation } from '@evidose/contract';
import { ASKED_DOCTOR, aboutWritten, alertOf, becauseWritten } from '../alerts/alert.ts';
import { recognisedOf } from '../ask/understand-text.ts';
import { becauseOf, type Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import { addsOf } from '../explain/adds.ts';
import { buyingAdvice } from '../explain/buying.ts';
import { exclusionOf } from '../explain/exclusion.ts';
import { suggestionOf } from '../explain/suggestion.ts';
import { summaryOf } from '../explain/summary.ts';
import { totalsOf } from '../explain/totals.ts';
import { wishesLeft, wishesOf } from '../explain/wishes.ts';
import type { Intake } from '../limits/intake.ts';
import type { Limits } from '../limits/limits.ts';
import { cents, EPSILON } from '../limits/round.ts';
import { budgetOf } from '../plan/constraints.ts';
import type { Pick } from '../plan/search.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { overdoseText } from '../review/overdose.ts';
import { formRulesOf } from '../safety/forms.ts';
import { ENGINE_VERSION } from '../version.ts';
import type { Left } from './exclude.ts';
import type { Reviewed } from './review.ts';
import type { Day } from './schedule.ts';
import type { Screened } from './screen.ts';

export interface Decided {
  readonly prepared: Prepared;
  readonly facts: Facts;
  readonly limits: Limits;
  readonly current: Intake;
  readonly screened: Screened;
  readonly reviewed: Reviewed;
  readonly picks: readonly Pick[];
  readonly left: Left;
  readonly alternatives: ReadonlyMap<PreparedSupplement, readonly PreparedSupplement[]>;
  readonly day: Day;
}

function coverageOf({ understood }: Facts): Recommendation['coverage'] {
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
  };
}

/** The person's own supplements that we know, by their word and ours. */
const writtenOf = ({ understood }: Facts) =>
  understood.current.flatMap(({ field, text, supplement }) =>
    supplement === null ? [] : [{ field, text, supplement, name: supplement.data.name }],
  );

function reviewAlerts({ overdoses, reviews }: Reviewed, facts: Facts): Alert[] {
  if (reviews.length === 0) return [];
  const alerts: Alert[] = overdoses.map((overdose) => {
    const givers = writtenOf(facts).filter(({ supplement }) =>
      supplement.supplies.some(({ nutrient }) => nutrient === overdose.index),
    );
    return alertOf({
      id: `over-limit-${overdose.nutrient.id}`,
      severity: 'warning',
      title: `More ${overdose.nutrient.name} than the upper limit`,
      message: `${overdoseText(overdose)} We add none, and suggest that you ask about taking less.`,
      because: becauseWritten(givers),
      about: aboutWritten(givers),
      actions: [ASKED_DOCTOR],
      sources: overdose.nutrient.sources,
    });
  });
  const stop = reviews.filter(({ verdict }) => verdict === 'stop-and-ask');
  if (stop.length > 0) {
    const asked = writtenOf(facts).filter(({ text }) => stop.some((each) => each.text === text));
    alerts.push(
      alertOf({
        id: 'ask-about-current',
        severity: 'warning',
        title: 'Ask about something you take already',
        message: `Something speaks against ${stop.map(({ name }) => name).join(', ')} in your case. Ask your doctor or pharmacist before you take more of it.`,
        because: becauseWritten(asked),
        about: aboutWritten(asked),
        actions: [ASKED_DOCTOR],
        sources: [...new Set(stop.flatMap(({ sources }) => sources))],
      }),
    );
  }
  return alerts;
}

const SEVERITIES = ['urgent', 'warning', 'info'] as const;

function labSuggestions(prepared: Prepared, facts: Facts): LabSuggestion[] {
  const given = facts.answers.labResults ?? {};
  const suggestions: LabSuggestion[] = [];
  for (const { data, when } of prepared.labAdvice) {
    if (data.lab !== undefined && given[data.lab] !== undefined) continue;
    const holding = when.find((each) => surelyHolds(each, facts));
    if (holding === undefined) continue;
    const { id, name, message, sources } = data;
    suggestions.push({ id, name, message, because: becauseOf(prepared, facts, holding), sources: [...sources] });
  }
  return suggestions;
}

function notNeeded(prepared: Prepared, picks: readonly Pick[], left: Left): string[] {
  const ids: string[] = [];
  for (const supplement of prepared.suggestible) {
    if (left.has(supplement) || picks.some(({ candidate }) => candidate.supplement === supplement)) continue;
    ids.push(supplement.data.id);
  }
  return ids;
}

const byUrgency = (a: Alert, b: Alert): number => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);

/** Last stage: everything that was decided, in words and with its reasons. */
export function explain(decided: Decided): Recommendation {
  const { prepared, facts, limits, current, screened, reviewed, picks, left, alternatives, day } = decided;
  const advice = buyingAdvice(formRulesOf(facts, prepared.names.words));
  const supplements = picks.map((pick) => {
    const item = suggestionOf(pick, day, alternatives.get(pick.candidate.supplement) ?? []);
    return { ...item, buy: item.buy === null ? null : { ...item.buy, ...advice }, adds: addsOf(prepared, pick) };
  });
  const excluded: Exclusion[] = [];
  for (const [supplement, findings] of left) excluded.push(exclusionOf(supplement.data, findings));
  const monthly = cents(supplements.reduce((sum, { monthlyCost }) => sum + monthlyCost, 0));
  const budget = budgetOf(facts.answers);
  const alerts = [...screened.alerts, ...reviewAlerts(reviewed, facts)];
  const plan = {
    outcome: screened.outcome,
    supplements,
    excluded,
    currentSupplements: [...reviewed.reviews],
    schedule: [...day.slots],
    cost: {
      monthly,
      currency: 'USD' as const,
      budget: { min: budget.min, max: budget.max },
      withinBudget: budget.max === null || monthly <= budget.max + EPSILON,
    },
    isAdvisedAgainstAll: facts.understood.advice.everything !== null,
    wishesLeft: wishesLeft(prepared.outcomesOfWish, facts, picks),
  };
  return {
    engineVersion: ENGINE_VERSION,
    knowledgeVersion: prepared.knowledge.version,
    outcome: plan.outcome,
    summary: summaryOf(plan),
    alerts: alerts.sort(byUrgency),
    supplements,
    excluded,
    notNeeded: notNeeded(prepared, picks, left),
    medications: facts.understood.medicines.map(recognisedOf),
    currentSupplements: plan.currentSupplements,
    coverage: coverageOf(facts),
    nutrientTotals: totalsOf(prepared, limits, current, picks),
    schedule: plan.schedule,
    cost: plan.cost,
    labSuggestions: labSuggestions(prepared, facts),
    wishes: wishesOf(prepared.outcomesOfWish, facts, { picks, left: left.keys() }),
  };
}
