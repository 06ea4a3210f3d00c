import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { FormPicture } from '../../../components/plan/form-picture.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CheckIcon, SkipIcon } from '../../../components/ui/icons.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { cx } from '../../../lib/cx.ts';
import { useSinglePress } from '../../../lib/use-single-press.ts';
import { useResolveAlert } from '../queries.ts';
import { sectionPath } from '../sections.ts';
import { apartText } from './dose.ts';
import type { Care } from './row-cautions.ts';
import type { Tick, TickedDose } from './ticks.ts';
import { whenText } from './when-text.ts';

const ChooseDays = lazyPart(() => import('./choose-days.tsx'));

interface DoseRowProps {
  readonly dose: TickedDose;
  readonly onChange: (state: Tick) => void;
}

const KINDS = { list: '', own: 'you already take it', medicine: 'your medicine' } as const;

export function DoseRow({ dose, onChange }: DoseRowProps) {
  const isSkipped = dose.state === 'skipped';
  const isHeld = dose.care !== null && !dose.care.isResolved;
  const details = [dose.written, KINDS[dose.kind]].filter((part) => part !== '').join(' · ');
  return (
    <li
      data-state={isHeld ? 'held' : (dose.state ?? 'open')}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg px-2 py-2.5 transition sm:px-3',
        dose.state === 'taken' && 'bg-good-wash',
      )}
    >
      <FormPicture form={dose.form} count={dose.count} className={cx(isSkipped && 'opacity-45 grayscale')} />
      <div className="min-w-0">
        <p dir="auto" className={cx('font-semibold leading-snug', isSkipped && 'text-ink-faint line-through')}>
          {dose.strength === '' ? dose.name : `${dose.name} ${dose.strength}`}
        </p>
        {dose.rhythm !== '' && <p className="text-caution text-sm">Not every day: {dose.rhythm}</p>}
        {dose.otherName !== '' && <p className="text-ink-soft text-sm">{dose.otherName}</p>}
        {dose.amount !== '' && <p className="text-sm">{dose.amount}</p>}
        {details !== '' && <p className="text-ink-faint text-sm">{details}</p>}
        {!isHeld &&
          dose.apart.map((apart) => (
            <p key={apart.from} className="text-caution text-sm">
              {apartText(apart)}
            </p>
          ))}
      </div>
      {!isHeld && <States dose={dose} onChange={onChange} />}
      {dose.care !== null && <CareNote care={dose.care} name={dose.name} />}
      {dose.when === 'certain-days' && <DaysOf dose={dose} />}
    </li>
  );
}

/**
 * Pressing the current state clears it, since "not recorded" is a state too. Skipped is dashed and grey, never the
 * color of taken.
 */
function States({ dose, onChange }: DoseRowProps) {
  const once = useSinglePress();
  const which = ` ${dose.name}, ${whenText(dose.when).toLowerCase()}`;
  const set = (option: 'taken' | 'skipped') => once(option, () => onChange(dose.state === option ? null : option));
  return (
    <div className="flex flex-col gap-1.5 sm:flex-row print:hidden">
      <Button
        size="sm"
        variant={dose.state === 'taken' ? 'primary' : 'secondary'}
        aria-pressed={dose.state === 'taken'}
        onPress={() => set('taken')}
      >
        {dose.state === 'taken' && <CheckIcon className="size-4" />} {dose.done}
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

/** It keeps its time and says what to ask; a doctor's yes resolves it, with an undo. */
function CareNote({ care, name }: { readonly care: Care; readonly name: string }) {
  const { isPending, mutate } = useResolveAlert();
  const resolve = (how: 'asked-doctor' | null) => {
    for (const { key, title } of care.resolves ?? []) mutate({ key, title, how });
  };
  if (care.isResolved) {
    return (
      <p className="col-span-2 col-start-2 text-ink-soft text-sm">
        Your doctor said yes.{' '}
        <Button variant="quiet" size="sm" isDisabled={isPending} onPress={() => resolve(null)}>
          Undo<span className="sr-only">: {name}</span>
        </Button>
      </p>
    );
  }
  return (
    <div className="col-span-2 col-start-2 flex flex-col items-start gap-1.5 pt-1">
      <p className="text-sm">
        <Badge tone={care.tone}>{care.word}</Badge> {care.why}{' '}
        <Link to={sectionPath(care.more)} className="text-accent-text underline underline-offset-4">
          More<span className="sr-only"> about {name}</span>
        </Link>
      </p>
      {care.resolves !== null && (
        <Button
          variant="secondary"
          size="sm"
          className="print:hidden"
          isDisabled={isPending}
          onPress={() => resolve('asked-doctor')}
        >
          <CheckIcon className="size-4" /> My doctor said yes<span className="sr-only"> to {name}</span>
        </Button>
      )}
    </div>
  );
}

/** Nobody can guess the days: the person picks them, and the row appears on those from then on. */
function DaysOf({ dose }: Pick<DoseRowProps, 'dose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="col-span-2 col-start-2 print:hidden">
      {isOpen ? (
        <Suspense>
          <ChooseDays text={dose.text} name={dose.name} onCancel={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button variant="quiet" size="sm" className="-ml-4" onPress={() => setOpen(true)}>
          Choose its days<span className="sr-only">: {dose.name}</span>
        </Button>
      )}
    </div>
  );
}
