import { type NutrientFacts, type SupplementFacts, unitText } from '@evidose/contract';
import { amountFigure } from './amount-text.ts';

interface Mark {
  readonly at: number;
  readonly label: string;
}

interface DoseScaleProps {
  readonly facts: SupplementFacts;
  readonly nutrient: NutrientFacts;
}

/** Decorative: the table next to it gives the same numbers. */
export function DoseScale({ facts, nutrient }: DoseScaleProps) {
  const limits = nutrient.rows.flatMap(({ upperLimit }) => upperLimit ?? []);
  if (limits.length === 0 || !nutrient.limitApplies) return null;
  const limit = Math.min(...limits);
  const doses = facts.outcomes
    .flatMap(({ uses }) => uses)
    .filter(({ clinicianOnly }) => !clinicianOnly)
    .flatMap(({ dose }) => [dose.low * nutrient.perUnit, dose.high * nutrient.perUnit]);
  if (doses.length === 0) return null;
  const low = Math.min(...doses);
  const high = Math.max(...doses);
  const need = nutrient.rows[0]?.target ?? null;
  const { europeanLimit, unit } = nutrient;
  const top = Math.max(limit, high, europeanLimit ?? 0) * 1.08;
  const share = (value: number) => `${(value / top) * 100}%`;
  const marks: Mark[] = [
    ...(need === null ? [] : [{ at: need, label: `Need ${amountFigure(need)} ${unitText(unit)}` }]),
    ...(europeanLimit === null || europeanLimit === limit
      ? []
      : [{ at: europeanLimit, label: `European limit ${amountFigure(europeanLimit)} ${unitText(unit)}` }]),
    {
      at: limit,
      label:
        europeanLimit === limit
          ? `Limit ${amountFigure(limit)} ${unitText(unit)}, US and Europe`
          : `US limit ${amountFigure(limit)} ${unitText(unit)}`,
    },
  ].sort((a, b) => a.at - b.at);
  return (
    <div aria-hidden="true" className="py-2 [&_div]:forced-color-adjust-none [&_span]:forced-color-adjust-none">
      <div className="relative h-3 overflow-hidden rounded-full bg-line">
        <div className="absolute inset-y-0 right-0 bg-urgent-line" style={{ left: share(limit) }} />
        <div
          className="absolute inset-y-0 rounded-full bg-accent"
          style={{ left: share(low), width: `${((high - low) / top) * 100}%`, minWidth: '0.75rem' }}
        />
      </div>
      <div className="relative h-2">
        {marks.map(({ at, label }) => (
          <span key={label} className="absolute top-0 h-2 w-px bg-ink" style={{ left: share(at) }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-1 text-ink-soft text-xs tabular-nums">
        <li className="flex items-center gap-1.5">
          <span className="h-2.5 w-4 rounded-full bg-accent" />
          In plans {amountFigure(low)} to {amountFigure(high)} {unitText(unit)}
        </li>
        {marks.map(({ label }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span className="h-3 w-px bg-ink" />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
