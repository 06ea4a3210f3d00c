import type { SuggestedBatch } from '@evidose/contract';
import { Card } from '../../components/ui/card.tsx';
import { Meter } from '../../components/ui/meter.tsx';
import type { ListEntry } from './list/list-entry.ts';

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
const sum = (items: readonly { readonly monthlyCost: number }[]) =>
  Math.round(items.reduce((total, { monthlyCost }) => total + monthlyCost, 0) * 100) / 100;

interface CostCardProps {
  readonly batch: SuggestedBatch;
  readonly entries: readonly ListEntry[];
}

/** The cost of the list; suggestions are shown separately. */
export function CostCard({ batch, entries }: CostCardProps) {
  const { budget } = batch.recommendation.cost;
  const chosen = sum(entries.filter(({ standing }) => standing !== 'held').map(({ item }) => item));
  const listed = new Set(entries.map(({ item }) => item.id));
  const more = sum(batch.supplements.filter(({ id }) => !listed.has(id)));
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="font-sans font-semibold tracking-normal">What it costs</h2>
      {budget.max === null || budget.max === 0 ? (
        <p>Your list: about {dollars(chosen)} a month, by typical prices.</p>
      ) : (
        <Meter
          label="Your list"
          value={chosen}
          max={budget.max}
          text={`about ${dollars(chosen)} of ${dollars(budget.max)} a month`}
          tone={chosen <= budget.max ? 'accent' : 'urgent'}
        />
      )}
      {more > 0 && <p className="text-sm">Suggested and not chosen: about {dollars(more)} more.</p>}
      <p className="text-ink-faint text-xs">
        These are typical US prices, not offers. We sell nothing, and no store pays us.
      </p>
    </Card>
  );
}
