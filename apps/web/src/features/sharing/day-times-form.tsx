import { DayTimes, type Slot, slots, USUAL_TIMES } from '@evidose/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { inputStyle } from '../../components/ui/field.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useDayTimes, useSetDayTimes } from './queries.ts';

const LABELS: Readonly<Record<Slot, string>> = {
  'on-waking': 'Waking up',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  bedtime: 'Bedtime',
};

export function DayTimesForm() {
  const kept = useDayTimes();
  const save = useSetDayTimes();
  const [typed, setTyped] = useState<Partial<DayTimes>>({});
  const times = { ...(kept.data ?? USUAL_TIMES), ...typed };
  const checked = DayTimes.safeParse(times);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!checked.success) return;
    save.mutate(checked.data, {
      onSuccess: () => {
        setTyped({});
        toast('Your hours are saved.');
      },
    });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {slots.map((slot) => (
          <label key={slot} className="flex flex-col gap-1.5 font-medium text-sm">
            {LABELS[slot]}
            <input
              type="time"
              name={slot}
              required
              className={inputStyle}
              value={times[slot]}
              onChange={({ target }) => setTyped((before) => ({ ...before, [slot]: target.value }))}
            />
          </label>
        ))}
      </div>
      {save.isError && <ErrorNotice error={save.error} />}
      <Button type="submit" variant="secondary" size="sm" isPending={save.isPending} className="self-start">
        Save my hours
      </Button>
    </form>
  );
}
