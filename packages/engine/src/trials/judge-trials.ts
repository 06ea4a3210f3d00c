import { type Answers, asksDoctor, isAboveMinor, isSafetyKind, type Recommendation } from '@evidose/contract';
import { type Facts, factsOf } from '../criteria/facts.ts';
import { mayHold, surelyHolds } from '../criteria/holds.ts';
import type { TrialRule } from '../knowledge.ts';
import type { Prepared, PreparedTrialRule } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { findingsAgainst } from '../stages/exclude.ts';
import { understand } from '../stages/understand.ts';
import { fillWith, metBy } from '../words/rule-message.ts';

/** Whether a person may try a supplement on and off, and if not, why; `unsafe` and what follows it end a trial. */
export interface TrialJudgement {
  readonly rule: TrialRule;
  readonly verdict: 'may-try' | 'not-wished' | 'need' | 'not-for' | 'unsafe';
  /** Why not, to the person; empty where they may. */
  readonly why: string;
}

interface Judging {
  readonly prepared: Prepared;
  readonly facts: Facts;
  /** What the same answers were decided to. */
  readonly plan: Recommendation;
  /** Warnings that the person dealt with do not count; urgent ones always do. */
  readonly isResolved: (alert: Recommendation['alerts'][number]) => boolean;
}

function unsafe({ prepared, facts, plan, isResolved }: Judging, supplement: PreparedSupplement): string | null {
  const { id, name } = supplement.data;
  if (plan.outcome === 'see-clinician-first') return 'Please see a doctor first, as your plan says. A trial can wait.';
  const alert = plan.alerts.find(
    (each) =>
      each.severity === 'urgent' ||
      (each.severity === 'warning' && !isResolved(each) && each.about.some((about) => about.name === name)),
  );
  if (alert !== undefined) return `Your plan has an open alert: ${alert.title}.`;
  const against = findingsAgainst(prepared, facts, supplement).find(({ kind }) => isSafetyKind(kind));
  if (against !== undefined) return against.message;
  const own = plan.currentSupplements.filter((each) => each.id === id);
  const doubted = own.find(({ verdict }) => verdict !== 'keep');
  if (doubted !== undefined) return doubted.message;
  const suggested = plan.supplements.find((each) => each.id === id);
  const asked = suggested?.cautions.find(({ askFirst }) => askFirst === true);
  const meeting = [...(suggested?.interactions ?? []), ...own.flatMap(({ interactions }) => interactions)].find(
    (each) => asksDoctor(each) || (isAboveMinor(each) && each.action !== 'separate'),
  );
  return asked?.message ?? meeting?.message ?? null;
}

function judge(judging: Judging, { data: rule, notFor }: PreparedTrialRule): TrialJudgement[] {
  const { prepared, facts } = judging;
  const supplement = prepared.supplementById.get(rule.supplement);
  if (supplement === undefined) return [];
  const said = (verdict: TrialJudgement['verdict'], why: string) => [{ rule, verdict, why }];
  const danger = unsafe(judging, supplement);
  if (danger !== null) return said('unsafe', danger);
  const barrier = notFor.find(({ when }) => mayHold(when, facts));
  if (barrier !== undefined)
    return said('not-for', fillWith(prepared, barrier.message, metBy(prepared, facts, barrier.when)));
  const need = supplement.indications.find(({ data, when }) => data.kind === 'need' && mayHold(when, facts));
  if (need !== undefined) return said('need', need.data.message);
  const isWished = supplement.indications.some(
    ({ data, when }) => rule.uses.includes(data.id) && surelyHolds(when, facts),
  );
  return isWished ? said('may-try', '') : said('not-wished', 'Your answers name no wish that this could be tried for.');
}

/** Every trial that the knowledge allows, judged for this person. Pure. */
export function judgeTrials(
  prepared: Prepared,
  answers: Answers,
  { plan, isResolved }: Pick<Judging, 'plan' | 'isResolved'>,
): TrialJudgement[] {
  const facts = factsOf(prepared, answers, understand(prepared, answers));
  return prepared.trialRules.flatMap((rule) => judge({ prepared, facts, plan, isResolved }, rule));
}
