import { type ExclusionKind, exclusionKinds, type PartialAnswers } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import {
  type Changes,
  classOf,
  contraindicationOf,
  drugOf,
  formOf,
  indicationOf,
  interactionOf,
  knowledgeOf,
  nutrientOf,
  supplementOf,
  whenOf,
} from '../../test/knowledge.ts';
import { idsOf, kindsOf, planOf } from '../../test/plan.ts';
import type { Knowledge, Supplement } from '../knowledge.ts';

const wanted: PartialAnswers = { healthGoals: ['energy'] };
const drugs = [
  drugOf('warfarin', { brands: ['Coumadin'], classes: ['anticoagulant'] }),
  drugOf('metformin', { classes: ['antidiabetic'] }),
];
const drugClasses = [classOf('anticoagulant', { synonyms: ['blood thinner'] }), classOf('antidiabetic')];

interface Case {
  readonly kind: ExclusionKind;
  readonly knowledge: Changes<Knowledge>;
  readonly out: PartialAnswers;
  /** The most similar person without the reason: the supplement is suggested. */
  readonly fine: PartialAnswers;
}

const one = (changes: Changes<Supplement>): Changes<Knowledge> => ({
  supplements: [supplementOf({ id: 'it', ...changes })],
  drugs,
  drugClasses,
});
const listed = { drugInteractions: 'listed' as const };

const cases: readonly Case[] = [
  {
    kind: 'interaction',
    knowledge: one({ ...listed, interactions: [interactionOf()] }),
    out: { prescriptionMeds: 'yes', prescriptionMedsList: 'Coumadin 5mg nightly' },
    fine: { prescriptionMeds: 'yes', prescriptionMedsList: 'metformin' },
  },
  {
    kind: 'condition',
    knowledge: one({ contraindications: [contraindicationOf()] }),
    out: { medicalConditions: ['kidney-disease'] },
    fine: { medicalConditions: ['asthma'] },
  },
  {
    kind: 'pregnancy',
    knowledge: one({}),
    out: { biologicalSex: 'female', pregnancyStatus: 'pregnant' },
    fine: { biologicalSex: 'female', pregnancyStatus: 'not-pregnant' },
  },
  {
    kind: 'age',
    knowledge: one({ contraindications: [contraindicationOf({ when: whenOf({ age: { atLeast: 65 } }) })] }),
    out: { age: '65' },
    fine: { age: '64' },
  },
  {
    kind: 'allergy',
    knowledge: one({ forms: [formOf({ contains: ['fish'] })] }),
    out: { allergies: 'yes', allergyDetails: 'cod and salmon' },
    fine: { allergies: 'yes', allergyDetails: 'milk' },
  },
  {
    kind: 'diet',
    knowledge: one({ forms: [formOf({ origins: ['beef'] })] }),
    out: { specificDiet: 'vegetarian' },
    fine: { specificDiet: 'keto' },
  },
  {
    kind: 'upper-limit',
    knowledge: {
      ...one({ supplies: [{ nutrient: 'zinc', perUnit: 1, form: 'any' }] }),
      nutrients: [nutrientOf({ id: 'zinc', upperLimits: { male_19_30: 90, male_31_50: 100 } })],
    },
    out: { age: '30' },
    fine: { age: '31' },
  },
  {
    kind: 'advised-not-to-take',
    knowledge: one({ name: 'Vitamin K', synonyms: ['phylloquinone'] }),
    out: { advisedNotToTake: 'my doctor said to avoid vitamin k' },
    fine: { advisedNotToTake: 'no' },
  },
  {
    kind: 'already-taking',
    knowledge: one({ name: 'Turmeric' }),
    out: { otcSupplements: 'yes', otcSupplementsList: 'tumeric 500mg' },
    fine: { otcSupplements: 'no' },
  },
  {
    kind: 'duplicate',
    knowledge: {
      supplements: [
        supplementOf({ id: 'it', supplies: [{ nutrient: 'zinc', perUnit: 1, form: 'any' }] }),
        supplementOf({
          id: 'better',
          supplies: [{ nutrient: 'zinc', perUnit: 1, form: 'any' }],
          indications: [indicationOf({ when: whenOf({ healthGoals: 'immunity' }), evidence: 'A' })],
        }),
      ],
      nutrients: [nutrientOf({ id: 'zinc' })],
    },
    out: { healthGoals: ['energy', 'immunity'] },
    fine: { healthGoals: ['energy'] },
  },
  {
    kind: 'budget',
    knowledge: one({ forms: [formOf({ price: { usd: 26, atDailyDose: 100 } })] }),
    out: { budgetRange: 'under-25' },
    fine: { budgetRange: '25-50' },
  },
  {
    kind: 'pill-burden',
    knowledge: one({
      timing: { slots: ['breakfast'], food: 'either', maxAtOnce: 50 },
      forms: [formOf({ perPiece: 50 })],
    }),
    out: { dosingPreference: 'once-daily' },
    fine: { dosingPreference: 'twice-daily' },
  },
  {
    kind: 'format',
    knowledge: one({}),
    out: { difficultySwallowing: 'yes' },
    fine: { difficultySwallowing: 'no' },
  },
  {
    kind: 'lab',
    knowledge: {
      ...one({}),
      labRules: [
        {
          id: 'enough',
          lab: 'vitaminD',
          atLeast: 50,
          removes: ['it'],
          message: 'You have enough.',
          sources: ['a-source'],
        },
      ],
    },
    out: { shareTestResults: 'yes', labResults: { vitaminD: 50 } },
    fine: { shareTestResults: 'yes', labResults: { vitaminD: 49.9 } },
  },
  {
    kind: 'lifestyle',
    knowledge: {
      ...one({ effects: ['beta-carotene'] }),
      effectRules: [
        {
          id: 'tobacco',
          effect: 'beta-carotene',
          when: whenOf({ tobaccoUse: ['current', 'former'] }),
          kind: 'lifestyle',
          message: 'Not for people who smoke or did.',
          sources: ['a-source'],
        },
      ],
    },
    out: { tobaccoUse: 'former' },
    fine: { tobaccoUse: 'never' },
  },
  {
    kind: 'unrecognised-medication',
    knowledge: one({ ...listed, interactions: [interactionOf({ severity: 'minor', action: 'monitor' })] }),
    out: { prescriptionMeds: 'yes', prescriptionMedsList: 'Xyzolamide' },
    fine: { prescriptionMeds: 'yes', prescriptionMedsList: 'metformin' },
  },
];

