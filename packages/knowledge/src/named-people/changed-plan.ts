import type { Recommendation } from '@evidose/contract';

/** Differences between two plans of one person, most serious first, for a pharmacist to read. */
export function changesOf(before: Recommendation, after: Recommendation): string[] {
  return [
    ...(before.outcome === after.outcome ? [] : [`outcome: ${before.outcome} → ${after.outcome}`]),
    ...lost('no longer suggested', { before: suggestedIn(before), after: suggestedIn(after) }).map(
      (line) => `${line}${whyNow(line, after)}`,
    ),
    ...lost('now suggested', { before: suggestedIn(after), after: suggestedIn(before) }),
    ...lost('alert gone', { before: alertsIn(before), after: alertsIn(after) }),
    ...lost('alert new', { before: alertsIn(after), after: alertsIn(before) }),
    ...lost('other words', { before: wordsIn(after), after: wordsIn(before) }),
  ];
}

const suggestedIn = ({ supplements }: Recommendation) => supplements.map(({ id }) => id);

const alertsIn = ({ alerts }: Recommendation) => alerts.map(({ severity, title }) => `${severity}, ${title}`);

/** Every exclusion reason and every comment on current supplements. */
const wordsIn = ({ excluded, currentSupplements, supplements }: Recommendation) => [
  ...excluded.flatMap(({ id, reasons }) => reasons.map(({ message }) => `${id}: ${message}`)),
  ...currentSupplements.flatMap(({ text, verdict, message, interactions }) => [
    `${text}: ${verdict}, ${message}`,
    ...interactions.map((each) => `${text}: ${each.severity}, ${each.message}`),
  ]),
  ...supplements.flatMap(({ id, cautions, interactions }) => [
    ...cautions.map(({ message }) => `${id}: ${message}`),
    ...interactions.map((each) => `${id}: ${each.severity}, ${each.message}`),
  ]),
];

interface Sides {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const lost = (what: string, { before, after }: Sides): string[] =>
  [...new Set(before)].filter((each) => !after.includes(each)).map((each) => `${what}: ${each}`);

/** Why something suggested before is now left out; empty if the plan does not say. */
function whyNow(line: string, { excluded }: Recommendation): string {
  const reasons = excluded.find(({ id }) => line.endsWith(`: ${id}`))?.reasons ?? [];
  return reasons.length === 0 ? '' : ` (${reasons.map(({ message }) => message).join(' ')})`;
}
