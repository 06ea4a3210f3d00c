import { type InteractionAction, type InteractionSeverity, interactionSeverities } from './recommendation.ts';

/** The one place that defines what a severity means: what is forbidden, what is watched, what comes first. */

interface Judged {
  readonly severity: InteractionSeverity;
  readonly action: InteractionAction;
}
type Graded = Pick<Judged, 'severity'>;

/** Most severe first. */
export const bySeverity = (a: Graded, b: Graded): number =>
  interactionSeverities.indexOf(a.severity) - interactionSeverities.indexOf(b.severity);

export const isGrave = ({ severity }: Graded): boolean => severity === 'contraindicated' || severity === 'major';

/** Must not wait. */
export const isUrgent = ({ severity }: Graded): boolean => severity === 'contraindicated';

/** The combination is left out rather than only spaced or watched. */
export const isForbidden = (rule: Judged): boolean => isGrave(rule) || rule.action === 'avoid';

/** Enough to ask before continuing: anything above minor. */
export const isAboveMinor = ({ severity }: Graded): boolean => severity !== 'minor';

/** Something to watch beside a medicine, beyond spacing. */
export const isWatched = ({ severity, action }: Judged): boolean => severity === 'moderate' && action !== 'separate';

/** A doctor is asked before the first dose, however weak the interaction. */
export const asksDoctor = ({ action }: Pick<Judged, 'action'>): boolean =>
  action === 'avoid' || action === 'tell-your-doctor';
