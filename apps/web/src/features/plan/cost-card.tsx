import type { Recommendation } from '@evidose/contract';
import { Card } from '../../components/ui/card.tsx';
import { Meter } from '../../components/ui/meter.tsx';

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

export function CostCard({ cost }: Pick<Recommendation, 'cost'>) {
  const { monthly, budget } = cost;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="font-sans font-semibold tracking-normal">What it costs</h2>
      {budget.max === null ? (
        <p>About {dollars(monthly)} a month, by typical prices.</p>
      ) : (
        <Meter
          label="A month"
          value={monthly}
          max={budget.max}
          text={`about ${dollars(monthly)} of ${dollars(budget.max)}`}
          tone={cost.withinBudget ? 'accent' : 'urgent'}
        />
      )}
      <p className="text-ink-faint text-xs">Typical US prices, not offers. We sell nothing and are paid by no shop.</p>
    </Card>
  );
}
