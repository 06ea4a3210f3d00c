import { Button } from './button.tsx';

interface ToggleRowProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly id: T; readonly label: string; readonly spoken?: string }[];
  readonly chosen: readonly T[];
  readonly onToggle: (id: T) => void;
}

/** Multiple choice with toggle buttons. */
export function ToggleRow<T extends string | number>({ label, options, chosen, onToggle }: ToggleRowProps<T>) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ id, label: text, spoken = text }) => (
          <Button
            key={id}
            size="sm"
            variant={chosen.includes(id) ? 'primary' : 'secondary'}
            aria-label={spoken}
            aria-pressed={chosen.includes(id)}
            onPress={() => onToggle(id)}
          >
            {text}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
