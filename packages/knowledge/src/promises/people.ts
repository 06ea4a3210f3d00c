import { fields, type Question, questionOf } from '@evidose/contract';
import type { Knowledge } from '@evidose/engine';
import fc from 'fast-check';
import {
  adviceText,
  allergyText,
  medicineList,
  supplementList,
  type TypedList,
  type TypedMedicine,
  type TypedSupplement,
} from './free-text.ts';
import { spellingsOf } from './spellings.ts';

/** A generated person, and what their free text means. */
export interface GeneratedPerson {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly medicines: TypedList<TypedMedicine>;
  readonly supplements: TypedList<TypedSupplement>;
  readonly advised: TypedList<{ readonly text: string; readonly id: string | null }>;
  readonly allergies: TypedList<{ readonly text: string; readonly id: string | null }>;
}

/** Answers that end most of the checks (minors, alarming symptoms) are rare, so that the rest is tested too. */
const SELDOM: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  age: fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: 18, max: 95 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 120 }) },
  ),
  concerningSymptoms: mostly('no', 'yes', 30),
  pregnancyStatus: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('not-applicable', 'not-pregnant') },
    { weight: 1, arbitrary: fc.constantFrom('trying-to-conceive', 'pregnant', 'breastfeeding') },
  ),
  difficultySwallowing: fc.oneof(
    { weight: 4, arbitrary: fc.constant('no') },
    { weight: 1, arbitrary: fc.constantFrom('sometimes', 'yes') },
  ),
  specificDiet: fc.oneof(
    { weight: 1, arbitrary: fc.constant('none') },
    { weight: 2, arbitrary: fc.constantFrom(...optionsOf('specificDiet')) },
  ),
};

function mostly(usual: string, rare: string, weight: number): fc.Arbitrary<unknown> {
  return fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constant(rare) });
}

function optionsOf(field: 'specificDiet'): string[] {
  const question: Question = questionOf(field);
  return question.kind === 'one' ? Object.keys(question.options) : [];
}

function many(options: readonly string[], exclusive: string): fc.Arbitrary<readonly string[]> {
  const others = options.filter((value) => value !== exclusive);
  const some = fc.uniqueArray(fc.constantFrom(...others), { minLength: 1, maxLength: 4 });
  const lots = fc.uniqueArray(fc.constantFrom(...others), { minLength: 5, maxLength: others.length });
  const alone = exclusive === '' ? [] : [{ weight: 6, arbitrary: fc.constant([exclusive]) }];
  return fc.oneof(...alone, { weight: 8, arbitrary: some }, { weight: 1, arbitrary: lots });
}

const someOf = (parts: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> =>
  fc.record(parts, { requiredKeys: [] });

/** Generates an answer from the question's declaration. */
function answerTo(question: Question): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'number':
      return fc.integer({ min: question.min, max: question.max });
    case 'one':
      return fc.constantFrom(...Object.keys(question.options));
    case 'many':
      return many(Object.keys(question.options), question.exclusive);
    case 'text':
      return fc.oneof(fc.constant(''), fc.string({ maxLength: Math.min(question.maxLength, 40), unit: 'grapheme' }));
    case 'labs':
      return someOf(
        Object.fromEntries(Object.entries(question.labs).map(([id, { min, max }]) => [id, labValue(min, max)])),
      );
    case 'frequency':
      return someOf(
        Object.fromEntries(
          Object.keys(question.rows).map((row) => [row, fc.constantFrom(...Object.keys(question.options))]),
        ),
      );
  }
}

/** Most values are in the lower part of what a laboratory can print. */
function labValue(min: number, max: number): fc.Arbitrary<number> {
  const span = max - min;
  return fc
    .oneof(
      fc.double({ min, max: min + span / 20, noNaN: true }),
      fc.double({ min, max: min + span / 3, noNaN: true }),
      fc.double({ min, max, noNaN: true }),
    )
    .map((value) => Math.min(max, Math.max(min, Math.round(value * 100) / 100)));
}

const cut = (text: string, length: number): string => text.slice(0, length);

export function peopleOf(knowledge: Knowledge): fc.Arbitrary<GeneratedPerson> {
  const spellings = spellingsOf(knowledge);
  const plain = fc.record(
    Object.fromEntries(fields.map((field) => [field, SELDOM[field] ?? answerTo(questionOf(field))])),
  );
  return fc
    .record({
      base: plain,
      medicines: medicineList(knowledge, spellings),
      supplements: supplementList(knowledge, spellings),
      advised: fc.option(adviceText(spellings), { freq: 3 }),
      allergies: allergyText(),
    })
    .map(({ base, medicines, supplements, advised, allergies }) => ({
      answers: {
        ...base,
        prescriptionMedsList: cut(medicines.text, 2000),
        otcSupplementsList: cut(supplements.text, 2000),
        allergyDetails: cut(allergies.text, 500),
        advisedNotToTake: advised === null ? 'no' : cut(advised.text, 500),
      },
      medicines,
      supplements,
      allergies,
      advised: advised ?? { text: 'no', items: [] },
    }));
}

/** The same people for the same seed; the letter tests use them too. */
export const drawnPeople = (knowledge: Knowledge, count: number, seed: number): GeneratedPerson[] =>
  fc.sample(peopleOf(knowledge), { numRuns: count, seed });
