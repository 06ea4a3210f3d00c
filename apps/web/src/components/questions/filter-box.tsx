import { SearchIcon } from '../ui/icons.tsx';

interface FilterBoxProps {
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly found: number;
}

/** Enter stays in the box: here it means "search", not "continue". */
export function FilterBox({ filter, onFilter, found }: FilterBoxProps) {
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-3.5 left-3.5 text-ink-faint" />
      <input
        type="search"
        aria-label="Search this list"
        placeholder="Find in this list"
        autoComplete="off"
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && filter !== '') event.preventDefault();
        }}
        className="min-h-12 w-full rounded-full border border-edge/70 bg-surface pr-4 pl-11 placeholder:text-ink-faint focus:border-accent focus:outline-2 focus:outline-accent focus:-outline-offset-1"
      />
      <p role="status" className="sr-only">
        {filter === '' ? '' : `${found} in the list`}
      </p>
    </div>
  );
}
