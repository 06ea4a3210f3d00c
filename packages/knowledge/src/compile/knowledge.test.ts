import { describe, expect, test } from 'vitest';
import { broken, goodFiles } from '../testing/good-files.ts';
import { compileFiles } from './files.ts';

const knowledge = compileFiles(goodFiles(), 'a-version');
const magnesium = knowledge.supplements.find(({ id }) => id === 'magnesium');

describe('the compiled knowledge', () => {
  test('compiles a rule into criteria and exceptions', () => {
    expect(magnesium?.indications[1]?.when).toEqual({
      all: [
        { field: 'currentSymptoms', in: ['muscle-cramps'] },
        { field: 'biologicalSex', in: ['female', 'male'] },
      ],
      unless: [{ field: 'pregnancyStatus', in: ['pregnant'] }],
    });
    expect(magnesium?.indications[0]?.when.all).toEqual([{ field: 'labResults.magnesium', below: 0.7 }]);
  });
  test('maps the age columns to bands, and extends the last pregnancy column to later ages', () => {
    const [nutrient] = knowledge.nutrients;
    expect(nutrient?.targets).toMatchObject({
      male_14_18: 410,
      female_31_50: 320,
      pregnancy_31_50: 360,
      pregnancy_51_70: 360,
    });
    expect(nutrient?.upperLimits.lactation_71_plus).toBe(350);
  });
  test("uses a drug's id as a name", () => {
    expect(knowledge.drugs[0]).toMatchObject({ id: 'warfarin', name: 'warfarin', usualSlots: [] });
  });
  test('maps a duplicate product name to all its ingredients', () => {
    const twice = compileFiles(broken('brands.csv', 'Doublet,', 'coumadin,doxycycline,drugs-at-fda\nDoublet,'), 'test');
    expect(twice.brandIngredients).toMatchObject({
      Coumadin: ['warfarin', 'doxycycline'],
      coumadin: ['warfarin', 'doxycycline'],
    });
  });
  test('contains version, review marks and defaults', () => {
    expect(knowledge.version).toBe('a-version');
    expect(magnesium?.contraindications.map(({ review }) => review)).toEqual(['done', 'needed']);
    expect(knowledge.allergens.find(({ id }) => id === 'gluten')?.alsoAvoid).toEqual(['wheat']);
  });
});
