import { type Alert, type AlertAction, alertKey, type ResolvedAlert } from '@evidose/contract';

/** All alerts with one cause. */
export interface AlertGroup {
  readonly key: string;
  readonly severity: Alert['severity'];
  readonly title: string;
  readonly messages: readonly string[];
  readonly about: readonly string[];
  readonly actions: readonly AlertAction[];
  readonly alerts: readonly Alert[];
}

const ORDER = ['urgent', 'warning', 'info'] as const;

const causeOf = ({ id, about, because }: Alert): string => {
  const written = about.flatMap(({ text }) => text ?? []);
  const parts = written.length > 0 ? written : because.map(({ field, value }) => `${field} ${value}`);
  return parts.length === 0 ? id : [...parts].sort().join('\n');
};

/** Plans of earlier versions name no action: offer the answer it came from, and "I asked". */
function actionsOf({ actions, because, severity }: Alert): AlertAction[] {
  if (actions.length > 0) return actions;
  const fields = [...new Set(because.flatMap(({ field }) => field.split('.')[0] ?? []))];
  return [
    ...fields.slice(0, 1).map((field) => ({ kind: 'open-answer' as const, field })),
    ...(severity === 'warning' ? [{ kind: 'asked-doctor' as const }] : []),
  ];
}

const once = <T>(list: readonly T[]): T[] => [...new Map(list.map((each) => [JSON.stringify(each), each])).values()];

function groupOf(alerts: readonly Alert[]): AlertGroup[] {
  const [lead] = alerts;
  if (lead === undefined) return [];
  const messages = once(alerts.map(({ message }) => message));
  const said = `${lead.title} ${messages.join(' ')}`.toLowerCase();
  const unsaid = alerts
    .flatMap(({ about }) => about)
    .filter(({ text, name }) => !said.includes((text ?? name).toLowerCase()))
    .map(({ text, name }) => (text === null || text.toLowerCase() === name.toLowerCase() ? name : `${text} (${name})`));
  return [
    {
      key: alertKey(lead),
      severity: lead.severity,
      title: lead.title,
      messages,
      about: once(unsaid),
      actions: once(alerts.flatMap(actionsOf)),
      alerts,
    },
  ];
}

/** What we read is for the person to confirm, not for a doctor. */
export const isReadingDoubt = ({ actions }: Pick<AlertGroup, 'actions'>): boolean =>
  actions.some(({ kind }) => kind === 'confirm-reading' || kind === 'settle-reading') &&
  actions.every(({ kind }) => kind !== 'asked-doctor');

const rankOf = (alert: Alert): number => ORDER.indexOf(alert.severity) * 2 + Number(isReadingDoubt(alert));

/** One box per cause, most serious first; among equals, harm comes before uncertain readings. */
export function groupAlerts(alerts: readonly Alert[]): AlertGroup[] {
  const byCause = new Map<string, Alert[]>();
  for (const alert of [...alerts].sort((a, b) => rankOf(a) - rankOf(b))) {
    const cause = causeOf(alert);
    byCause.set(cause, [...(byCause.get(cause) ?? []), alert]);
  }
  return [...byCause.values()].flatMap(groupOf);
}

/** Resolved when all its alerts are. Urgent alerts cannot be resolved by a press. */
export function isResolved({ severity, alerts }: AlertGroup, resolved: readonly ResolvedAlert[]): boolean {
  const keys = new Set(resolved.map(({ key }) => key));
  return severity !== 'urgent' && alerts.every((alert) => keys.has(alertKey(alert)));
}

export const isUrgentPlan = (alerts: readonly Pick<Alert, 'severity'>[]): boolean =>
  alerts.some(({ severity }) => severity === 'urgent');

const MOST_AT_ONCE = 5;
const MOST_CALM_AT_ONCE = 3;

/** How many boxes start open, most serious first; urgent alerts take their place. */
export function openAtOnce(groups: readonly AlertGroup[]): { readonly urgent: number; readonly others: number } {
  const urgent = groups.filter(({ severity }) => severity === 'urgent').length;
  const room = MOST_AT_ONCE - Math.min(urgent, MOST_AT_ONCE);
  return { urgent: Math.min(urgent, MOST_AT_ONCE), others: Math.min(room, MOST_CALM_AT_ONCE) };
}
