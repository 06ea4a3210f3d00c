import {
  actionTexts,
  type Directness,
  type InteractionAction,
  type InteractionSeverity,
  type SourceEntry,
  severityTexts,
} from '@evidose/contract';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { SourceNote } from './source-note.tsx';

const TONES: Record<InteractionSeverity, Tone> = {
  contraindicated: 'urgent',
  major: 'urgent',
  moderate: 'caution',
  minor: 'neutral',
};
const EDGES: Record<InteractionSeverity, string> = {
  contraindicated: 'border-l-urgent',
  major: 'border-l-urgent',
  moderate: 'border-l-caution',
  minor: 'border-l-edge',
};

export function SeverityBadge({ severity }: { readonly severity: InteractionSeverity }) {
  return <Badge tone={TONES[severity]}>{severityTexts[severity]}</Badge>;
}

interface ConflictProps {
  readonly title: ReactNode;
  /** Which medicines a class contains; shown under the title. */
  readonly detail?: ReactNode;
  /** The title in plain words for screen readers. */
  readonly about: string;
  readonly row: {
    readonly severity: InteractionSeverity;
    readonly action: InteractionAction;
    readonly hours?: number | undefined;
    readonly mechanism: string;
    readonly message: string;
    readonly sources: readonly string[];
    readonly directness?: Directness | undefined;
    readonly checked?: string | null | undefined;
  };
  readonly note?: string | undefined;
  readonly sources: readonly SourceEntry[];
  readonly level?: 3 | 4 | 5;
}

export function Conflict({ title, detail, about, row, note, sources, level = 3 }: ConflictProps) {
  const { severity, action, hours, mechanism, message } = row;
  const Heading = `h${level}` as const;
  return (
    <li className={cx('rounded-lg border border-line border-l-4 bg-surface/85 px-4 py-3.5 sm:px-5', EDGES[severity])}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <Heading className="font-semibold leading-snug">{title}</Heading>
        <SeverityBadge severity={severity} />
      </div>
      {detail !== undefined && <p className="mt-1 text-ink-faint text-xs">{detail}</p>}
      <p className="mt-1.5 max-w-text text-sm">{message}</p>
      <p className="mt-2 text-ink-soft text-sm">
        <span className="font-medium text-ink">{actionTexts[action]}</span>
        {hours !== undefined && <span>: at least {hours === 1 ? '1 hour' : `${hours} hours`} between them</span>}
        {note !== undefined && <span>. {note}</span>}
        <span className="block text-xs">Why: {mechanism}</span>
      </p>
      <SourceNote ids={row.sources} sources={sources} about={about} directness={row.directness} checked={row.checked} />
    </li>
  );
}
