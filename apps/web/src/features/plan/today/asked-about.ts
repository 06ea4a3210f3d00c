import { alertKey, type CurrentReview, type Recommendation, type SettledAlert } from '@evidose/contract';

/**
 * Whether the person has asked their doctor about something they take: every alert that names it was settled that way.
 * What the plan says to stop is not brought back by a press; neither is anything urgent.
 */
export function wasAskedAbout(
  { alerts }: Pick<Recommendation, 'alerts'>,
  settled: readonly SettledAlert[],
  { text, verdict }: Pick<CurrentReview, 'text' | 'verdict'>,
): boolean {
  const own = alerts.filter(({ about, severity }) => severity !== 'info' && about.some((each) => each.text === text));
  const asked = new Set(settled.filter(({ how }) => how === 'asked-doctor').map(({ key }) => key));
  const isSettled = own.every((alert) => alert.severity !== 'urgent' && asked.has(alertKey(alert)));
  return verdict === 'ask-first' && own.length > 0 && isSettled;
}
