import type { Alert } from '@evidose/contract';
import { inSentence } from '@evidose/contract';
import { ASKED_DOCTOR, alertOf } from '../alerts/alert.ts';
import { flatMap } from '../flat-map.ts';
import type { Finding } from '../model.ts';
import type { PlannedItem } from '../plan/search.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { Left } from '../stages/exclude.ts';
import type { MatchedReason, Proposal } from '../stages/propose.ts';
import { labNameOf } from '../words/names-in-text.ts';
import { andList } from '../words/open-words.ts';

/** A need that the answers support and the plan leaves open. */
export interface HeldNeed {
  readonly supplement: PreparedSupplement;
  readonly reason: MatchedReason;
  readonly finding: Finding;
}

/** The need is met by something else, or a lab value shows there is none. */
const MET: ReadonlySet<Finding['kind']> = new Set(['already-taking', 'duplicate', 'lab', 'upper-limit']);

export function heldNeeds(proposals: readonly Proposal[], left: Left): HeldNeed[] {
  const held: HeldNeed[] = [];
  for (const { supplement, reasons } of proposals) {
    const reason = reasons.find(({ indication }) => indication.isVital) ?? reasons[0];
    if (reason === undefined || reason.indication.kind === 'wish' || reason.indication.evidence === 'C') continue;
    const findings = left.get(supplement) ?? [];
    const [finding] = findings;
    if (finding === undefined || findings.some(({ kind }) => MET.has(kind))) continue;
    held.push({ supplement, reason, finding });
  }
  return held;
}

const namesOf = (needs: readonly HeldNeed[]): string =>
  andList(needs.map(({ supplement }) => inSentence(supplement.data.name)));

/** Alerts about unreadable text: what waits for an answer is mentioned there. */
const ABOUT_UNREAD: ReadonlySet<string> = new Set([
  'unrecognised-medication',
  'medicines-not-named',
  'spelling-guessed',
  'advice-unclear',
]);
const waitsForReading = ({ finding: { kind, rule } }: HeldNeed): boolean =>
  kind === 'unrecognised-medication' || rule === 'advice-unread';

/** An unmet need is always mentioned, with the unreadable text it waits for. */
export function withHeldNeeds(alerts: readonly Alert[], needs: readonly HeldNeed[]): Alert[] {
  const waiting = needs.filter(waitsForReading);
  const at = alerts.findIndex(({ id }) => ABOUT_UNREAD.has(id));
  const vital = needs.filter((each) => each.reason.indication.isVital && (at < 0 || !waitsForReading(each)));
  const shown = alerts.map((alert, i) =>
    i !== at || waiting.length === 0 ? alert : { ...alert, message: `${alert.message} ${waitText(waiting)}` },
  );
  return [...shown, ...vital.map(askToday)];
}

function waitText(needs: readonly HeldNeed[]): string {
  const it = needs.length === 1 ? 'it' : 'them';
  return `You may need ${namesOf(needs)}. Until we know more we leave ${it} out, so ask about ${it} today.`;
}

function askToday({ supplement: { data }, reason, finding }: HeldNeed): Alert {
  return alertOf({
    id: `ask-today-${data.id}`,
    severity: 'warning',
    title: `Ask about ${inSentence(data.name)} today`,
    message: `${reason.message} We leave it out: ${finding.message} Ask your doctor or pharmacist about it today.`,
    about: [{ text: null, name: data.name }],
    because: [reason.because, ...finding.because],
    actions: [ASKED_DOCTOR],
    sources: [...new Set([...reason.indication.sources, ...finding.sources])],
  });
}

/** The remaining needs, in a few sentences at the top. */
export function heldText(needs: readonly HeldNeed[]): string {
  const others = needs.filter((each) => !waitsForReading(each) && !each.reason.indication.isVital);
  return others.length === 0
    ? ''
    : ` You may need ${namesOf(others)} too. We left that out, and you can see why below.`;
}

/** Next to something unknown amounts are kept low, unless a test shows a deficiency. */
export function withLacks(alerts: readonly Alert[], picks: readonly PlannedItem[]): Alert[] {
  const lacks = flatMap(picks, ({ candidate: { supplement, reasons } }) =>
    reasons.slice(0, 1).flatMap(({ because: { field } }) => {
      const lab = labNameOf(field);
      return lab === null ? [] : [`${supplement.data.name} (your ${lab} is low)`];
    }),
  );
  if (lacks.length === 0) return [...alerts];
  const message = `The exception is ${andList(lacks)}: look for that on its label first.`;
  return alerts.map((each) =>
    each.id === 'unrecognised-supplement' ? { ...each, message: `${each.message} ${message}` } : each,
  );
}
