import { memo, useState } from 'react';
import { checkMark } from '../../components/questions/choice-style.ts';
import { fieldStyle } from '../../components/questions/input-style.ts';
import { ChevronDownIcon } from '../../components/ui/icons.tsx';
import { cx } from '../../lib/cx.ts';
import { type Counts, type FilterName, type Filters, filterNames, filterOf } from './filters.ts';

interface FilterBarProps {
  readonly filters: Filters;
  readonly counts: Counts;
  readonly onChange: (name: FilterName, value: string | null) => void;
}

/** One row on a wide screen; behind a button on a narrow one, so that the catalogue comes first. */
export const FilterBar = memo(function FilterBar({ filters, counts, onChange }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const used = Object.values(filters).filter((value) => value !== null).length;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="catalogue-filters"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge/55 bg-surface px-4 font-medium text-sm md:hidden"
      >
        Filters{used > 0 && ` (${used} in use)`}
        <ChevronDownIcon className={cx('transition', isOpen && 'rotate-180')} />
      </button>
      <fieldset
        id="catalogue-filters"
        className={cx('grid min-w-0 gap-3 sm:grid-cols-2 md:grid-cols-4 max-md:mt-3', !isOpen && 'max-md:hidden')}
      >
        <legend className="sr-only">Narrow the catalogue</legend>
        {filterNames.map((name) => {
          const Filter = filterOf(name).any === null ? FilterBox : FilterSelect;
          return <Filter key={name} {...{ name, filters, counts, onChange }} />;
        })}
      </fieldset>
    </div>
  );
});

interface FilterProps extends FilterBarProps {
  readonly name: FilterName;
}

function FilterBox({ name, filters, counts, onChange }: FilterProps) {
  const { label, options } = filterOf(name);
  const [only = ''] = options.keys();
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 text-sm sm:col-span-2 md:col-span-4">
      <input
        type="checkbox"
        checked={filters[name] === only}
        onChange={(event) => onChange(name, event.target.checked ? only : null)}
        className={cx(checkMark, 'focus-visible:outline-2')}
      />
      {label} ({counts[name].get(only) ?? 0})
    </label>
  );
}

/** A native select: fastest to open, and familiar on every phone. */
function FilterSelect({ name, filters, counts, onChange }: FilterProps) {
  const { label, any, options } = filterOf(name);
  // Goals that nothing in the catalogue serves are left out; the other options show a count of zero.
  const isWorthShowing = (value: string) => name !== 'goal' || counts.goal.has(value) || value === filters.goal;
  return (
    <label className="flex min-w-0 flex-col gap-1 font-semibold text-sm">
      {label}
      <span className="relative block font-normal">
        <select
          value={filters[name] ?? ''}
          onChange={(event) => onChange(name, event.target.value === '' ? null : event.target.value)}
          className={cx(fieldStyle, 'cursor-pointer appearance-none truncate pr-10 text-sm')}
        >
          <option value="">{any}</option>
          {[...options]
            .filter(([value]) => isWorthShowing(value))
            .map(([value, text]) => (
              <option key={value} value={value} disabled={!counts[name].has(value) && filters[name] !== value}>
                {text} ({counts[name].get(value) ?? 0})
              </option>
            ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft" />
      </span>
    </label>
  );
}
