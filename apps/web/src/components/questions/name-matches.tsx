import type { NameMatch } from '@evidose/contract';
import { cx } from '../../lib/cx.ts';

interface NameMatchesProps {
  readonly id: string;
  readonly matches: readonly NameMatch[];
  readonly active: number;
  readonly onPick: (match: NameMatch) => void;
}

/** Focus stays in the box; the keyboard reaches the suggestions from there. */
export function NameMatches({ id, matches, active, onPick }: NameMatchesProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Names that fit"
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-auto overscroll-contain rounded-lg border border-line bg-raised p-1.5 shadow-high"
    >
      {matches.map((match, index) => (
        <div
          key={`${match.kind}-${match.id}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // On pointer down: the box would lose focus and close the list before a click.
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(match);
          }}
          className={cx(
            'min-h-11 cursor-pointer rounded-sm px-3 py-2 leading-snug hover:bg-accent-wash',
            index === active && 'bg-accent-wash',
          )}
        >
          {match.name}
          {match.detail !== null && <span className="block text-ink-soft text-sm">{match.detail}</span>}
        </div>
      ))}
    </div>
  );
}
