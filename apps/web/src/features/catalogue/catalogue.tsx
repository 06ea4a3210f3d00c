import type { CatalogueEntry } from '@evidose/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Disclaimer } from '../../components/layout/disclaimer.tsx';
import { fieldLook } from '../../components/questions/input-look.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { SearchIcon } from '../../components/ui/icons.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { cx } from '../../lib/cx.ts';
import { FilterBar } from './filter-bar.tsx';
import { countsOf, type FilterName, filterNames, filtersOf, fits, narrowed } from './filters.ts';
import { createSearch } from './search.ts';
import { SupplementCard } from './supplement-card.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { UsedFilters } from './used-filters.tsx';

const PAGE = 24;
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';
const NONE: readonly CatalogueEntry[] = [];

/** The whole catalogue. Filters lie in the address and can be shared; what is typed into the search does not. */
export function Catalogue() {
  const catalogue = useCatalogue();
  const [typed, setTyped] = useState('');
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(PAGE);
  // The letter appears at once; the cards follow when there is time.
  const text = useDeferredValue(typed);
  const entries = catalogue.data?.supplements ?? NONE;
  const search = useMemo(() => createSearch(entries), [entries]);
  const filters = useMemo(() => filtersOf(params), [params]);
  const found = useMemo(() => narrowed(entries, search(text)), [entries, search, text]);
  const counts = useMemo(() => countsOf(found, filters), [found, filters]);
  const fitting = useMemo(() => found.filter((entry) => fits(entry, filters)), [found, filters]);

  function change(changes: Partial<Record<FilterName, string | null>>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setShown(PAGE);
    setParams(next, { replace: true, preventScrollReset: true });
  }
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, null])));

  return (
    <div className="flex flex-col gap-6">
      <search className="flex flex-col gap-4">
        <SearchField
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setShown(PAGE);
          }}
        />
        <FilterBar filters={filters} counts={counts} onChange={(name, value) => change({ [name]: value })} />
        <UsedFilters filters={filters} onRemove={(name) => change({ [name]: null })} onClear={clear} />
      </search>
      {catalogue.isPending && <CatalogueSkeleton />}
      {catalogue.isError && <ErrorNotice error={catalogue.error} onRetry={() => void catalogue.refetch()} />}
      {catalogue.isSuccess && (
        <>
          <p role="status" className="text-ink-soft text-sm">
            {countText(fitting.length, entries.length, text)}
          </p>
          {fitting.length === 0 ? (
            <EmptyState
              title="Nothing fits"
              action={
                <Button
                  variant="secondary"
                  onPress={() => {
                    setTyped('');
                    clear();
                  }}
                >
                  Show everything
                </Button>
              }
            >
              Try another spelling, a brand, or fewer filters.
            </EmptyState>
          ) : (
            <ul className={GRID}>
              {fitting.slice(0, shown).map((entry) => (
                <SupplementCard key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          {fitting.length > shown && (
            <div className="flex justify-center">
              <Button variant="secondary" onPress={() => setShown(shown + 2 * PAGE)}>
                Show more ({fitting.length - shown} left)
              </Button>
            </div>
          )}
        </>
      )}
      <Disclaimer />
    </div>
  );
}

function countText(fitting: number, all: number, text: string): string {
  if (fitting === all)
    return `${all} supplements, the best proven first. Those without a grade we know but never suggest.`;
  const order = text.trim() === '' ? 'the best proven first' : 'the best match first';
  return fitting === 1 ? `1 of ${all} supplements` : `${fitting} of ${all} supplements, ${order}`;
}

function SearchField({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <label className="relative block">
      <span className="sr-only">Search by name, brand or what it is for</span>
      <SearchIcon className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 text-ink-soft" />
      <input
        type="search"
        value={value}
        maxLength={80}
        placeholder="Name, brand or what it is for"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className={cx(fieldLook, 'min-h-14 pl-12')}
      />
    </label>
  );
}

function CatalogueSkeleton() {
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
