import type { Trial } from '@evidose/contract';
import { Button } from '../../../components/ui/button.tsx';
import { dayAfter, longDayText, shortDayText, useLocalDay } from '../../../lib/local-day.ts';
import { RatingScale } from '../rating-scale.tsx';
import { useRateTrialDay, useStopTrial } from '../trial-queries.ts';
import { TodayIs } from './today-is.tsx';

const TIMES = ['morning', 'midday', 'evening'] as const;
const DAYS_BACK = 2;

export function RunningTrial({ trial }: { readonly trial: Trial }) {
  const today = useLocalDay();
  const rate = useRateTrialDay(trial.id);
  const stop = useStopTrial(trial.id);
  const { name, design, startedOn, lastDay, ratingsADay } = trial;
  /** Optimistic. */
  const sending = rate.isPending ? rate.variables : undefined;
  const ratingOf = (day: string, time: number, stored: number | null | undefined) =>
    sending?.day === day && sending.time === time ? sending.rating : (stored ?? null);
  const open = trial.days.filter(({ day }) => day <= today && day >= dayAfter(today, -DAYS_BACK)).reverse();
  const total = design.blocks * design.blockDays;
  const done = trial.days.filter(({ day }) => day <= today).length;
  return (
    <article className="flex flex-col gap-5 rounded-lg border border-line bg-raised p-4 sm:p-5">
      <div>
        <h3 className="font-semibold">Your trial of {name}</h3>
        <p className="text-ink-soft text-sm">
          {startedOn > today
            ? `It starts on ${longDayText(startedOn)}.`
            : `Day ${done} of ${total}. The result comes after ${longDayText(lastDay)}.`}
        </p>
      </div>
      <TodayIs trial={trial} />
      {open.map(({ day, ratings }) =>
        Array.from({ length: ratingsADay }, (_, time) => (
          <RatingScale
            // biome-ignore lint/suspicious/noArrayIndexKey: the times of a day never change places
            key={`${day} ${time}`}
            label={`${day === today ? 'Today' : shortDayText(day)}${ratingsADay > 1 ? `, ${TIMES[time]}` : ''}: ${design.question}`}
            ends={[design.worst, design.best]}
            value={ratingOf(day, time, ratings[time])}
            onChange={(rating) => rate.mutate({ day, time, rating })}
          />
        )),
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          size="sm"
          isPending={stop.isPending}
          onPress={() => stop.mutate({ day: today, because: 'harm' })}
        >
          I feel worse: stop
        </Button>
        <Button
          variant="quiet"
          size="sm"
          isPending={stop.isPending}
          onPress={() => stop.mutate({ day: today, because: 'other' })}
        >
          Stop without a result
        </Button>
      </div>
    </article>
  );
}
