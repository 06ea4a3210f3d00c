import type { ChatAnswer } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { answer, block, type Draft, type Facts, pageOf } from './answer.ts';
import { limitBlocks } from './limits.ts';

interface Parts {
  readonly foods: ChatData['foods'];
  readonly ifUnsure: ChatAnswer['ifUnsure'];
}

/** A second dose of something that does no harm once: calm and specific, with the poison line for whoever is not sure. */
export function aboutExtraDose(facts: Facts, { foods, ifUnsure }: Parts): Draft {
  const advice = foods.advice['extra-dose'];
  return answer(
    `One extra dose of ${facts.name} isn’t expected to harm a healthy adult. For a child, in pregnancy, with kidney or liver disease, or if it was far more than one dose, call the line below.`,
    [
      ...(advice === undefined ? [] : [block(advice.message, advice.sources, 'What to do')]),
      ...limitBlocks(facts)
        .slice(0, 1)
        .map((each) => ({ ...each, title: `The limit for every day: ${facts.name}` })),
    ],
    {
      links: [pageOf(facts)],
      about: facts.id,
      suggestions: [`What is the limit for ${facts.name}?`],
      ifUnsure,
      isFixed: true,
    },
  );
}
