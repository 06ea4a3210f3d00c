import { describe, expect, test } from 'vitest';
import { alertIds, alertText, labs, ownOf, planWith } from './testing/told-plans.ts';

/** What was learned from thirty more people (docs/people-read.md, from 292 on). */

describe('two medicines that a pharmacist never gives together unasked', () => {
  test.each(['Parnate 20 mg, Delsym', 'rasagiline 1 mg, cough syrup with dextromethorphan', 'Nardil 15 mg, Sudafed'])(
    'a cold remedy beside an MAO inhibitor: %s',
    (list) => {
      expect(alertIds(planWith(list, null))).toContain('cold-remedy-and-mao-inhibitor');
    },
  );

  test('nobody is told to go on with the cold remedy', () => {
    expect(alertText(planWith('Parnate 20 mg, Delsym', '5-HTP 100 mg'))).not.toMatch(/not stop [^.]*dextromethorphan/);
  });

  test.each(['ibuprofen 400 mg', 'Aleve'])('%s beside lithium', (painkiller) => {
    expect(alertIds(planWith(`lithium carbonate 900 mg, ${painkiller}`, null))).toContain('lithium-and-painkiller');
    expect(alertIds(planWith(painkiller, null))).not.toContain('lithium-and-painkiller');
  });
});

test('weaker muscles with Mestinon are for the neurologist', () => {
  const weak = { currentSymptoms: ['muscle-weakness'] } as const;
  expect(alertIds(planWith('Mestinon 60 mg', null, weak))).toContain('myasthenia-and-weakness');
  expect(alertIds(planWith('Mestinon 60 mg', null))).not.toContain('myasthenia-and-weakness');
});

test("St. John's wort beside a transplant medicine is told today, and grapefruit is named", () => {
  const plan = planWith('Neoral 125 mg', "St John's wort", { medicalConditions: ['organ-transplant'] });
  expect(alertText(plan)).toMatch(/Call the team that prescribes .*cyclosporine.* today/);
  expect(alertText(plan)).toContain('no grapefruit');
});

describe('zinc against copper', () => {
  test.each([
    ['Galzin 50 mg three times a day', 'Centrum Men'],
    ['Wilzin 50 mg', 'multivitamin'],
    ['Galzin 25 mg', 'copper 2 mg'],
  ])('%s; %s', (list, own) => {
    const copper = planWith(list, own).currentSupplements.filter(({ id }) => id !== 'zinc');
    expect(copper.map(({ verdict }) => verdict)).toEqual(['stop-and-ask']);
    expect(copper[0]?.message).toContain('copper out of the body');
  });
});

describe('what goes on until the next visit', () => {
  const GOES_ON = 'until then you can go on';
  const kidneys = { medicalConditions: ['kidney-disease'] } as const;

  test('vitamin D after a transplant, at an everyday dose', () => {
    const told = { medicalConditions: ['organ-transplant'] } as const;
    expect(ownOf(planWith(null, 'vitamin D 1000 IU', told), 'vitamin-d3').message).toContain(GOES_ON);
    expect(ownOf(planWith(null, 'vitamin D 4000 IU', told), 'vitamin-d3').message).not.toContain(GOES_ON);
  });

  test('vitamin B12 with kidney disease', () => {
    expect(ownOf(planWith(null, 'B12 1000 mcg', kidneys), 'vitamin-b12').message).toContain(GOES_ON);
  });

  test('a little calcium, where the kidneys are only a little weak', () => {
    const calcium = (amount: number, told: object) =>
      ownOf(planWith(null, `calcium ${amount} mg`, { ...kidneys, ...told }), 'calcium').verdict;
    expect(calcium(500, labs({ egfr: 46 }))).toBe('ask-first');
    expect(calcium(1200, labs({ egfr: 46 }))).toBe('stop-and-ask');
    expect(calcium(500, labs({ egfr: 22 }))).toBe('stop-and-ask');
    expect(calcium(500, {})).toBe('stop-and-ask');
  });

  test('fish oil beside ginkgo counts from a high dose on', () => {
    const fish = (dose: string) => ownOf(planWith(null, `ginkgo 120 mg, fish oil ${dose}`), 'omega-3').message;
    expect(fish('1000 mg')).not.toContain('ginkgo');
    expect(fish('4000 mg')).toContain('ginkgo');
  });
});

test.each([
  ['ferrous sulfate 325 mg from my OB', null, 'iron'],
  [null, 'B-complex from the dialysis unit', 'vitamin-b-complex'],
])('who ordered it is no medicine: %s; %s', (list, own, id) => {
  const plan = planWith(list, own, { medicalConditions: ['kidney-disease'] });
  expect(alertIds(plan)).not.toContain('unrecognised-medication');
  expect(ownOf(plan, id).verdict).toBe('as-prescribed');
});
