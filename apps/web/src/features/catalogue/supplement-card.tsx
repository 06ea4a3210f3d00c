import type { CatalogueEntry } from '@evidose/contract';
import { memo } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { EvidenceBadge } from '../../components/ui/evidence-badge.tsx';
import { cx } from '../../lib/cx.ts';
import { useDeferredLayout } from '../../lib/deferred-layout.ts';
import { categoryTexts, goalTexts } from './texts.ts';

const MOST_GOALS = 3;

interface SupplementCardProps {
  readonly entry: CatalogueEntry;
  readonly isNear: boolean;
}

/** Memoized: searching moves cards but does not redraw them. */
export const SupplementCard = memo(function SupplementCard({ entry, isNear }: SupplementCardProps) {
  const { id, name, category, summary, evidence, goals } = entry;
  const more = goals.length - MOST_GOALS;
  return (
    <li
      className={cx(
        'relative flex flex-col gap-2 rounded-xl border border-line bg-surface/85 p-5 shadow-low transition hover:border-accent/60 hover:shadow-high has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent has-[a:focus-visible]:outline-offset-3',
        useDeferredLayout('[contain-intrinsic-size:auto_12rem]', { isNear }),
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-ink-faint text-xs">{categoryTexts[category]}</span>
        {evidence === null ? <Badge>We never suggest it</Badge> : <EvidenceBadge grade={evidence} />}
      </div>
      <h2 className="font-sans font-semibold text-subhead tracking-normal">
        {/* The link covers the whole card. */}
        <Link to={`/supplements/${id}`} className="outline-none after:absolute after:inset-0 after:rounded-xl">
          {name}
        </Link>
      </h2>
      <p className="text-ink-soft text-sm">{summary}</p>
      {goals.length > 0 && (
        <p className="mt-auto pt-1 text-accent-text text-xs">
          {goals
            .slice(0, MOST_GOALS)
            .map((goal) => goalTexts[goal] ?? goal)
            .join(' · ')}
          {more > 0 && ` · ${more} more`}
        </p>
      )}
    </li>
  );
});
