import type { UnderstoodName } from '@evidose/contract';
import { cx } from '../../lib/cx.ts';
import { CautionIcon, CloseIcon, GoodIcon, InfoIcon } from '../ui/icons.tsx';

interface UnderstoodLineProps {
  readonly item: UnderstoodName;
  readonly onCorrect: (name: string) => void;
  readonly onRemove: () => void;
}

const LOOK = {
  understood: { icon: GoodIcon, colour: 'text-good' },
  guessed: { icon: InfoIcon, colour: 'text-info' },
  unknown: { icon: CautionIcon, colour: 'text-caution' },
} as const;

/** One entry: as typed, and what we take it for. */
export function UnderstoodLine({ item, onCorrect, onRemove }: UnderstoodLineProps) {
  const { icon: Icon, colour } = LOOK[item.state];
  return (
    <li className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-md border border-line bg-surface/70 py-1 pr-1 pl-3 text-sm">
      <Icon className={cx('shrink-0', colour)} />
      <p className="py-1 leading-snug">
        <bdi className="font-medium">{item.text}</bdi> <span className="text-ink-soft">{meaningOf(item)}</span>
      </p>
      <button
        type="button"
        aria-label={`Remove ${item.text}`}
        onClick={onRemove}
        className="flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-accent-wash hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </button>
      {item.state === 'guessed' && (
        <div className="col-start-2 flex flex-wrap gap-2 pb-1.5">
          {choicesOf(item).map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => onCorrect(name)}
              className="min-h-9 cursor-pointer rounded-full border border-info-line bg-info-wash px-3 font-medium text-info hover:border-info"
            >
              Yes, {name}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

const MOST_CHOICES = 3;
/** A misspelling that may stand for several names offers each of them. */
const choicesOf = ({ name, parts }: UnderstoodName): readonly string[] =>
  parts.length > 1 ? parts.slice(0, MOST_CHOICES) : [name];

/** Said aloud, since it counts towards every limit. */
function doseOf({ dose }: UnderstoodName): string {
  if (dose === null) return '';
  return dose.isAssumed ? `; no amount given, so we count ${dose.text} a day` : `, ${dose.text} a day`;
}

function meaningOf(item: UnderstoodName): string {
  const dose = doseOf(item);
  switch (item.state) {
    case 'understood':
      return item.parts.length > 1
        ? `understood as ${item.name}: ${item.parts.join(', ')}${dose}`
        : `understood as ${item.name}${dose}`;
    case 'guessed':
      return item.parts.length > 1 ? `guessed: ${item.parts.join(' or ')}?` : `guessed: ${item.name}?${dose}`;
    case 'unknown':
      return 'not recognised: we will be careful';
  }
}
