import { depletionsOf } from '@evidose/engine';
import { describe, expect, it } from 'vitest';
import { knowledge } from './testing/prepared.ts';

describe('medicines that lower a nutrient', () => {
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
    ['isoniazid', 'niacin'],
    ['furosemide', 'thiamine'],
    ['furosemide', 'zinc'],
    ['omeprazole', 'iron'],
    ['famotidine', 'vitamin-b12'],
    ['prednisone', 'calcium'],
    ['prednisone', 'vitamin-d3'],
    ['phenytoin', 'vitamin-d3'],
    ['phenytoin', 'folate'],
    ['phenytoin', 'biotin'],
    ['cholestyramine', 'vitamin-k1'],
    ['cholestyramine', 'folate'],
    ['orlistat', 'vitamin-a'],
    ['sulfasalazine', 'folate'],
    ['atorvastatin', 'coenzyme-q10'],
    ['levodopa', 'vitamin-b6'],
    ['levodopa', 'vitamin-b12'],
    ['ethinyl-estradiol', 'folate'],
    ['colchicine', 'vitamin-b12'],
    ['lisinopril', 'zinc'],
    ['tenofovir', 'vitamin-d3'],
  ])('%s lowers %s', (medicine, nutrient) => {
    expect(lowered(medicine)).toContain(nutrient);
  });

  it('ignores medicines that lower nothing, and unknown ones', () => {
    expect(lowered('amlodipine', 'xyzolamide')).toEqual([]);
  });

  it('says that coenzyme Q10 has not been shown to help with statins', () => {
    const [row] = depletionsOf(knowledge, ['atorvastatin']).filter(({ lowers }) => lowers === 'coenzyme-q10');
    expect(row?.message).toContain('hasn’t been shown to ease muscle pain');
  });

  it('adds its medicines to the triggers of the test', () => {
    const takes = knowledge.labAdvice.find(({ id }) => id === 'test-potassium')?.when;
    expect(JSON.stringify(takes)).toContain('corticosteroid');
  });
});
