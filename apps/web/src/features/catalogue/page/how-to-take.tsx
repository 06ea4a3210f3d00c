import { type SupplementFacts, slotTexts } from '@evidose/contract';
import { amountText } from './amount-text.ts';
import { Section } from './section.tsx';

const FOOD = {
  with: 'With food. You absorb it better, or it’s easier on your stomach.',
  without: 'Without food.',
  either: 'With or without food.',
} as const;

export function HowToTake({ facts }: { readonly facts: SupplementFacts }) {
  const { slots, food, maxAtOnce, note } = facts.timing;
  const items = [
    FOOD[food],
    ...(slots.length > 0 ? [`Good times: ${slots.map((slot) => slotTexts[slot].toLowerCase()).join(', ')}.`] : []),
    ...(note === undefined ? [] : [note]),
    ...(maxAtOnce === undefined
      ? []
      : [`Take no more than ${amountText(facts, maxAtOnce)} at once. Spread the rest over the day.`]),
  ];
  return (
    <Section id="how-to-take" title="How to take it">
      <ul className="flex max-w-text list-disc flex-col gap-1.5 pl-5 marker:text-accent">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
