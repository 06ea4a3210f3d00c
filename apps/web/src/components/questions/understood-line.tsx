import type { UnderstoodName } from '@evidose/contract';
import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { CautionIcon, CloseIcon, GoodIcon, InfoIcon } from '../ui/icons.tsx';
import { ProductPanel } from './product-panel.tsx';
import { readingText } from './reading-text.ts';

interface UnderstoodLineProps {
  readonly item: UnderstoodName;
  /** The whole entry is written anew. */
  readonly onWrite: (text: string) => void;
  /** The entry is selected in the box, to be written over. */
  readonly onCorrect: () => void;
  readonly onRemove: () => void;
}

const LOOK = {
  understood: { icon: GoodIcon, colour: 'text-good' },
  guessed: { icon: InfoIcon, colour: 'text-info' },
  unknown: { icon: CautionIcon, colour: 'text-caution' },
} as const;

const chipLook =
  'min-h-9 cursor-pointer rounded-full border border-info-line bg-info-wash px-3 py-1 text-left font-medium text-info leading-snug hover:border-info';

/** One entry: as typed, and what we take it for. A tap on it goes back to its words. */
export function UnderstoodLine({ item, onWrite, onCorrect, onRemove }: UnderstoodLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { icon: Icon, colour } = LOOK[item.state];
  const { question, product } = item;
  return (
    <li className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-md border border-line bg-surface/70 py-1 pr-1 pl-3 text-sm">
      <Icon className={cx('shrink-0', colour)} />
      <button
        type="button"
        title="Correct it"
        onClick={onCorrect}
        className="min-h-10 min-w-0 cursor-pointer rounded-sm py-1 text-left leading-snug hover:bg-accent-wash"
      >
        <bdi className="font-medium">{item.text}</bdi> <span className="text-ink-soft">{readingText(item)}</span>
        <span className="sr-only">. Correct it</span>
      </button>
      <button
        type="button"
        aria-label={`Remove ${item.text}`}
        onClick={onRemove}
        className="flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-accent-wash hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </button>
      {question !== null && (
        <fieldset className="col-span-2 col-start-2 flex flex-wrap items-center gap-2 pr-2 pb-1.5">
          <legend className="float-left mr-1 text-ink-soft">{question.text}</legend>
          {question.choices.map(({ label, write }) => (
            <button key={label} type="button" onClick={() => onWrite(write)} className={chipLook}>
              {item.state === 'guessed' ? `Yes, ${label}` : label}
            </button>
          ))}
        </fieldset>
      )}
      {product !== null && (
        <div className="col-span-2 col-start-2 pr-2 pb-1.5">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="min-h-9 cursor-pointer font-medium text-accent-text underline underline-offset-4"
          >
            {isOpen ? 'Hide the label' : 'Check its label'}
          </button>
          {isOpen && <ProductPanel id={product.id} onDeny={onCorrect} onConfirm={() => setOpen(false)} />}
        </div>
      )}
    </li>
  );
}
