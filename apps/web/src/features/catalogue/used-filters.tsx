import { Button } from '../../components/ui/button.tsx';
import { Tag } from '../../components/ui/tag.tsx';
import { type FilterName, type Filters, filterNames, filterOf } from './filters.ts';

interface UsedFiltersProps {
  readonly filters: Filters;
  readonly onRemove: (name: FilterName) => void;
  readonly onClear: () => void;
}

export function UsedFilters({ filters, onRemove, onClear }: UsedFiltersProps) {
  const used = filterNames.flatMap((name) => {
    const text = filterOf(name).options.get(filters[name] ?? '');
    return text === undefined ? [] : [{ name, text }];
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
