import type { ManyQuestion } from '@evidose/contract';
import { useId, useRef, useState } from 'react';
import { CheckCard } from './check-card.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { matchesFilter } from './filter.ts';
import { FilterBox } from './filter-box.tsx';

interface GroupedChecksProps {
  readonly name: string;
  readonly question: ManyQuestion;
  readonly groups: NonNullable<ManyQuestion['groups']>;
  readonly values: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** For dozens of options: selected ones on top, a filter, and groups. */
export function GroupedChecks({ name, question, groups, values, onToggle }: GroupedChecksProps) {
  const [filter, setFilter] = useState('');
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const isMatch = (value: string) => matchesFilter(filter, value, question.options[value] ?? '');
  const found = Object.values(groups).flat().filter(isMatch).length;
  // The pressed chip disappears; focus moves to its checkbox so that it is not lost.
  const untick = (value: string) => {
    onToggle(value);
    listRef.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`)?.focus();
  };
  const exclusive = question.options[question.exclusive];
  return (
    <div ref={listRef} className="flex flex-col gap-4">
      {exclusive !== undefined && (
        <div className="grid">
          <CheckCard
            name={name}
            value={question.exclusive}
            label={exclusive}
            isChecked={values.includes(question.exclusive)}
            onToggle={onToggle}
          />
        </div>
      )}
      <FilterBox filter={filter} onFilter={setFilter} found={found} />
      <ChosenChips question={question} values={values} onRemove={untick} />
      {Object.entries(groups).map(([title, members], index) => (
        <fieldset
          key={title}
          aria-labelledby={`${id}-${index}`}
          hidden={!members.some(isMatch)}
          className="flex min-w-0 flex-col gap-2"
        >
          <p id={`${id}-${index}`} className="font-semibold text-ink-soft text-sm">
            {title}
          </p>
          <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {members.map((value) => (
              <CheckCard
                key={value}
                name={name}
                value={value}
                label={question.options[value] ?? value}
                isChecked={values.includes(value)}
                isHidden={!isMatch(value)}
                onToggle={onToggle}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {found === 0 && (
        <p className="text-ink-soft text-sm">Nothing in the list matches. Clear the box to see the whole list.</p>
      )}
    </div>
  );
}
