import { Adherence } from '../adherence.tsx';
import { History } from '../history.tsx';
import { MonthOfIntake } from '../pictures/month-of-intake.tsx';
import type { SectionProps } from './section-props.ts';

export default function ProgressSection({ entries }: SectionProps) {
  return (
    <div className="flex flex-col gap-12">
      <MonthOfIntake entries={entries} />
      {entries.length > 0 && <Adherence entries={entries} />}
      <History />
    </div>
  );
}
