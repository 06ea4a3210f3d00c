import { describe, expect, test } from 'vitest';
import type { Changes } from '../../test/knowledge.ts';
import {
  contraindicationOf,
  drugOf,
  formOf,
  indicationOf,
  interactionOf,
  nutrientOf,
  supplementOf,
  whenOf,
} from '../../test/knowledge.ts';
import { idsOf, kindsOf, planOf } from '../../test/plan.ts';
import type { Knowledge, Supplement } from '../knowledge.ts';

const supplies = [{ nutrient: 'zinc', perUnit: 1, form: 'any' }];
const powder = formOf({ id: 'powder', format: 'powder', pieceSize: 'not-swallowed', perPiece: 2 });
const zinc = (changes: Changes<Supplement> = {}, limit = 1000): Changes<Knowledge> => ({
  supplements: [
    supplementOf({
      id: 'zinc',
      name: 'Zinc',
      supplies,
      indications: [indicationOf({ dose: { low: 10, usual: 20, high: 40 } })],
      forms: [powder],
      ...changes,
    }),
  ],
  nutrients: [
    nutrientOf({ id: 'zinc', upperLimits: { male_19_30: limit, male_31_50: limit, female_19_30: limit - 10 } }),
  ],
});
const doseOf = (...[knowledge, changes]: Parameters<typeof planOf>) => {
  const [only] = planOf(knowledge, { healthGoals: ['energy'], ...changes }).supplements;
  return only === undefined ? null : only.dose.amount * only.dose.perDay;
};

describe('the amount', () => {
  test('is the usual one', () => {
    expect(doseOf(zinc(), {})).toBe(20);
  });

  test('stops at the upper limit', () => {
    expect(doseOf(zinc({}, 15), {})).toBe(15);
  });

  test('leaves room for what is taken already, in every form the limit counts', () => {
    const knowledge = zinc({}, 25);
    const other = supplementOf({
      id: 'galzin',
      name: 'Galzin',
      tier: 'recognised-only',
      supplies: [{ nutrient: 'zinc', perUnit: 0.5, form: 'any' }],
    });
    const plan = { ...knowledge, supplements: [...(knowledge.supplements ?? []), other] };
    // 16 mg of it contain 8 mg of zinc; 12 more make up the usual 20.
    expect(doseOf(plan, { otcSupplements: 'yes', otcSupplementsList: 'galzin 16 mg' })).toBe(12);
  });

  test('is nothing where the limit is passed already, and the person is told', () => {
    const knowledge = zinc({}, 25);
    const other = supplementOf({ id: 'galzin', name: 'Galzin', tier: 'recognised-only', supplies });
    const plan = planOf(
      { ...knowledge, supplements: [...(knowledge.supplements ?? []), other] },
      { healthGoals: ['energy'], otcSupplements: 'yes', otcSupplementsList: 'galzin 60 mg' },
    );
    expect(idsOf(plan)).toEqual([]);
    expect(plan.currentSupplements[0]?.verdict).toBe('stop-and-ask');
    expect(plan.alerts.map(({ id }) => id)).toContain('over-limit-zinc');
    expect(plan.nutrientTotals).toEqual([
      {
        nutrient: 'zinc',
        name: 'zinc',
        unit: 'mg',
        fromCurrent: 60,
        fromPlan: 0,
        target: null,
        upperLimit: 25,
        europeanLimit: null,
      },
    ]);
  });

  test('is not added where enough is taken already', () => {
    const knowledge = zinc();
    const other = supplementOf({ id: 'galzin', name: 'Galzin', tier: 'recognised-only', supplies });
    const plan = planOf(
      { ...knowledge, supplements: [...(knowledge.supplements ?? []), other] },
      { healthGoals: ['energy'], otcSupplements: 'yes', otcSupplementsList: 'galzin 12 mg' },
    );
    expect(kindsOf(plan, 'zinc')).toEqual(['already-taking']);
  });

  test('takes the stricter limit where the sex is not said', () => {
    expect(doseOf(zinc({}, 25), { biologicalSex: 'prefer-not-to-say' })).toBe(15);
  });

  test('keeps under the European limit where that still helps, and says so where it does not', () => {
    const knowledge = zinc();
    const nutrients = [nutrientOf({ id: 'zinc', upperLimits: { male_19_30: 40 }, europeanLimit: 12 })];
    expect(doseOf({ ...knowledge, nutrients }, {})).toBe(12);
    const strict = [nutrientOf({ id: 'zinc', upperLimits: { male_19_30: 40 }, europeanLimit: 5 })];
    const [only] = planOf({ ...knowledge, nutrients: strict }, { healthGoals: ['energy'] }).supplements;
    expect(only?.dose.amount).toBe(20);
    expect(only?.cautions[0]?.message).toMatch(/European limit/);
  });

  test('leaves half of the room beside a supplement that we do not know', () => {
    expect(doseOf(zinc({}, 30), { otcSupplements: 'yes', otcSupplementsList: 'Acme Blend' })).toBe(15);
  });

  test('stays under the dose from which an interaction counts', () => {
    const knowledge = {
      ...zinc({
        drugInteractions: 'listed',
        interactions: [interactionOf({ with: { kind: 'drug', id: 'warfarin' }, fromDose: 15 })],
      }),
      drugs: [drugOf('warfarin')],
    };
    const dose = doseOf(knowledge, { prescriptionMeds: 'yes', prescriptionMedsList: 'warfarin' });
    expect(dose).toBeLessThan(15);
    expect(dose).toBeGreaterThanOrEqual(10);
  });

  test('obeys the limit that a condition sets, or leaves it out where too little remains', () => {
    const limit = (maxDose: number) => zinc({ contraindications: [contraindicationOf({ effect: 'limit', maxDose })] });
    expect(doseOf(limit(12), { medicalConditions: ['kidney-disease'] })).toBe(12);
    const plan = planOf(limit(9), { healthGoals: ['energy'], medicalConditions: ['kidney-disease'] });
    expect(kindsOf(plan, 'zinc')).toEqual(['condition']);
  });

  test('obeys the allow list of pregnancy', () => {
    const allowed = zinc({
      allowedIn: { pregnant: { maxDose: 11, message: 'At most 11 mg.', sources: ['a-source'] } },
    });
    expect(doseOf(allowed, { biologicalSex: 'female', pregnancyStatus: 'pregnant' })).toBe(11);
  });
});

