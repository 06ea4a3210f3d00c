import type { NutrientTotal } from '@evidose/contract';
import { cx } from '../../lib/cx.ts';

const number = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });
const shown = (value: number | null) => (value === null ? '–' : number.format(value));

/** A bar spans to the limit, or to twice the target where there is none, so that bars can be compared. */
function scaleOf({ upperLimit, target, fromCurrent, fromPlan }: NutrientTotal): number {
  const end = upperLimit ?? (target === null ? 0 : target * 2);
  return Math.max(end, fromCurrent + fromPlan) || 1;
}

/**
 * What the plan and the supplements already taken add up to. A table first: the bars repeat its figures for the eye,
 * and are hidden from screen readers.
 */
export function NutrientChart({ totals }: { readonly totals: readonly NutrientTotal[] }) {
  const rows = totals.filter(({ fromCurrent, fromPlan }) => fromCurrent + fromPlan > 0);
  if (rows.length === 0)
    return <p className="text-ink-soft">Nothing to add up: no nutrient comes from a supplement.</p>;
  return (
    <div>
      <table className="w-full border-collapse text-xs sm:text-sm">
        <caption className="sr-only">Nutrients from supplements a day, against target and upper limit</caption>
        <thead>
          <tr className="text-left text-ink-soft">
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-2 font-medium last:pr-0 sm:pr-4">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <NutrientRow key={row.nutrient} row={row} />
        ))}
      </table>
      <Legend />
    </div>
  );
}

const HEADINGS = ['Nutrient', 'You take', 'Plan adds', 'Target', 'Limit'] as const;

/** The figures, and under them the bar across the whole width: it fits a phone without scrolling sideways. */
function NutrientRow({ row }: { readonly row: NutrientTotal }) {
  const passesEurope = row.europeanLimit !== null && row.fromCurrent + row.fromPlan > row.europeanLimit;
  return (
    <tbody className="border-line border-t tabular-nums">
      <tr>
        <th scope="row" className="pt-2.5 pr-2 text-left font-medium sm:pr-4">
          {row.name} <span className="font-normal text-ink-faint">{row.unit}</span>
          {passesEurope && (
            <span className="block font-normal text-caution text-xs">
              over the European limit of {shown(row.europeanLimit)} {row.unit}
            </span>
          )}
        </th>
        <td className="pt-2.5 pr-2 sm:pr-4">{shown(row.fromCurrent)}</td>
        <td className="pt-2.5 pr-2 sm:pr-4">{shown(row.fromPlan)}</td>
        <td className="pt-2.5 pr-2 sm:pr-4">{shown(row.target)}</td>
        <td className="pt-2.5">{row.upperLimit === null ? 'none' : shown(row.upperLimit)}</td>
      </tr>
      <tr>
        <td colSpan={HEADINGS.length} className="pt-2 pb-3">
          <Bar row={row} />
        </td>
      </tr>
    </tbody>
  );
}

function Bar({ row }: { readonly row: NutrientTotal }) {
  const scale = scaleOf(row);
  const share = (value: number) => `${Math.min(100, (value / scale) * 100)}%`;
  const isOver = row.upperLimit !== null && row.fromCurrent + row.fromPlan > row.upperLimit;
  return (
    <div aria-hidden="true" className="relative h-3 rounded-full bg-line forced-color-adjust-none">
      <div className="flex h-full overflow-hidden rounded-full">
        <div className="h-full bg-info" style={{ width: share(row.fromCurrent) }} />
        <div className={cx('h-full', isOver ? 'bg-urgent' : 'bg-accent')} style={{ width: share(row.fromPlan) }} />
      </div>
      {row.target !== null && (
        <div className="absolute -inset-y-1 w-0.5 rounded-full bg-ink" style={{ left: share(row.target) }} />
      )}
    </div>
  );
}

function Legend() {
  return (
    <ul
      aria-hidden="true"
      className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-faint text-xs [&_span]:forced-color-adjust-none"
    >
      <li className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-full bg-info" /> you take
      </li>
      <li className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-full bg-accent" /> plan adds
      </li>
      <li className="flex items-center gap-1.5">
        <span className="h-3 w-0.5 bg-ink" /> target from all sources
      </li>
      <li>bars end at the upper limit, where there is one</li>
    </ul>
  );
}