describe('each kind of exclusion', () => {
  test('has a case', () => {
    expect(cases.map(({ kind }) => kind).sort()).toEqual([...exclusionKinds].sort());
  });

  test.each(cases)('$kind keeps it out', ({ kind, knowledge, out }) => {
    const plan = planOf(knowledge, { ...wanted, ...out });
    expect(idsOf(plan)).not.toContain('it');
    expect(kindsOf(plan, 'it')).toContain(kind);
  });

  test.each(cases)('$kind does not concern the next person', ({ knowledge, fine }) => {
    expect(idsOf(planOf(knowledge, { ...wanted, ...fine }))).toContain('it');
  });
});

describe('unknown never means no', () => {
  const risky = one({ ...listed, interactions: [interactionOf()] });

  test('a medicine that was not named holds like one that was not recognised', () => {
    expect(kindsOf(planOf(risky, { ...wanted, prescriptionMeds: 'yes' }), 'it')).toEqual(['unrecognised-medication']);
  });

  test('what has no known interaction stays beside an unknown medicine', () => {
    const plan = planOf(one({}), { ...wanted, prescriptionMeds: 'yes', prescriptionMedsList: 'Xyzolamide' });
    expect(idsOf(plan)).toEqual(['it']);
    expect(plan.alerts.some(({ message }) => message.includes('Xyzolamide'))).toBe(true);
  });

  test('a recognised drug without any class cannot be checked, so it holds too', () => {
    const knowledge = { ...risky, drugs: [drugOf('mysterium', { classes: [] })] };
    const plan = planOf(knowledge, { ...wanted, prescriptionMeds: 'yes', prescriptionMedsList: 'mysterium' });
    expect(kindsOf(plan, 'it')).toEqual(['unrecognised-medication']);
    expect(plan.coverage.medications).toEqual({ checked: 0, total: 1 });
  });

  test('a word for a class counts as every drug of the class', () => {
    const knowledge = one({ ...listed, interactions: [interactionOf({ with: { kind: 'drug', id: 'warfarin' } })] });
    const plan = planOf(knowledge, { ...wanted, prescriptionMeds: 'yes', prescriptionMedsList: 'a blood thinner' });
    expect(kindsOf(plan, 'it')).toEqual(['interaction']);
  });

  test('a supplement that nobody has checked is held beside any medicine', () => {
    const plan = planOf(one({ drugInteractions: 'not-checked' }), {
      ...wanted,
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'metformin',
    });
    expect(kindsOf(plan, 'it')).toEqual(['interaction']);
  });

  test('an allergy that was not named leaves only forms free of every allergen', () => {
    const knowledge = one({ forms: [formOf({ contains: ['soy'] })] });
    expect(kindsOf(planOf(knowledge, { ...wanted, allergies: 'yes' }), 'it')).toEqual(['allergy']);
  });

  test('a sex that was not said counts as both against, and as neither for', () => {
    const against = one({ contraindications: [contraindicationOf({ when: whenOf({ biologicalSex: 'male' }) })] });
    expect(kindsOf(planOf(against, { ...wanted, biologicalSex: 'prefer-not-to-say' }), 'it')).toEqual(['condition']);
    const forMen = one({
      indications: [indicationOf({ when: whenOf({ biologicalSex: 'male', healthGoals: 'energy' }) })],
    });
    expect(planOf(forMen, { ...wanted, biologicalSex: 'prefer-not-to-say' }).notNeeded).toEqual(['it']);
  });

  test('advice that cannot be read leaves only what carries no known risk', () => {
    const plan = planOf(risky, { ...wanted, advisedNotToTake: 'the green blorp' });
    expect(kindsOf(plan, 'it')).toEqual(['advised-not-to-take']);
    expect(plan.alerts.map(({ id }) => id)).toContain('advice-unclear');
  });
});

test('a supplement that nothing speaks for is not needed, whatever speaks against it', () => {
  const knowledge = knowledgeOf(one({ contraindications: [contraindicationOf()] }));
  const plan = planOf(knowledge, { healthGoals: ['sleep'], medicalConditions: ['kidney-disease'] });
  expect(plan.notNeeded).toEqual(['it']);
  expect(plan.excluded).toEqual([]);
});
