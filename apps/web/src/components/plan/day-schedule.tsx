import { type Recommendation, type ScheduleItem, type ScheduleSlot, slotTexts } from '@evidose/contract';
import { cx } from '../../lib/cx.ts';
import { CapsuleIcon } from '../ui/icons.tsx';

export function DaySchedule({ schedule, medications }: Pick<Recommendation, 'schedule' | 'medications'>) {
  const used = schedule.filter(({ items }) => items.length > 0);
  const placed = new Set(used.flatMap(({ items }) => items.map(({ name }) => name.toLowerCase())));
  const others = medications.filter(({ name }) => !placed.has(name.toLowerCase())).map(({ text }) => text);
  return (
    <div className="flex flex-col gap-5">
      <Slots used={used} />
      {others.length > 0 && (
        <p className="text-ink-soft text-sm">
          At the times you were told, keeping the hours apart shown under each supplement: {others.join(', ')}.
        </p>
      )}
    </div>
  );
}

function Slots({ used }: { readonly used: readonly ScheduleSlot[] }) {
  return (
    <ol className="relative flex flex-col gap-6 border-line border-l-2 pl-6">
      {used.map(({ slot, items, note }) => (
        <li key={slot} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.95rem] size-3.5 rounded-full border-2 border-accent bg-canvas"
          />
          <h3 className="font-sans font-semibold tracking-normal">{slotTexts[slot]}</h3>
          <ul className="mt-2 flex flex-col gap-1.5">
            {items.map((item) => (
              <SlotItem key={`${item.kind} ${item.name}`} item={item} />
            ))}
          </ul>
          {note !== '' && <p className="mt-2 text-ink-faint text-sm">{note}</p>}
        </li>
      ))}
    </ol>
  );
}

function SlotItem({ item: { kind, name, amount } }: { readonly item: ScheduleItem }) {
  const isMedicine = kind === 'medication';
  return (
    <li className="flex items-start gap-2">
      <CapsuleIcon className={cx('mt-[0.35em] size-4 shrink-0', isMedicine ? 'text-info' : 'text-accent')} />
      <span className="min-w-0">
        {name}
        {amount !== undefined && <span className="text-ink-soft"> · {amount}</span>}
        {isMedicine && <span className="text-ink-faint text-sm"> (your medicine)</span>}
      </span>
    </li>
  );
}
