import type { UnderstoodName } from '@evidose/contract';
import { Suspense, useState } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';
import { cx } from '../../lib/cx.ts';
import { CautionIcon, CloseIcon, GoodIcon, InfoIcon } from '../ui/icons.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { type Chip, ChoiceChips } from './choice-chips.tsx';
import { isToCheck, questionOfDoubt } from './doubt-texts.ts';
import { ProductPanel } from './product-panel.tsx';
import { readingText } from './reading-text.ts';

interface UnderstoodLineProps {
  readonly item: UnderstoodName;
  readonly onWrite: (text: string) => void;
  /** Selects the entry in the text box for retyping. */
  readonly onCorrect: () => void;
  readonly onRemove: () => void;
}

const ReadingSheet = lazyPart(() => import('./reading-sheet.tsx'));

const LOOK = {
  understood: { icon: GoodIcon, colour: 'text-good' },
  guessed: { icon: InfoIcon, colour: 'text-caution' },
  unknown: { icon: CautionIcon, colour: 'text-caution' },
} as const;

/** One entry as typed and as understood. A tap opens its parts; doubts are asked in place. */
export function UnderstoodLine({ item, onWrite, onCorrect, onRemove }: UnderstoodLineProps) {
  const [isLabelOpen, setLabelOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const isOpen = isToCheck(item);
  const { icon: Icon, colour } = isOpen ? LOOK.unknown : LOOK[item.state];
  const { question, product, doubt, entry } = item;
  const edit = entry === null ? onCorrect : () => setEditing(true);
  const asked = questionOfDoubt(item);
  const isOnly = doubt?.about === 'name' && doubt.readings.length === 1;
  const readings: Chip[] = (doubt?.readings ?? []).map(({ says, line }, i) => ({
    label: isOnly ? `Yes, ${says}` : says,
    isLikely: i === 0,
    onPress: () => onWrite(line),
  }));
  return (
    <li
      className={cx(
        'grid min-h-11 scroll-mb-28 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-md border py-1 pr-1 pl-3 text-sm',
        isOpen ? 'border-caution-line bg-caution-wash' : 'border-line bg-surface/70',
      )}
    >
      <Icon className={cx('shrink-0', colour)} />
      <button
        type="button"
        title="Correct it"
        onClick={edit}
        className="min-h-11 min-w-0 cursor-pointer rounded-sm py-1 text-left leading-snug hover:bg-accent-wash"
      >
        <bdi className="font-medium">{item.text}</bdi> <span className="text-ink-soft">{readingText(item)}</span>
        <span className="sr-only">{isOpen ? '. To check' : ''}. Correct it</span>
      </button>
      <button
        type="button"
        aria-label={`Remove ${item.text}`}
        onClick={onRemove}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-accent-wash hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </button>
      {asked !== null && (
        <ChoiceChips question={asked} chips={[...readings, { label: 'Something else', onPress: edit }]} />
      )}
      {question !== null && asked === null && (
        <ChoiceChips
          question={question.text}
          chips={question.choices.map(({ label, write }) => ({
            label: item.state === 'guessed' ? `Yes, ${label}` : label,
            onPress: () => onWrite(write),
          }))}
        />
      )}
      {product !== null && (
        <div className="col-span-2 col-start-2 pr-2 pb-1.5">
          <button
            type="button"
            aria-expanded={isLabelOpen}
            onClick={() => setLabelOpen(!isLabelOpen)}
            className="min-h-11 cursor-pointer font-medium text-accent-text underline underline-offset-4"
          >
            {isLabelOpen ? 'Hide the label' : 'Check its label'}
          </button>
          {isLabelOpen && <ProductPanel id={product.id} onDeny={onCorrect} onConfirm={() => setLabelOpen(false)} />}
        </div>
      )}
      {isEditing && entry !== null && (
        <Suspense>
          <ReadingSheet
            entry={entry}
            onSave={onWrite}
            onClose={() => setEditing(false)}
            onTypeInstead={() => {
              setEditing(false);
              // A dialog returns focus to its button when it closes.
              afterPaint(onCorrect);
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
