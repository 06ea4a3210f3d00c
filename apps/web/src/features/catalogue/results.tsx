import type { CatalogueEntry } from '@evidose/contract';
import { memo, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { SupplementCard } from './supplement-card.tsx';

/** Fewer while searching: the best match stands first, and each letter may bring other cards. */
const AT_FIRST = { browsing: 24, searching: 9 } as const;
const MORE = 48;
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface ResultsProps {
  readonly entries: readonly CatalogueEntry[];
  readonly total: number;
  readonly isSearch: boolean;
  readonly onShowAll: () => void;
}

/** Waits for its entries to change: a letter in the search box alone draws nothing here. */
export const Results = memo(function Results({ entries, total, isSearch, onShowAll }: ResultsProps) {
  // More than at first lasts as long as the list it was asked for.
  const [more, setMore] = useState<{ readonly of: readonly CatalogueEntry[]; readonly count: number } | null>(null);
  const shown = (isSearch ? AT_FIRST.searching : AT_FIRST.browsing) + (more?.of === entries ? more.count : 0);
  return (
    <>
      <p role="status" className="text-ink-soft text-sm">
        {countText(entries.length, total, isSearch)}
      </p>
      {entries.length === 0 ? (
        <EmptyState
          title="Nothing fits"
          action={
            <Button variant="secondary" onPress={onShowAll}>
              Show everything
            </Button>
          }
        >
          Try another spelling, a brand, or fewer filters.
        </EmptyState>
      ) : (
        <ul className={GRID}>
          {entries.slice(0, shown).map((entry) => (
            <SupplementCard key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {entries.length > shown && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            onPress={() => setMore({ of: entries, count: (more?.of === entries ? more.count : 0) + MORE })}
          >
            Show more ({entries.length - shown} left)
          </Button>
        </div>
      )}
    </>
  );
});

function countText(fitting: number, total: number, isSearch: boolean): string {
  if (fitting === total) {
    return `${total} supplements, the best proven first. Those without a grade we know but never suggest.`;
  }
  const order = isSearch ? 'the best match first' : 'the best proven first';
  return fitting === 1 ? `1 of ${total} supplements` : `${fitting} of ${total} supplements, ${order}`;
}

export function CatalogueSkeleton() {
  return (
    <SkeletonRegion label="Fetching the catalogue">
      <Skeleton className="mb-6 h-5 w-72" />
      <div className={GRID}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-44 rounded-xl" />
        ))}
      </div>
    </SkeletonRegion>
  );
}