describe('the form', () => {
  const tablets = (perPiece: number) => formOf({ id: `tablet-${perPiece}`, format: 'tablet', perPiece });

  test('is taken in whole pieces', () => {
    const plan = planOf(zinc({ forms: [tablets(15)] }), { healthGoals: ['energy'] });
    expect(plan.supplements[0]?.dose).toMatchObject({ amount: 15, perDay: 1 });
  });

  test('splits a day evenly where too much would be taken at once', () => {
    const plan = planOf(
      zinc({ forms: [tablets(5)], timing: { slots: ['breakfast'], food: 'either', maxAtOnce: 10 } }),
      { healthGoals: ['energy'] },
    );
    expect(plan.supplements[0]?.dose).toMatchObject({ amount: 10, perDay: 2 });
    expect(plan.supplements[0]?.timing.slot).toHaveLength(2);
  });

  test('follows what the person likes', () => {
    const plan = planOf(zinc({ forms: [tablets(20), powder] }), {
      healthGoals: ['energy'],
      preferredFormats: ['powder'],
    });
    expect(plan.supplements[0]?.form.id).toBe('powder');
  });

  test('is never one that cannot be swallowed', () => {
    const plan = planOf(zinc({ forms: [tablets(20), powder] }), {
      healthGoals: ['energy'],
      difficultySwallowing: 'yes',
    });
    expect(plan.supplements[0]?.form.id).toBe('powder');
  });

  test('serves the strongest reason that fits', () => {
    const indications = [
      indicationOf({
        id: 'much',
        kind: 'need',
        when: whenOf({ healthGoals: 'energy' }),
        dose: { low: 50, usual: 60, high: 80 },
      }),
      indicationOf({ id: 'little', when: whenOf({ healthGoals: 'energy' }), dose: { low: 10, usual: 20, high: 40 } }),
    ];
    expect(doseOf(zinc({ indications }), {})).toBe(60);
    expect(doseOf(zinc({ indications }, 30), {})).toBe(20);
  });
});
