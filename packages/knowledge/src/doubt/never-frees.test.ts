import { answersOf } from '@evidose/contract/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellingsOf } from '../promises/spellings.ts';
import { readingCases } from '../reading/corpus.ts';
import { knowledge, prepared } from '../testing/prepared.ts';
import { type DoubtedList, freedBy } from './never-frees.ts';

interface Doubtful {
  readonly list: DoubtedList;
  readonly text: string;
}

const GOALS = [
  'energy',
  'sleep',
  'immunity',
  'bones',
  'joints',
  'heart',
  'focus',
  'mood',
  'digestion',
  'muscle',
  'eyes',
];
/** Someone with many goals: only a plan with suggestions can show what a doubt would allow. */
const wanting = fc
  .record({
    healthGoals: fc.uniqueArray(fc.constantFrom(...GOALS), { minLength: 3, maxLength: 6 }),
    specificDiet: fc.constantFrom('none', 'vegan'),
    fatigueLevel: fc.constantFrom('none', 'moderate'),
    currentSymptoms: fc.constantFrom(['none'], ['fatigue', 'joint-pain'], ['muscle-cramps']),
    shareTestResults: fc.constant('yes'),
    labResults: fc.constantFrom({}, { vitaminD: 12, ferritin: 8 }, { magnesium: 1.4, vitaminB12: 120 }),
  })
  .map((wishes) => ({ ...answersOf(), budgetRange: 'no-limit', dosingPreference: 'no-preference', ...wishes }));

const spellings = spellingsOf(knowledge);
/** Only supplements that the plan may suggest; a wrong amount cannot release the others. */
const suggestible = new Set(knowledge.supplements.filter(({ tier }) => tier === 'suggestible').map(({ id }) => id));
const drugs = spellings.drugs.map(({ text }) => text).filter((text) => /^[a-z]{5,}$/i.test(text));
const supplements = spellings.supplements
  .filter(({ text, id }) => !/\d/.test(text) && suggestible.has(id))
  .map(({ text }) => text);
const drug = fc.constantFrom(...drugs);
const supplement = fc.constantFrom(...supplements);
const long = (names: readonly string[]) => fc.constantFrom(...names.filter((name) => /^[a-z]{8,}$/i.test(name)));
const slip = (name: string): string => name.slice(0, 4) + name.slice(5);
const number = fc.constantFrom(1, 2, 3, 5, 20, 50, 70, 100, 400, 2000, 50000);
const unit = fc.constantFrom('mg', 'mcg', 'g', 'IU', '');
const weak = fc.constantFrom('not sure if still on', 'no', 'finished', 'used to', 'might start', 'last year', 'off');

const line = (name: fc.Arbitrary<string>, names: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.tuple(name, number, unit).map(([each, amount, of]) => `${each} ${amount} ${of}`),
    fc.tuple(number, name, number).map(([count, each, amount]) => `${count} ${each} ${amount} mg`),
    fc.tuple(name, number, number).map(([each, a, b]) => `${each} ${a} mg ${b} mg`),
    fc.tuple(name, name, number, unit).map(([a, b, amount, of]) => `${a} and ${b} ${amount} ${of}`),
    fc.tuple(name, number).map(([each, a]) => `${each} ${a} mg twice daily three times a day`),
    long(names).map(slip),
    fc.tuple(long(names), number, unit).map(([each, amount, of]) => `${slip(each)} ${amount} ${of}`),
    fc.tuple(weak, name, number).map(([cue, each, amount]) => `${cue} ${each} ${amount} mg`),
    fc.tuple(number, name).map(([count, each]) => `${count} ${each}`),
  );
/** The most common slip in a plausible amount: µg for mg, or mg for µg. */
const wrongUnit = fc
  .tuple(
    fc.constantFrom(
      ...knowledge.supplements.filter(({ id, supplies }) => suggestible.has(id) && supplies.length === 1),
    ),
    fc.constantFrom(0.5, 1, 2, 4),
  )
  .map(([{ name, typicalDailyDose, doseUnit }, times]): Doubtful => {
    const text = `${name} ${typicalDailyDose * times} ${doseUnit === 'mg' ? 'mcg' : 'mg'}`;
    return { list: 'supplements', text };
  });
const doubtful: fc.Arbitrary<Doubtful> = fc.oneof(
  wrongUnit,
  line(drug, drugs).map((text): Doubtful => ({ list: 'medicines', text })),
  line(supplement, supplements).map((text): Doubtful => ({ list: 'supplements', text })),
);

const RUNS = 1000;

test('suggests nothing with an open doubt that one of its resolutions would forbid', { timeout: 600_000 }, () => {
  let settled = 0;
  fc.assert(
    fc.property(wanting, doubtful, (answers, of) => {
      const freed = freedBy(prepared, answers, of);
      settled += freed.settled;
      expect(freed.faults).toEqual([]);
    }),
    // Shrinking takes longer than reading the counterexample.
    { numRuns: RUNS, seed: 34, endOnFailure: true },
  );
  // Most generated lines are doubted; otherwise this would prove nothing.
  expect(settled).toBeGreaterThan(RUNS / 2);
});

test('suggests nothing forbidden with any doubt in the reading corpus', { timeout: 600_000 }, () => {
  const base = answersOf({ healthGoals: ['energy', 'sleep', 'immunity'], currentSymptoms: ['fatigue', 'joint-pain'] });
  const freed = readingCases().map((each) => freedBy(prepared, base, each));
  expect(freed.filter(({ settled }) => settled > 0).length).toBeGreaterThan(100);
  expect(freed.flatMap(({ faults }) => faults)).toEqual([]);
});
