import { useState } from 'react';

export interface BeforeSwitch {
  readonly text: string;
  readonly unit: string;
}

/** Remembers what a field showed when its unit was switched, until the field is edited. */
export function useBeforeSwitch(unit: string, shown: string) {
  const [seen, setSeen] = useState<{ unit: string; shown: string; before: BeforeSwitch | null }>({
    unit,
    shown,
    before: null,
  });
  if (seen.unit !== unit)
    setSeen({ unit, shown, before: seen.shown.trim() === '' ? null : { text: seen.shown, unit: seen.unit } });
  else if (seen.shown !== shown) setSeen({ unit, shown, before: null });
  return seen.unit === unit ? seen.before : null;
}

interface SwitchedUnitProps {
  readonly before: BeforeSwitch | null;
  readonly shown: string;
  readonly unit: string;
  readonly onMeant: (text: string) => void;
}

/** Says once that a number was converted, with an undo: it may have been typed in the new unit. */
export function SwitchedUnit({ before, shown, unit, onMeant }: SwitchedUnitProps) {
  if (before === null || before.text === shown) return null;
  return (
    <p role="status" className="text-ink-soft text-sm">
      Converted: {before.text} {before.unit} is {shown} {unit}.{' '}
      <button
        type="button"
        onClick={() => onMeant(before.text)}
        className="min-h-9 cursor-pointer font-medium text-accent-text underline underline-offset-4"
      >
        I meant {before.text} {unit}
      </button>
    </p>
  );
}
