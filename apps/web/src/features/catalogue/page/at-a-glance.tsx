import { type SupplementFacts, slotTexts, unitText } from '@evidose/contract';
import type { ReactNode } from 'react';
import { EvidenceBadge } from '../../../components/ui/evidence-badge.tsx';
import { amountFigure, amountText, lowestPrice, usualDose } from './amount-text.ts';

export function AtAGlance({ facts }: { readonly facts: SupplementFacts }) {
  const dose = usualDose(facts);
  const price = lowestPrice(facts);
  const items: { label: string; value: ReactNode }[] = [
    { label: 'Evidence at best', value: facts.evidence === null ? null : <EvidenceBadge grade={facts.evidence} /> },
    { label: 'Usual amount a day', value: dose === null ? null : (facts.serving ?? amountText(facts, dose.usual)) },
    { label: 'Upper limit a day', value: limitText(facts) },
    { label: 'When', value: timeText(facts) },
    { label: 'Typical price a month', value: price === null ? null : `from $${price}` },
  ];
  const known = items.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 rounded-xl border border-line bg-surface/85 p-5 shadow-low sm:grid-cols-3 sm:p-7 lg:grid-cols-5">
      {known.map(({ label, value }) => (
        <div key={label} className="flex flex-col gap-1">
          <dt className="text-ink-faint text-xs">{label}</dt>
          <dd className="font-semibold leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function limitText(facts: SupplementFacts): string | null {
  const [nutrient, ...others] = facts.nutrients;
  const limits = nutrient?.rows.flatMap(({ upperLimit }) => upperLimit ?? []) ?? [];
  if (nutrient !== undefined && others.length === 0 && nutrient.limitApplies && limits.length > 0) {
    const limit = Math.min(...limits);
    return nutrient.unit === facts.doseUnit
      ? amountText(facts, limit)
      : `${amountFigure(limit)} ${unitText(nutrient.unit)}`;
  }
  return facts.maxDailyDose === null ? null : amountText(facts, facts.maxDailyDose);
}

function timeText({ timing: { slots, food }, tier }: SupplementFacts): string | null {
  if (tier !== 'suggestible') return null;
  if (food === 'with') return 'With a meal';
  if (food === 'without') return 'On an empty stomach';
  return slots.length > 2 ? 'Any time' : slots.map((slot) => slotTexts[slot]).join(' or ');
}
