import {
  alertKey,
  asksDoctor,
  type CurrentReview,
  type Recommendation,
  type ResolvedAlert,
  shortDigest,
  verdictTexts,
} from '@evidose/contract';
import { firstSentence } from '../../../lib/first-sentence.ts';
import type { ListEntry } from '../list/list-entry.ts';

/** Resolved by one press: its own key, plus alerts about nothing else. */
export interface Resolvable {
  readonly key: string;
  readonly title: string;
}

/** Why a row of the day should not simply be taken. */
export interface Care {
  /** 'Ask first' */
  readonly word: string;
  readonly tone: 'caution' | 'urgent';
  readonly why: string;
  /** Link to the details. */
  readonly more: 'list' | 'safety';
  /** What "My doctor said yes" resolves; null if it resolves nothing. */
  readonly resolves: readonly Resolvable[] | null;
  readonly isResolved: boolean;
}

const WITH_CARE: ReadonlySet<CurrentReview['verdict']> = new Set(['stop-and-ask', 'ask-first']);

const keyFor = (about: string, reason: string): string => `doctor-said-yes-${shortDigest(`${about}\n${reason}`)}`;

const isAsked = (resolved: readonly ResolvedAlert[], { key }: Resolvable): boolean =>
  resolved.some((each) => each.key === key && each.how === 'asked-doctor');

type Judged = Pick<CurrentReview, 'text' | 'name' | 'verdict' | 'message'>;

/**
 * What the plan says against something already taken. A press cannot bring back what must be stopped, nor anything
 * urgent.
 */
export function careOfOwn(
  { alerts }: Pick<Recommendation, 'alerts'>,
  resolved: readonly ResolvedAlert[],
  { text, name, verdict, message }: Judged,
): Care | null {
  if (!WITH_CARE.has(verdict)) return null;
  const about = alerts.filter((alert) => alert.severity !== 'info' && alert.about.some((each) => each.text === text));
  const isUrgent = about.some(({ severity }) => severity === 'urgent');
  const mayBeResolved = verdict === 'ask-first' && !isUrgent;
  const itself = { key: keyFor(text, message), title: `Asked about ${name}` };
  const alone = about
    .filter((alert) => alert.about.every((each) => each.text === text))
    .map((alert) => ({ key: alertKey(alert), title: alert.title }));
  const areAlertsAsked =
    about.length > 0 && about.every((alert) => isAsked(resolved, { key: alertKey(alert), title: '' }));
  return {
    word: verdictTexts[verdict],
    tone: mayBeResolved ? 'caution' : 'urgent',
    why: firstSentence(message),
    more: 'safety',
    resolves: mayBeResolved ? [itself, ...alone] : null,
    isResolved: mayBeResolved && (areAlertsAsked || isAsked(resolved, itself)),
  };
}

/** What speaks against a listed supplement, or requires asking a doctor before the first dose. */
export function careOfListed(resolved: readonly ResolvedAlert[], { item, standing, why }: ListEntry): Care | null {
  if (standing === 'held') {
    const said = { word: 'Don’t take it now', why: firstSentence(why) };
    return { ...said, tone: 'urgent', more: 'list', resolves: null, isResolved: false };
  }
  const first = [...item.interactions.filter(asksDoctor), ...item.cautions.filter(({ askFirst }) => askFirst)][0];
  if (first === undefined) return null;
  const itself = { key: keyFor(item.id, first.message), title: `Asked about ${item.name}` };
  return {
    word: verdictTexts['ask-first'],
    tone: 'caution',
    why: firstSentence(first.message),
    more: 'list',
    resolves: [itself],
    isResolved: isAsked(resolved, itself),
  };
}
