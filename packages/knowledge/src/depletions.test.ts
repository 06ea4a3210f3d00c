import { depletionsOf, type Knowledge } from '@evidose/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKnowledge } from './load.ts';

describe('medicines that lower a nutrient', () => {
  let knowledge: Knowledge;
  beforeAll(async () => {
    knowledge = await loadKnowledge();
  });
  const lowered = (...medicines: string[]) => depletionsOf(knowledge, medicines).map(({ lowers }) => lowers);

  it.each([
    ['metformin', 'vitamin-b12'],
    ['omeprazole', 'vitamin-b12'],
    ['omeprazole', 'magnesium'],
    ['furosemide', 'potassium'],
    ['hydrochlorothiazide', 'magnesium'],
    ['valproate', 'l-carnitine'],
    ['methotrexate', 'folate'],
    ['isoniazid', 'vitamin-b6'],
  ])('%s lowers %s', (medicine, nutrient) => {
    expect(lowered(medicine)).toContain(nutrient);
  });

  it('is silent about a medicine that lowers nothing, and about one that nobody knows', () => {
    expect(lowered('amlodipine', 'xyzolamide')).toEqual([]);
  });

  it('adds its medicines to the triggers of the test', () => {
    const takes = knowledge.labAdvice.find(({ id }) => id === 'test-potassium')?.when;
    expect(JSON.stringify(takes)).toContain('corticosteroid');
  });
});
