import type { Recommendation } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import {
  type Changes,
  keptApart,
  medicinesRead,
  myDay,
  testsFor,
  totalsOf,
  warningsOf,
  weeksInPlan,
  whatChanged,
} from './about-my-day.ts';
import { costInPlan, howInPlan, leftOut, suggestedIn, unitsInPlan, wholePlan, whyInPlan } from './about-plan.ts';
import { rowsAbout } from './about-supplement.ts';
import { answer, block, DASHBOARD, type Draft, type Facts } from './answer.ts';
import type { Subjects } from './answers.ts';
import type { Question } from './read-question.ts';

interface Parts {
  readonly plan: Recommendation;
  readonly subjects: Subjects;
  readonly asked: Question;
  /** The message as it was marked. */
  readonly text: string;
  readonly changes: (() => Promise<Changes | null>) | undefined;
  readonly facts: ChatData['foods'];
  readonly factsOf: (id: string) => Facts | undefined;
  /** What is known of a supplement and medicines by name. */
  readonly pairs: (supplement: Facts, medicines: readonly string[]) => Draft;
}

const HOW = ['timing', 'dose', 'absorbed', 'forms', 'day'];

/** What speaks of surgery for everything the person takes or is to take. */
function beforeSurgery({ plan, facts, factsOf }: Parts): Draft {
  const ids = [...plan.supplements, ...plan.currentSupplements].flatMap(({ id }) => id ?? []);
  const rows = ids.flatMap((id) => {
    const known = factsOf(id);
    return known === undefined
      ? []
      : rowsAbout(known, /surgery|operation/i).map((row) => ({ ...row, title: known.name }));
  });
  const advice = facts.advice['surgery'];
  const general = advice === undefined ? [] : [block(advice.message, advice.sources, 'Before surgery')];
  return answer('Before surgery', [...general, ...rows], { links: [DASHBOARD], suggestions: ['What is in my plan?'] });
}

/** An answer from the person's own plan, or null where the plan has nothing to say to this. */
export async function fromPlan(parts: Parts): Promise<Draft | null> {
  const { plan, subjects, asked, text, changes } = parts;
  const { supplements, medicines, asks } = subjects;
  const [subject] = supplements;
  const item = subject === undefined ? undefined : suggestedIn(plan, subject.id);
  const isMine = asked.isMine || asked.refersBack || item !== undefined;
  const isNameless = subject === undefined && medicines.length === 0;
  if (supplements.length > 1 || (subject !== undefined && medicines.length > 0)) return null;

  if (subject !== undefined && asked.namesOwnMedicines) {
    return parts.pairs(
      subject,
      plan.medications.flatMap(({ id, name }) => (id === null ? [] : [name])),
    );
  }
  for (const ask of asks) {
    if (subject !== undefined) {
      if (ask === 'why' || ask === 'left-out') return whyInPlan(plan, subject);
      if (item === undefined) continue;
      if (ask === 'missed') return null;
      if (ask === 'units') return unitsInPlan(plan, subject);
      if (ask === 'cost' || ask === 'budget') return costInPlan(plan, subject);
      if (ask === 'total') return totalsOf(plan, subject);
      if (ask === 'weeks') return weeksInPlan(plan, subject);
      if (HOW.includes(ask)) return howInPlan(plan, subject);
      if (ask === 'plan') return whyInPlan(plan, subject);
      continue;
    }
    if (ask === 'apart') return keptApart(plan);
    if (!isNameless) continue;
    if (ask === 'missed' || asked.topics.length > 0) return null;
    if (ask === 'changed') return whatChanged(changes === undefined ? null : await changes());
    if (ask === 'surgery') return beforeSurgery(parts);
    if (ask === 'tests') return testsFor(plan);
    if (ask === 'left-out') return leftOut(plan);
    if (ask === 'medicines-read') return medicinesRead(plan);
    if (ask === 'weeks') return weeksInPlan(plan, undefined);
    if (ask === 'budget' || ask === 'cost') return costInPlan(plan, undefined);
    if (ask === 'units') return unitsInPlan(plan, undefined);
    if (ask === 'total' || (ask === 'limit' && isMine)) return totalsOf(plan, undefined);
    if (ask === 'warnings') return warningsOf(plan);
    if (ask === 'day' || (ask === 'timing' && isMine)) return myDay(plan, text);
    if (ask === 'interactions' && isMine) return keptApart(plan);
    if (ask === 'plan' || (ask === 'why' && isMine)) return wholePlan(plan);
  }
  return null;
}
