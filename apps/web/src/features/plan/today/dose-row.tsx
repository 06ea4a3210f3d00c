import { slotTexts } from '@evidose/contract';
import { FormPicture } from '../../../components/plan/form-picture.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CheckIcon, SkipIcon } from '../../../components/ui/icons.tsx';
import { cx } from '../../../lib/cx.ts';
import { useSinglePress } from '../../../lib/use-single-press.ts';
import type { Tick, TickedDose } from './ticks.ts';

interface DoseRowProps {
  readonly dose: TickedDose;
  readonly onChange: (state: Tick) => void;
}

/** A picture, the count, the name, what it stays away from, and one tap. */
export function DoseRow({ dose, onChange }: DoseRowProps) {
  const isSkipped = dose.state === 'skipped';
  return (
    <li
      data-state={dose.state ?? 'open'}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg px-2 py-2.5 transition sm:px-3',
        dose.state === 'taken' && 'bg-good-wash',
      )}
    >
      <FormPicture form={dose.form} count={dose.count} className={cx(isSkipped && 'opacity-45 grayscale')} />
      <div className="min-w-0">
        <p dir="auto" className={cx('font-semibold leading-snug', isSkipped && 'text-ink-faint line-through')}>
          {dose.name}
        </p>
        {dose.rhythm !== '' && <p className="text-caution text-sm">Not every day: {dose.rhythm}</p>}
        {dose.otherName !== '' && <p className="text-ink-soft text-sm">{dose.otherName}</p>}
        {dose.kind === 'list' && <p className="text-sm">{dose.amount}</p>}
        {dose.kind !== 'list' && (
          <p className="text-ink-faint text-sm">
            {[dose.written, dose.kind === 'medicine' ? 'your medicine' : 'you already take it']
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        )}
        {dose.apart.map((line) => (
          <p key={line} className="text-caution text-sm">
            {line}
          </p>
        ))}
      </div>
      <States dose={dose} onChange={onChange} />
    </li>
  );
}

/** Pressing what is set takes it back: not recorded is a state too. Only what is set has its mark. Skipped is dashed and grey, never the colour of taken. */
function States({ dose, onChange }: DoseRowProps) {
  const once = useSinglePress();
  const which = ` ${dose.name}, ${slotTexts[dose.slot].toLowerCase()}`;
  const set = (option: 'taken' | 'skipped') => once(option, () => onChange(dose.state === option ? null : option));
  return (
    <div className="flex flex-col gap-1.5 sm:flex-row print:hidden">
      <Button
        size="sm"
        variant={dose.state === 'taken' ? 'primary' : 'secondary'}
        aria-pressed={dose.state === 'taken'}
        onPress={() => set('taken')}
      >
        {dose.state === 'taken' && <CheckIcon className="size-4" />} Taken
        <span className="sr-only">{which}</span>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-pressed={dose.state === 'skipped'}
        className={cx(
          dose.state === 'skipped' ? 'border border-edge border-dashed bg-sunken text-ink' : 'text-ink-soft',
        )}
        onPress={() => set('skipped')}
      >
        {dose.state === 'skipped' && <SkipIcon className="size-4" />} Skipped
        <span className="sr-only">{which}</span>
      </Button>
    </div>
  );
}
