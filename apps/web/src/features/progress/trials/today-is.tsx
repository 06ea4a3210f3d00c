import type { Trial } from '@evidose/contract';
import { useLocalDay } from '../../../lib/local-day.ts';

export function TodayIs({ trial: { name, days } }: { readonly trial: Trial }) {
  const today = useLocalDay();
  const now = days.find(({ day }) => day === today);
  if (now === undefined) return null;
  return (
    <p className="flex items-center gap-3 font-semibold">
      <span
        aria-hidden="true"
        className={`size-5 shrink-0 rounded-full border-2 border-accent ${now.on ? 'bg-accent' : 'bg-surface'}`}
      />
      {now.on ? `Today is an on day: take ${name}.` : `Today is an off day: leave ${name} out.`}
    </p>
  );
}
