import { amountText, unitText } from '@evidose/contract';
import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../ui/button.tsx';
import { isWorthALook, type NutrientRow } from './nutrient-rows.ts';

const shown = (value: number | null) => (value === null ? '–' : formatNumber(value, 3));

/**
 * What the list, the suggestions and current supplements add up to. The table is the content; the bars repeat its
 * figures and are hidden from screen readers. Less interesting rows are behind a button.
 */
export function NutrientChart({ rows }: { readonly rows: readonly NutrientRow[] }) {
  const [isWhole, setWhole] = useState(false);
  const some = rows.filter(({ total }) => total > 0);
  const first = some.filter(isWorthALook);
  const others = some.length - first.length;
  if (some.length === 0)
    return <p className="text-ink-soft">There’s nothing to add up. You get no nutrients from supplements.</p>;
  return (
    <div className="flex flex-col gap-3">
      {first.length === 0 && !isWhole && (
        <p className="text-ink-soft">We add nothing, and nothing you take comes near a limit.</p>
      )}
      {(first.length > 0 || isWhole) && <Table rows={isWhole ? some : first} />}
      {others > 0 && (
        <Button variant="secondary" size="sm" className="self-start print:hidden" onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${others} more`}
        </Button>
      )}
    </div>
  );
}

const HEADINGS = ['You take', 'Your list', 'Suggested', 'Target', 'Limit'] as const;

function Table({ rows }: { readonly rows: readonly NutrientRow[] }) {
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
          <Row key={row.nutrient} row={row} />
        ))}
      </table>
      <Legend />
    </div>
  );
}

function notesOf({ name, target, upperLimit, europeanLimit, total, unit }: NutrientRow): string[] {
  return [
    ...(upperLimit !== null && total > upperLimit
      ? [`over the upper limit of ${amountText(upperLimit, unit, name)}`]
      : []),
    ...(europeanLimit !== null && total > europeanLimit
      ? [`over the European limit of ${amountText(europeanLimit, unit, name)}`]
      : []),
    ...(target !== null && upperLimit !== null && target > upperLimit
      ? ['the target counts food too; the limit counts supplements only']
      : []),
    ...(upperLimit === null && target !== null && total > target ? ['no upper limit has been set'] : []),
  ];
}

/** Full width, so that it fits a phone without scrolling sideways. */
function Row({ row }: { readonly row: NutrientRow }) {
  const isOver = [row.upperLimit, row.europeanLimit].some((limit) => limit !== null && row.total > limit);
  return (
    <tbody className="border-line border-t tabular-nums">
      <tr>
        <th scope="rowgroup" colSpan={HEADINGS.length} className="pt-2.5 text-left font-semibold">
          {row.name} <span className="font-normal text-ink-faint">{unitText(row.unit)}</span>
          {notesOf(row).map((note) => (
            <span key={note} className={cx('block font-normal text-xs', isOver ? 'text-caution' : 'text-ink-soft')}>
              {note}
            </span>
          ))}
        </th>
      </tr>
      <tr>
        {[row.fromCurrent, row.fromList, row.fromSuggested, row.target].map((value, index) => (
          <td key={HEADINGS[index]} className="pt-1 pr-2 sm:pr-4">
            {shown(value)}
          </td>
        ))}
        <td className="pt-1">{row.upperLimit === null ? 'none' : shown(row.upperLimit)}</td>
      </tr>
      <tr>
        <td colSpan={HEADINGS.length} className="pt-2 pb-3">
          <Bar row={row} />
        </td>
      </tr>
    </tbody>
  );
}

/** Without a limit the target is in the middle and the bar never reaches the end. */
const OPEN_END = 0.8;

function Bar({ row }: { readonly row: NutrientRow }) {
  const { upperLimit, target, total } = row;
  const isOpen = upperLimit === null;
  const scale = isOpen ? Math.max((target ?? 0) * 2, total / OPEN_END) || 1 : Math.max(upperLimit, total);
  const share = (value: number) => `${Math.min(100, (value / scale) * 100)}%`;
  const isOver = upperLimit !== null && total > upperLimit;
  return (
    <div
      aria-hidden="true"
      data-open={isOpen}
      className={cx(
        'relative h-3 forced-color-adjust-none',
        isOpen ? 'rounded-l-full bg-linear-to-r from-60% from-line to-transparent' : 'rounded-full bg-line',
      )}
    >
      <div className={cx('flex h-full overflow-hidden', isOpen ? 'rounded-l-full' : 'rounded-full')}>
        <div className="h-full bg-info" style={{ width: share(row.fromCurrent) }} />
        <div className={cx('h-full', isOver ? 'bg-urgent' : 'bg-accent')} style={{ width: share(row.fromList) }} />
        <div className="hatched h-full" style={{ width: share(row.fromSuggested) }} />
      </div>
      {target !== null && target <= scale && (
        <div className="absolute -inset-y-1 w-0.5 rounded-full bg-ink" style={{ left: share(target) }} />
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
        <span className="size-2.5 rounded-full bg-accent" /> your list
      </li>
      <li className="flex items-center gap-1.5">
        <span className="hatched size-2.5 rounded-full" /> suggested, not chosen
      </li>
      <li className="flex items-center gap-1.5">
        <span className="h-3 w-0.5 bg-ink" /> target from all sources
      </li>
      <li>bars end at the upper limit; where there is none they fade out</li>
    </ul>
  );
}
