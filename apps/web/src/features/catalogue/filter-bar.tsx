import { formats, formDiets } from '@evidose/contract';
import { memo, useState } from 'react';
import { checkMark } from '../../components/questions/choice-look.ts';
import { fieldLook } from '../../components/questions/input-look.ts';
import { ChevronDownIcon } from '../../components/ui/icons.tsx';
import { cx } from '../../lib/cx.ts';
import type { Counts, FilterName, Filters } from './filters.ts';
import { dietTexts, formatTexts, goalTexts } from './texts.ts';

interface FilterBarProps {
  readonly filters: Filters;
  readonly counts: Counts;
  readonly onChange: (name: FilterName, value: string | null) => void;
}

export const evidenceOptions = {
  A: 'Strong only (A)',
  B: 'Moderate or better (A, B)',
  C: 'Any grade (A, B, C)',
} as const;

/** One row on a wide screen; behind one press on a narrow one, so that the catalogue itself comes first. */
export const FilterBar = memo(function FilterBar({ filters, counts, onChange }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const used = Object.values(filters).filter((value) => value !== null).length;
  const goals = Object.entries(goalTexts).filter(([goal]) => counts.goal.has(goal) || goal === filters.goal);
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
        <FilterSelect name="goal" label="Goal" any="Any goal" options={goals} {...{ filters, counts, onChange }} />
        <FilterSelect
          name="evidence"
          label="Evidence"
          any="Everything we know"
          options={Object.entries(evidenceOptions)}
          {...{ filters, counts, onChange }}
        />
        <FilterSelect
          name="diet"
          label="Diet"
          any="Any diet"
          options={formDiets.map((diet) => [diet, dietTexts[diet]] as const)}
          {...{ filters, counts, onChange }}
        />
        <FilterSelect
          name="form"
          label="Form"
          any="Any form"
          options={formats.map((format) => [format, formatTexts[format]] as const)}
          {...{ filters, counts, onChange }}
        />
        <label className="flex min-h-9 cursor-pointer items-center gap-3 text-sm sm:col-span-2 md:col-span-4">
          <input
            type="checkbox"
            checked={filters.pregnancy === 'yes'}
            onChange={(event) => onChange('pregnancy', event.target.checked ? 'yes' : null)}
            className={cx(checkMark, 'focus-visible:outline-2')}
          />
          Accepted in pregnancy, within a limit ({counts.pregnancy.get('yes') ?? 0})
        </label>
      </fieldset>
    </div>
  );
});

interface FilterSelectProps extends FilterBarProps {
  readonly name: FilterName;
  readonly label: string;
  readonly any: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** The browser's own list: nothing opens faster, and every phone has its own good one. */
function FilterSelect({ name, label, any, options, filters, counts, onChange }: FilterSelectProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 font-semibold text-sm">
      {label}
      <span className="relative block font-normal">
        <select
          value={filters[name] ?? ''}
          onChange={(event) => onChange(name, event.target.value === '' ? null : event.target.value)}
          className={cx(fieldLook, 'cursor-pointer appearance-none truncate pr-10 text-sm')}
        >
          <option value="">{any}</option>
          {options.map(([value, text]) => (
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
