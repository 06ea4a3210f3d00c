import { cx } from '../../lib/cx.ts';

interface UnitSwitchProps<T extends string> {
  readonly label: string;
  readonly units: Readonly<Record<T, string>>;
  readonly value: T | null;
  readonly onChange: (unit: T) => void;
}

/** Which units to type in; the stored unit does not change. */
export function UnitSwitch<T extends string>({ label, units, value, onChange }: UnitSwitchProps<T>) {
  return (
    <fieldset
      aria-label={label}
      className="inline-flex self-start rounded-full bg-sunken inset-ring inset-ring-line p-1 text-sm"
    >
      {(Object.entries(units) as [T, string][]).map(([unit, text]) => (
        <button
          key={unit}
          type="button"
          aria-pressed={value === unit}
          onClick={() => onChange(unit)}
          className={cx(
            'min-h-9 cursor-pointer rounded-full px-4 font-medium transition',
            'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
            value === unit ? 'bg-raised text-ink shadow-low' : 'text-ink-soft hover:text-ink',
          )}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
