import type { ManyQuestion } from '@evidose/contract';
import { CloseIcon } from '../ui/icons.tsx';

interface ChosenChipsProps {
  readonly question: ManyQuestion;
  readonly values: readonly string[];
  readonly onRemove: (value: string) => void;
}

/** What is ticked in a list too long to see at once; a press unticks it. */
export function ChosenChips({ question, values, onRemove }: ChosenChipsProps) {
  const chosen = values.filter((value) => value !== question.exclusive);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen so far" className="flex flex-wrap gap-2">
      {chosen.map((value) => (
        <li key={value}>
          <button
            type="button"
            onClick={() => onRemove(value)}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-accent/40 bg-accent-wash py-1 pr-2.5 pl-3.5 text-left font-medium text-accent-text text-sm leading-tight transition hover:border-accent"
          >
            <span className="sr-only">Remove </span>
            {question.options[value] ?? value}
            <CloseIcon className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
