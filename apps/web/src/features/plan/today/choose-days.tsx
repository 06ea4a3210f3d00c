import { AppError, readMe } from '@evidose/contract';
import { useState } from 'react';
import { sayFailed } from '../../../components/plan/my-list.ts';
import { useRemakePlan } from '../../../components/plan/use-remake-plan.ts';
import { replaceEntry } from '../../../components/questions/entries.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ToggleRow } from '../../../components/ui/toggle-row.tsx';
import { call } from '../../../lib/api.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Day = (typeof DAYS)[number];
const WEEKDAYS = DAYS.map((day) => ({ id: day, label: day.slice(0, 3), spoken: day }));
const LISTS = ['prescriptionMedsList', 'otcSupplementsList'] as const;

/** The answer with the chosen weekdays added to the entry. */
async function withDays(text: string, days: readonly string[]): Promise<Record<string, string>> {
  const { comprehensiveQuestionnaire: answers } = await call(readMe);
  for (const field of LISTS) {
    const list = answers?.[field];
    if (typeof list === 'string' && list.includes(text)) {
      return { [field]: replaceEntry(list, text, `${text} on ${days.map((day) => `${day}s`).join(' and ')}`) };
    }
  }
  throw new AppError('USER_WITHOUT_DATA');
}

interface ChooseDaysProps {
  readonly text: string;
  readonly name: string;
  readonly onCancel: () => void;
}

/** Loaded on demand, since it is rarely opened. */
export default function ChooseDays({ text, name, onCancel }: ChooseDaysProps) {
  const [chosen, setChosen] = useState<readonly Day[]>([]);
  const remake = useRemakePlan();
  const toggle = (day: Day) =>
    setChosen(chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day]);
  const save = () => {
    withDays(
      text,
      DAYS.filter((day) => chosen.includes(day)),
    ).then((change) => remake.mutate(change), sayFailed);
  };
  return (
    <div className="flex flex-col gap-2 pt-1">
      <ToggleRow label="On which days?" options={WEEKDAYS} chosen={chosen} onToggle={toggle} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isDisabled={chosen.length === 0} isPending={remake.isPending} onPress={save}>
          Save<span className="sr-only"> the days of {name}</span>
        </Button>
        <Button size="sm" variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
