import type { QuickFact } from '@evidose/contract';
import { Checkbox } from '../../components/ui/checkbox.tsx';

interface FactLinesProps {
  readonly legend: string;
  readonly facts: readonly QuickFact[];
  readonly applies: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** The same line may appear for several supplements; it is one answer. */
export function FactLines({ legend, facts, applies, onToggle }: FactLinesProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {facts.map(({ id, label }) => (
          <Checkbox
            key={id}
            name="applies"
            value={id}
            isSelected={applies.includes(id)}
            onChange={() => onToggle(id)}
            className="text-sm"
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
