import { Recommendation, validateQuestionnaire } from '@evidose/contract';
import { prepare, recommend } from '@evidose/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../load.ts';
import { peopleOf } from './people.ts';

const knowledge = await loadKnowledge();
const prepared = prepare(knowledge);

test('a result has the shape of the contract to the letter, as it is stored and sent like that', () => {
  const same = fc.property(peopleOf(knowledge), ({ answers }) => {
    const checked = validateQuestionnaire(answers);
    if (!checked.ok) throw new Error(checked.failure.field);
    const result = recommend(prepared, checked.answers);
    expect(Recommendation.parse(result)).toEqual(result);
  });
  fc.assert(same, { numRuns: 1_000, seed: 20261116 });
});
