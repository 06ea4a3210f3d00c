import { digests, ReminderSettings, type Slot, slots } from '@evidose/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { inputStyle } from '../../components/ui/field.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { toast } from '../../components/ui/toast.ts';
import { ToggleRow } from '../../components/ui/toggle-row.tsx';
import { useSetReminders } from './queries.ts';

const SLOTS: Readonly<Record<Slot, string>> = {
  'on-waking': 'Waking up',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  bedtime: 'Bedtime',
};
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const DIGESTS: Readonly<Record<(typeof digests)[number], string>> = {
  off: 'No email',
  daily: 'Every day',
  weekly: 'Once a week',
};
const zones = (own: string) => [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].sort();

const withOrWithout = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

interface SettingsFormProps {
  readonly settings: ReminderSettings;
  readonly isOn: boolean;
}

export function SettingsForm({ settings, isOn }: SettingsFormProps) {
  const [typed, setTyped] = useState(settings);
  const save = useSetReminders();
  const set = (change: Partial<ReminderSettings>) => setTyped({ ...typed, ...change });
  const checked = ReminderSettings.safeParse(typed);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (checked.success) save.mutate(checked.data, { onSuccess: () => toast('Your reminders are saved.') });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-7">
      <ToggleRow
        label="Remind me at"
        options={slots.map((slot) => ({ id: slot, label: SLOTS[slot] }))}
        chosen={typed.slots}
        onToggle={(slot) => set({ slots: withOrWithout(typed.slots, slot) })}
      />
      <p className="-mt-5 text-ink-faint text-sm">
        Your hours for these are under <TextLink to="/take-along#calendar">For your doctor and your day</TextLink>.
      </p>
      <div className="flex flex-col gap-1">
        <Checkbox isSelected={typed.refills} onChange={(refills) => set({ refills })}>
          A few days before a pack runs out
        </Checkbox>
        <Checkbox isSelected={typed.checkIns} onChange={(checkIns) => set({ checkIns })}>
          When it is time to check in, and when a plan is a month old
        </Checkbox>
        <Checkbox isSelected={typed.showsNames} onChange={(showsNames) => set({ showsNames })}>
          Show names of what I take. Others may see your screen or mailbox
        </Checkbox>
      </div>
      <fieldset className="flex flex-wrap items-end gap-4">
        <legend className="mb-2 font-medium text-sm">A summary by email</legend>
        <label className="flex flex-col gap-1.5 text-sm">
          How often
          <select
            className={inputStyle}
            value={typed.digest}
            onChange={({ target }) => set({ digest: digests.find((each) => each === target.value) ?? 'off' })}
          >
            {digests.map((each) => (
              <option key={each} value={each}>
                {DIGESTS[each]}
              </option>
            ))}
          </select>
        </label>
        {typed.digest === 'weekly' && (
          <label className="flex flex-col gap-1.5 text-sm">
            On
            <select
              className={inputStyle}
              value={typed.digestDay}
              onChange={({ target }) => set({ digestDay: Number(target.value) })}
            >
              {DAYS.map((day, index) => (
                <option key={day} value={index}>
                  {day}
                </option>
              ))}
            </select>
          </label>
        )}
        {typed.digest !== 'off' && (
          <label className="flex flex-col gap-1.5 text-sm">
            At
            <input
              type="time"
              required
              className={inputStyle}
              value={typed.digestTime}
              onChange={({ target }) => set({ digestTime: target.value })}
            />
          </label>
        )}
      </fieldset>
      <ToggleRow
        label="Quiet days"
        options={DAYS.map((day, index) => ({ id: index, label: day.slice(0, 3), spoken: day }))}
        chosen={typed.quietDays}
        onToggle={(day) => set({ quietDays: withOrWithout(typed.quietDays, day) })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <label className="flex flex-col gap-1.5 font-medium text-sm">
          Pause until the end of
          <input
            type="date"
            className={inputStyle}
            value={typed.pausedUntil ?? ''}
            onChange={({ target }) => set({ pausedUntil: target.value === '' ? null : target.value })}
          />
        </label>
        <label className="flex flex-col gap-1.5 font-medium text-sm">
          Time zone
          <select
            className={inputStyle}
            value={typed.timeZone}
            onChange={({ target }) => set({ timeZone: target.value })}
          >
            {zones(typed.timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
      </div>
      {save.isError && <ErrorNotice error={save.error} />}
      <Button type="submit" isPending={save.isPending} className="self-start">
        {isOn ? 'Save my reminders' : 'Save and turn on'}
      </Button>
    </form>
  );
}
