import type { Trial } from '@evidose/contract';
import { Callout } from '../../../components/ui/callout.tsx';
import { longDayText } from '../../../lib/local-day.ts';
import { endedText, resultText, verdictAdvice, verdictTitle } from './trial-words.ts';

export function EndedTrial({ trial }: { readonly trial: Trial }) {
  const { name, state, endedOn, endedBecause, result } = trial;
  if (state === 'unsafe') {
    return (
      <Callout tone="warning" title={`Your trial of ${name} has ended for your safety`} isMarked>
        <p className="max-w-text">
          {endedBecause} {endedOn !== null && `It ended on ${longDayText(endedOn)}.`} Please stop taking {name} for the
          trial. There is no result, because a trial that ends early can’t tell.
        </p>
      </Callout>
    );
  }
  return (
    <article className="flex max-w-text flex-col gap-2 rounded-lg border border-line bg-raised p-4 sm:p-5">
      <h3 className="font-semibold">{verdictTitle(trial) ?? `Your trial of ${name}`}</h3>
      <p className="text-ink-soft text-sm">
        {endedText(state)}
        {endedOn !== null && ` on ${longDayText(endedOn)}`}.
      </p>
      {result === null ? (
        <p>There is no result, because a trial that ends early can’t tell.</p>
      ) : (
        <>
          <p>{resultText(result, name)}</p>
          <IntervalPicture low={result.interval[0]} high={result.interval[1]} difference={result.difference} />
          <p>{state === 'harm' ? 'Please don’t take it again before you ask your doctor.' : verdictAdvice(result)}</p>
        </>
      )}
    </article>
  );
}

const [WIDTH, HEIGHT, MOST] = [320, 44, 5];

/** The interval on a scale from -5 to +5; the sentence above says the same. */
function IntervalPicture({ low, high, difference }: { low: number; high: number; difference: number | null }) {
  const x = (value: number) => ((Math.max(-MOST, Math.min(MOST, value)) + MOST) / (2 * MOST)) * (WIDTH - 20) + 10;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full max-w-80">
      <line x1={x(-MOST)} x2={x(MOST)} y1={14} y2={14} className="stroke-line" />
      <line x1={x(0)} x2={x(0)} y1={4} y2={24} className="stroke-ink-soft" />
      <line x1={x(low)} x2={x(high)} y1={14} y2={14} className="stroke-[6] stroke-accent" />
      {difference !== null && (
        <circle cx={x(difference)} cy={14} r={6} className="fill-surface stroke-2 stroke-accent" />
      )}
      <text x={x(-MOST)} y={40} className="fill-ink-soft text-[11px]">
        lower
      </text>
      <text x={x(0)} y={40} textAnchor="middle" className="fill-ink-soft text-[11px]">
        same
      </text>
      <text x={x(MOST)} y={40} textAnchor="end" className="fill-ink-soft text-[11px]">
        higher
      </text>
    </svg>
  );
}
