import type { CatalogueEntry } from '@evidose/contract';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Disclaimer } from '../../components/layout/disclaimer.tsx';
import { fieldStyle } from '../../components/questions/input-style.ts';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { SearchIcon } from '../../components/ui/icons.tsx';
import { cx } from '../../lib/cx.ts';
import { FilterBar } from './filter-bar.tsx';
import { countsOf, type FilterName, filterNames, filtersOf, fits, narrowed } from './filters.ts';
import { CatalogueSkeleton, Results } from './results.tsx';
import { createSearch } from './search.ts';
import { useCatalogue } from './use-catalogue.ts';
import { UsedFilters } from './used-filters.tsx';

const NONE: readonly CatalogueEntry[] = [];

/** Filters are in the address and can be shared; the search text is not. */
export function Catalogue() {
  const catalogue = useCatalogue();
  const [typed, setTyped] = useState('');
  const [params, setParams] = useSearchParams();
  // Typing stays responsive; counts and cards follow.
  const text = useDeferredValue(typed);
  // Rendered in slices: two dozen cards at once would block.
  const data = useDeferredValue(catalogue.data);
  const entries = data?.supplements ?? NONE;
  const search = useMemo(() => createSearch(entries), [entries]);
  const filters = useMemo(() => filtersOf(params), [params]);
  const found = useMemo(() => narrowed(entries, search.find(text)), [entries, search, text]);
  const settled = useSettled(found);
  const occasion = text.trim() === '' ? 'browsing' : found === settled ? 'searching' : 'typing';
  const counted = text === '' ? found : settled;
  const counts = useMemo(() => countsOf(counted, filters), [counted, filters]);
  const all = useMemo(() => entries.filter((entry) => fits(entry, filters)), [entries, filters]);
  const fitting = useMemo(() => found.filter((entry) => fits(entry, filters)), [found, filters]);

  const change = useCallback(
    (changes: Partial<Record<FilterName, string | null>>) =>
      setParams(
        () => {
          // Read from the current address, not the last render: of two quick changes the second would undo the first.
          const next = new URLSearchParams(window.location.search);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const changeOne = useCallback((name: FilterName, value: string | null) => change({ [name]: value }), [change]);
  const clear = useCallback(() => change(Object.fromEntries(filterNames.map((name) => [name, null]))), [change]);
  const showAll = useCallback(() => {
    setTyped('');
    clear();
  }, [clear]);

  return (
    <div className="flex flex-col gap-6">
      <search className="flex flex-col gap-4">
        <SearchField value={typed} onChange={setTyped} onFocus={search.warmUp} />
        <FilterBar filters={filters} counts={counts} onChange={changeOne} />
        <UsedFilters filters={filters} onRemove={(name) => changeOne(name, null)} onClear={clear} />
      </search>
      {data === undefined && !catalogue.isError && <CatalogueSkeleton />}
      {catalogue.isError && <ErrorNotice error={catalogue.error} onRetry={() => void catalogue.refetch()} />}
      {data !== undefined && (
        <Results all={all} entries={fitting} total={entries.length} occasion={occasion} onShowAll={showAll} />
      )}
      <Disclaimer />
    </div>
  );
}

const PAUSE_MS = 200;

/** Announced only when typing pauses; numbers that change with every letter are noise. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
}

function SearchField({ value, onChange, onFocus }: SearchFieldProps) {
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
        // Deferred so that the focus ring appears before the index is built.
        onFocus={() => setTimeout(onFocus)}
        onChange={(event) => onChange(event.target.value)}
        className={cx(fieldStyle, 'min-h-14 pl-12')}
      />
    </label>
  );
}
