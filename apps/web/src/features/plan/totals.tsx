import type { SuggestedBatch } from '@evidose/contract';
import { NutrientChart } from '../../components/plan/nutrient-chart.tsx';
import { nutrientRows } from '../../components/plan/nutrient-rows.ts';
import { Part } from '../../components/plan/part.tsx';
import type { ListEntry } from './list/list-entry.ts';

interface TotalsProps {
  readonly batch: SuggestedBatch;
  readonly entries: readonly ListEntry[];
}

/** Daily totals: the list counts, suggestions are shown separately. */
export function Totals({ batch: { recommendation, supplements }, entries }: TotalsProps) {
  const { nutrientTotals, currentSupplements } = recommendation;
  if (supplements.length + currentSupplements.length + entries.length === 0) return null;
  const others = entries.filter(({ standing }) => standing === 'not-suggested').map(({ item }) => item);
  const known = new Set(nutrientTotals.map(({ nutrient }) => nutrient));
  const uncounted = others.filter(({ adds }) => adds.length === 0 || adds.some(({ nutrient }) => !known.has(nutrient)));
  const planned = new Set(entries.filter(({ standing }) => standing === 'suggested').map(({ item }) => item.id));
  return (
    <Part id="amounts" title="Amounts a day" lead="From supplements only. Food adds to this.">
      <NutrientChart rows={nutrientRows(nutrientTotals, { supplements, planned, others })} />
      {uncounted.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          Not fully counted here, because your newest plan doesn’t suggest it:{' '}
          {uncounted.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </Part>
  );
}
