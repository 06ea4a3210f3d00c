import { HIGHEST_RATING } from '@evidose/contract';
import { useId } from 'react';

interface RatingScaleProps {
  readonly label: string;
  readonly ends: readonly [low: string, high: string];
  readonly value: number | null;
  readonly onChange: (rating: number) => void;
}

const RATINGS = Array.from({ length: HIGHEST_RATING + 1 }, (_, rating) => rating);

/** Native radios, so that arrow keys and screen readers work. */
export function RatingScale({ label, ends: [low, high], value, onChange }: RatingScaleProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-ends`}>
      <legend className="font-semibold leading-snug">{label}</legend>
      <div className="mt-2 grid max-w-text grid-cols-11 gap-1">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="relative flex min-h-11 min-w-0 cursor-pointer items-center justify-center rounded-md border border-edge/55 bg-surface text-sm tabular-nums transition hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:font-bold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <input
              type="radio"
              name={id}
              value={rating}
              checked={value === rating}
              onChange={() => onChange(rating)}
              className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
            />
            {rating}
          </label>
        ))}
      </div>
      <p id={`${id}-ends`} className="mt-1 flex max-w-text justify-between gap-3 text-ink-soft text-xs">
        <span>0: {low}</span>
        <span className="text-right">10: {high}</span>
      </p>
    </fieldset>
  );
}
