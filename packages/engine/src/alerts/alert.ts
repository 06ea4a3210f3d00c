import type { Alert, AlertAction, AlertSubject, Because } from '@evidose/contract';
import type { ListField } from '../model.ts';

/** What the person wrote, and our name for it. */
export interface Written {
  readonly field: ListField;
  readonly text: string;
  readonly name: string;
}

export interface AlertDraft extends Pick<Alert, 'id' | 'severity' | 'title' | 'message'> {
  /** What it is about, in the person's words and ours. */
  readonly about: readonly AlertSubject[];
  readonly because: readonly Because[];
  readonly sources?: readonly string[];
  readonly actions?: readonly AlertAction[];
}

const SEVERITIES = ['urgent', 'warning', 'info'] as const;

/** Most serious first. */
export const byUrgency = (a: Alert, b: Alert): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);

/** What we could not check comes after what was found. */
const LATER: ReadonlySet<string> = new Set(['unlisted-condition', 'unrecognised-supplement']);

/** Urgency by the words of the message; without any it can wait for the next visit. */
const SOON = [
  /emergency services|call your doctor now|call .{0,40} now\b/i,
  /\btoday\b|same day|\bnow\b/i,
  /within (a few )?(days|a week|two weeks)|this week|\bsoon\b/i,
] as const;

function soonness({ title, message }: Alert): number {
  const at = SOON.findIndex((words) => words.test(`${title} ${message}`));
  return at < 0 ? SOON.length : at;
}

/** The order on the page: by harm, then by urgency, and what was found before what could not be checked. */
export const inOrder = (a: Alert, b: Alert): number =>
  byUrgency(a, b) || Number(LATER.has(a.id)) - Number(LATER.has(b.id)) || soonness(a) - soonness(b);

/** The only place that creates alerts, so that none can omit its subject. */
export function alertOf(draft: AlertDraft): Alert {
  const { id, severity, title, message, about, because, sources = [], actions = [] } = draft;
  return {
    id,
    severity,
    title,
    message,
    because: [...because],
    sources: [...sources],
    about: [...about],
    actions: [...actions],
  };
}

export const aboutWritten = (written: readonly Written[]): AlertSubject[] =>
  written.map(({ text, name }) => ({ text, name }));

export const becauseWritten = (written: readonly Written[]): Because[] =>
  written.map(({ field, text }) => ({ field, value: text }));

export const openAnswer = (field: string): AlertAction => ({ kind: 'open-answer', field });

/** One link to the answer per field. */
export const openAnswersOf = (because: readonly Because[]): AlertAction[] =>
  [...new Set(because.map(({ field }) => field))].map(openAnswer);

export const CALL_EMERGENCY: AlertAction = { kind: 'call', label: 'Emergency (US: 911)', tel: '911' };
export const CALL_CRISIS_LINE: AlertAction = { kind: 'call', label: 'Crisis line (US: 988)', tel: '988' };
export const ASKED_DOCTOR: AlertAction = { kind: 'asked-doctor' };

export const quoted = (texts: readonly string[]): string => [...new Set(texts)].map((text) => `“${text}”`).join(', ');
