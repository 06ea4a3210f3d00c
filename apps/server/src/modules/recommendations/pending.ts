import {
  type Alert,
  alertKey,
  isForSafety,
  type PendingFinding,
  type Recommendation,
  resultOf,
  type SuggestedBatch,
  type UserDocument,
  validateQuestionnaire,
} from '@evidose/contract';
import type { Decide } from './service.ts';

interface Pending {
  readonly batch: SuggestedBatch;
  readonly person: Pick<UserDocument, 'comprehensiveQuestionnaire'>;
  /** What the person put on their list. */
  readonly chosen: readonly { readonly id: string; readonly supplement: { readonly name: string } }[];
  readonly decide: Decide;
}

const isRaised = (alert: Alert): alert is Alert & Pick<PendingFinding, 'severity'> => alert.severity !== 'info';

function newAlerts(before: Recommendation, after: Recommendation): PendingFinding[] {
  const known = new Set(before.alerts.map(alertKey));
  return after.alerts
    .filter(isRaised)
    .filter((alert) => !known.has(alertKey(alert)))
    .map(({ severity, title, message }) => ({ severity, title, message }));
}

/** On the plan or the list, and now something speaks against it. */
function newlyForbidden(before: Recommendation, after: Recommendation, listed: Pending['chosen']): PendingFinding[] {
  const inUse = new Map([
    ...listed.map(({ id, supplement }) => [id, supplement.name] as const),
    ...before.supplements.map(({ id, name }) => [id, name] as const),
  ]);
  const known = new Set(before.excluded.filter(isForSafety).map(({ id }) => id));
  return after.excluded
    .filter((each) => inUse.has(each.id) && !known.has(each.id) && isForSafety(each))
    .map(({ name, reasons }) => ({
      severity: 'warning',
      title: `Don’t take ${name} until you’ve asked`,
      message: reasons[0]?.message ?? '',
    }));
}

/** Current supplements with a stricter verdict and no alert of their own. */
function newlyStopped(before: Recommendation, after: Recommendation): PendingFinding[] {
  const known = new Map(before.currentSupplements.map(({ text, verdict }) => [text, verdict]));
  const said = new Set(after.alerts.flatMap(({ about }) => about.map(({ text }) => text)));
  return after.currentSupplements
    .filter(({ text, verdict }) => verdict === 'stop-and-ask' && known.get(text) !== verdict && !said.has(text))
    .map(({ name, message }) => ({ severity: 'warning', title: `Stop and ask about ${name}`, message }));
}

/** What today's answers would say against the newest plan. Nothing is stored. */
export function findingsOf({ batch, person, chosen, decide }: Pending): PendingFinding[] {
  const checked = validateQuestionnaire(person.comprehensiveQuestionnaire);
  if (!checked.ok) return [];
  const [before, after] = [resultOf(batch), decide(checked.answers)];
  const findings = [
    ...newAlerts(before, after),
    ...newlyForbidden(before, after, chosen),
    ...newlyStopped(before, after),
  ];
  return findings.toSorted((a, b) => Number(b.severity === 'urgent') - Number(a.severity === 'urgent'));
}
