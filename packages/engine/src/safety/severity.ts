import type { Interaction, InteractionSeverity } from '@evidose/contract';
import type { InteractionRule } from '../knowledge.ts';

/** The one place that says what a severity means: what is forbidden, what is watched, what comes first. */

type Judged = Pick<InteractionRule | Interaction, 'severity' | 'action'>;

/** Gravest first. */
const SEVERITY_ORDER: readonly InteractionSeverity[] = ['contraindicated', 'major', 'moderate', 'minor'];

export const bySeverity = (a: Pick<Judged, 'severity'>, b: Pick<Judged, 'severity'>): number =>
  SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity);

export const isGrave = ({ severity }: Pick<Judged, 'severity'>): boolean =>
  severity === 'contraindicated' || severity === 'major';

/** The combination is left out, not only timed or watched. */
export const isForbidden = (rule: Judged): boolean => isGrave(rule) || rule.action === 'avoid';

/** Enough to ask before going on: whatever is more than minor. */
export const isAboveMinor = ({ severity }: Pick<Judged, 'severity'>): boolean => severity !== 'minor';

/** Something to watch beside a medicine, and no mere matter of hours. */
export const isWatched = ({ severity, action }: Judged): boolean => severity === 'moderate' && action !== 'separate';
