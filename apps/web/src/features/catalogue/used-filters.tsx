import { Button } from '../../components/ui/button.tsx';
import { Tag } from '../../components/ui/tag.tsx';
import { evidenceOptions } from './filter-bar.tsx';
import { type FilterName, type Filters, filterNames } from './filters.ts';
import { dietTexts, formatTexts, goalTexts } from './texts.ts';

interface UsedFiltersProps {
  readonly filters: Filters;
  readonly onRemove: (name: FilterName) => void;
  readonly onClear: () => void;
}

function textOf({ goal, evidence, diet, form, pregnancy }: Filters): Record<FilterName, string | null> {
  return {
    goal: goal === null ? null : (goalTexts[goal] ?? goal),
    evidence: evidence === null ? null : evidenceOptions[evidence],
    diet: diet === null ? null : dietTexts[diet],
    form: form === null ? null : formatTexts[form],
    pregnancy: pregnancy === null ? null : 'Accepted in pregnancy',
  };
}

/** What the catalogue is narrowed to, each a press away from being undone. */
export function UsedFilters({ filters, onRemove, onClear }: UsedFiltersProps) {
  const texts = textOf(filters);
  const used = filterNames.flatMap((name) => {
    const text = texts[name];
    return text === null ? [] : [{ name, text }];
  });
  if (used.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {used.map(({ name, text }) => (
        <Tag key={name} removeLabel={`Remove the filter ${text}`} onRemove={() => onRemove(name)}>
          {text}
        </Tag>
      ))}
      <Button variant="quiet" size="sm" onPress={onClear}>
        Clear all
      </Button>
    </div>
  );
}
