import { Recommendation } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../test/answers.ts';
import { indicationOf, knowledgeOf, nutrientOf, supplementOf, whenOf } from '../../test/knowledge.ts';
import { planOf } from '../../test/plan.ts';
import { prepare } from '../prepare/prepare.ts';
import { recommend } from '../recommend.ts';

const knowledge = knowledgeOf({
  supplements: [
    supplementOf({ id: 'b', name: 'B' }),
    supplementOf({ id: 'a', name: 'A', indications: [indicationOf({ evidence: 'C' })] }),
    supplementOf({ id: 'c', name: 'C', indications: [indicationOf({ when: whenOf({ healthGoals: 'sleep' }) })] }),
  ],
  labAdvice: [
    {
      id: 'ferritin',
      name: 'Ferritin',
      lab: 'ferritin',
      when: [whenOf({ currentSymptoms: 'fatigue' })],
      message: 'Ask for it.',
      sources: ['a-source'],
    },
  ],
});

describe('the result', () => {
  test('accounts for the whole catalogue, and fits its schema', () => {
    const plan = planOf(knowledge, { healthGoals: ['energy'] });
    expect(plan.supplements.map(({ id }) => id)).toEqual(['b']);
    expect(plan.excluded.map(({ id }) => id)).toEqual(['a']);
    expect(plan.notNeeded).toEqual(['c']);
    expect(plan.supplements[0]?.alternatives.map(({ id }) => id)).toEqual(['a']);
    expect(Recommendation.parse(plan)).toEqual(plan);
  });

  test('names the answer and the source of each reason', () => {
    expect(planOf(knowledge, { healthGoals: ['energy'] }).supplements[0]?.reasons).toEqual([
      {
        field: 'healthGoals',
        value: 'energy',
        message: 'It may help with what you want.',
        evidence: 'B',
        use: 'goal',
        sources: ['a-source'],
      },
    ]);
  });

  test('is byte for byte the same every time', () => {
    const prepared = prepare(knowledge);
    const answers = answersOf({
      healthGoals: ['energy', 'sleep'],
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'xyz',
    });
    const first = JSON.stringify(recommend(prepared, answers));
    expect(JSON.stringify(recommend(prepared, answers))).toBe(first);
    expect(JSON.stringify(recommend(prepare(knowledge), answers))).toBe(first);
  });

  test('calls an empty plan good news', () => {
    const plan = planOf(knowledge, { healthGoals: ['general-wellness'] });
    expect(plan.supplements).toEqual([]);
    expect(plan.summary).toMatch(/^Good news: you don't need a supplement now, because/);
  });

  test('says on top what to ask about of what is taken already, also where something fits', () => {
    const taking = (advisedNotToTake: string) =>
      planOf(knowledge, { healthGoals: ['energy'], otcSupplements: 'yes', otcSupplementsList: 'C', advisedNotToTake });
    expect(taking('no').summary).toMatch(/^One supplement fits your answers: B\..* at one time of day\.$/);
    expect(taking('C').summary).toMatch(
      /^One supplement fits .* For what you already take: please ask about C first\. See below\.$/,
    );
  });

  test('answers a wish that nothing came of', () => {
    expect(planOf(knowledge, { healthGoals: ['skin', 'general-wellness'] }).summary).toMatch(
      /For healthy skin we add nothing: none has enough evidence/,
    );
    expect(planOf(knowledge, { healthGoals: ['energy', 'skin'] }).summary).toMatch(
      / For healthy skin we add nothing: none has enough evidence in people like you\.$/,
    );
    expect(planOf(knowledge, { healthGoals: ['energy'] }).summary).not.toContain('wish');
  });

  test('answers every goal by what serves it and what could have, in the order of the questionnaire', () => {
    const { wishes } = planOf(knowledge, { healthGoals: ['skin', 'sleep', 'energy'] });
    expect(wishes).toEqual([
      { goal: 'energy', served: ['b', 'c'], leftOut: ['a'], instead: null },
      { goal: 'sleep', served: ['c', 'b'], leftOut: ['a'], instead: null },
      { goal: 'skin', served: [], leftOut: [], instead: null },
    ]);
  });

  test('says what to look for and what to avoid on a label, for this person', () => {
    const buyFor = (answers: Parameters<typeof planOf>[1]) =>
      planOf(knowledge, { healthGoals: ['energy'], ...answers }).supplements[0]?.buy;
    expect(buyFor({})).toMatchObject({ lookFor: [expect.stringContaining('USP')], avoid: [] });
    const vegan = buyFor({ specificDiet: 'vegan', allergies: 'yes', allergyDetails: 'soy' });
    expect(vegan?.lookFor).toContain('“vegan” on the label');
    expect(vegan?.avoid).toEqual(['soy', expect.stringContaining('gelatin shells')]);
    expect(buyFor({ allergies: 'yes', allergyDetails: 'qqqq' })?.avoid).toEqual([
      expect.stringContaining('read the whole label'),
    ]);
  });

  test('says what each supplement adds to the day, and the totals are their sum', () => {
    const { supplements, nutrientTotals } = planOf(
      knowledgeOf({
        nutrients: [nutrientOf({ id: 'zinc' })],
        supplements: [
          supplementOf({ id: 'b', name: 'B', supplies: [{ nutrient: 'zinc', perUnit: 0.5, form: 'any' }] }),
        ],
      }),
      { healthGoals: ['energy'] },
    );
    expect(supplements[0]?.adds.map(({ nutrient }) => nutrient)).toEqual(['zinc']);
    for (const { nutrient, fromPlan } of nutrientTotals) {
      expect(supplements[0]?.adds.find((each) => each.nutrient === nutrient)?.total).toBe(fromPlan);
    }
    expect(nutrientTotals).toHaveLength(1);
  });

  test('asks for a test only where the person has not given it', () => {
    const tired = { currentSymptoms: ['fatigue'] as const };
    expect(planOf(knowledge, tired).labSuggestions.map(({ id }) => id)).toEqual(['ferritin']);
    expect(
      planOf(knowledge, { ...tired, shareTestResults: 'yes', labResults: { ferritin: 50 } }).labSuggestions,
    ).toEqual([]);
  });
});
