import type { CatalogueEntry } from '@evidose/contract';
import { memo, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { SupplementCard } from './supplement-card.tsx';

/** While typing, one row is updated at once; the rest follows in a pause. */
const AT_FIRST = { browsing: 24, typing: 3, searching: 9 } as const;
export type Occasion = keyof typeof AT_FIRST;
/** Two rows of three; fewer on a phone. */
const FIRST_SCREEN = 6;
const MORE = 48;
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface ResultsProps {
  /** Cards shown without a search stay mounted and hidden while typing: unmounting costs as much as mounting. */
  readonly all: readonly CatalogueEntry[];
  readonly entries: readonly CatalogueEntry[];
  readonly total: number;
  readonly occasion: Occasion;
  readonly onShowAll: () => void;
}

/** Redraws only when its entries change, not with every letter typed. */
export const Results = memo(function Results({ all, entries, total, occasion, onShowAll }: ResultsProps) {
  // "Show more" lasts as long as the list it was pressed for.
  const [more, setMore] = useState<{ readonly of: readonly CatalogueEntry[]; readonly count: number } | null>(null);
  const shown = AT_FIRST[occasion] + (more?.of === entries ? more.count : 0);
  return (
    <>
      <p role="status" className="text-ink-soft text-sm">
        {countText(entries.length, total, occasion !== 'browsing')}
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
        occasion !== 'browsing' && <Cards entries={entries} count={shown} />
      )}
      <Cards
        entries={all}
        count={occasion === 'browsing' ? shown : AT_FIRST.browsing}
        isHidden={occasion !== 'browsing'}
      />
      {occasion !== 'typing' && entries.length > shown && (
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

interface CardsProps {
  readonly entries: readonly CatalogueEntry[];
  readonly count: number;
  readonly isHidden?: boolean;
}

const Cards = memo(function Cards({ entries, count, isHidden = false }: CardsProps) {
  return (
    <ul hidden={isHidden} className={GRID}>
      {entries.slice(0, count).map((entry, index) => (
        <SupplementCard key={entry.id} entry={entry} isNear={index < FIRST_SCREEN} />
      ))}
    </ul>
  );
});

function countText(fitting: number, total: number, isSearch: boolean): string {
  if (fitting === total) {
    return `${total} supplements, the best proven first. We never suggest those without a grade.`;
  }
  const order = isSearch ? 'the best match first' : 'the best proven first';
  return fitting === 1 ? `1 of ${total} supplements` : `${fitting} of ${total} supplements, ${order}`;
}

export function CatalogueSkeleton() {
  return (
    <SkeletonRegion label="Loading the catalogue">
      <Skeleton className="mb-6 h-5 w-72" />
      <div className={GRID}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-44 rounded-xl" />
        ))}
      </div>
    </SkeletonRegion>
  );
}
