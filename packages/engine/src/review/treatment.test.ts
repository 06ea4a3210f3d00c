import type { PartialAnswers } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import {
  contraindicationOf,
  drugOf,
  indicationOf,
  interactionOf,
  knowledgeOf,
  nutrientOf,
  supplementOf,
  whenOf,
} from '../../test/knowledge.ts';
import { planOf } from '../../test/plan.ts';
import type { Knowledge, Supplement } from '../knowledge.ts';

/** Treatment amounts, and how a blood test, a personal limit or a dependent medicine changes the verdict. */

const supplies = [{ nutrient: 'zinc', perUnit: 1, form: 'any' }];
const zinc = nutrientOf({
  id: 'zinc',
  name: 'zinc',
  upperLimits: { male_31_50: 100 },
  prescribedFrom: 300,
  treatment: 500,
});
const thing = (changes: Partial<Supplement> = {}): Supplement =>
  supplementOf({ id: 'thing', name: 'Thing', category: 'mineral', supplies, ...changes });
const other = (changes: Partial<Supplement> = {}): Supplement =>
  supplementOf({ id: 'other', name: 'Other', category: 'mineral', supplies, ...changes });

const planWith = (
  supplements: readonly Supplement[],
  list: string,
  answers: PartialAnswers = {},
  knowledge: Partial<Knowledge> = {},
) =>
  planOf(
    knowledgeOf({
      drugs: [drugOf('pill', { classes: ['pills'] }), drugOf('drop', { classes: ['pills'] })],
      nutrients: [zinc, nutrientOf({ id: 'iron' })],
      supplements,
      ...knowledge,
    }),
    {
      age: '40',
      biologicalSex: 'male',
      pregnancyStatus: 'not-applicable',
      otcSupplements: list === '' ? 'no' : 'yes',
      otcSupplementsList: list,
      ...answers,
    },
  );
const verdicts = (...changes: Parameters<typeof planWith>) =>
  planWith(...changes).currentSupplements.map(({ verdict }) => verdict);
const low: PartialAnswers = { shareTestResults: 'yes', labResults: { ferritin: 5 } };
const lacking = indicationOf({ id: 'lack', kind: 'need', when: whenOf({ 'labResults.ferritin': { below: 30 } }) });

describe('a dose above the limit', () => {
  test('such as doctors give is asked about, from the first to the last amount of those', () => {
    expect(verdicts([thing()], 'thing 299 mg')).toEqual(['stop-and-ask']);
    expect(verdicts([thing()], 'thing 300 mg')).toEqual(['ask-first']);
    expect(verdicts([thing()], 'thing 500 mg')).toEqual(['ask-first']);
    expect(verdicts([thing()], 'thing 501 mg')).toEqual(['stop-and-ask']);
    expect(planWith([thing()], 'thing 300 mg').currentSupplements[0]?.message).toContain(
      'usually a dose that a doctor orders',
    );
  });
  test('is a doctor’s by what one bottle gives, not by what two add up to', () => {
    expect(verdicts([thing(), other()], 'thing 200 mg, other 150 mg')).toEqual(['stop-and-ask', 'stop-and-ask']);
  });
  test('that treats a lack that was measured is asked about, and no more than treats it', () => {
    const lacks = thing({ indications: [lacking] });
    expect(verdicts([lacks], 'thing 250 mg', low)).toEqual(['ask-first']);
    expect(verdicts([lacks], 'thing 250 mg')).toEqual(['stop-and-ask']);
    expect(verdicts([lacks], 'thing 500 mg', low)).toEqual(['ask-first']);
    expect(verdicts([lacks], 'thing 501 mg', low)).toEqual(['stop-and-ask']);
    expect(planWith([lacks], 'thing 250 mg', low).currentSupplements[0]?.message).toContain('a low level like yours');
  });
  test('is that of a lack where one of two givers is for it', () => {
    const both = [thing({ indications: [lacking] }), other()];
    expect(verdicts(both, 'thing 150 mg, other 100 mg', low)).not.toContain('stop-and-ask');
  });
});

describe('a multivitamin beside what was prescribed', () => {
  const prescribed: PartialAnswers = { prescriptionMeds: 'yes', prescriptionMedsList: 'thing 400 mg' };
  const multi = other({
    category: 'combination',
    supplies: [...supplies, { nutrient: 'iron', perUnit: 1, form: 'any' }],
  });
  const messageOf = (supplements: readonly Supplement[], list: string, id: string) =>
    planWith(supplements, list, prescribed).currentSupplements.find((each) => each.id === id)?.message;
  test('is no matter of the limit, and another bottle of the same is', () => {
    expect(messageOf([thing(), multi], 'other 30 mg', 'other')).toContain('so does what was prescribed');
    const single = supplementOf({ id: 'single', name: 'Single', category: 'mineral', supplies });
    expect(messageOf([thing(), single], 'single 30 mg', 'single')).toContain('with what was prescribed');
    expect(messageOf([thing(), multi, single], 'other 30 mg, single 30 mg', 'other')).toContain(
      'with what was prescribed',
    );
  });
});

describe('our own most', () => {
  const most = (list: string) => verdicts([supplementOf({ id: 'thing', maxDailyDose: 50 })], list);
  test('is passed by a number without a unit, and not by the amount that we count ourselves', () => {
    expect(most('thing 100 mg')).toEqual(['adjust']);
    expect(most('thing 100')).toEqual(['adjust']);
    expect(most('thing')).toEqual(['keep']);
    expect(most('thing 50 mg')).toEqual(['keep']);
  });
});

describe('a limit of one’s own', () => {
  const weak: PartialAnswers = { medicalConditions: ['kidney-disease', 'gout'] };
  const limits = [
    contraindicationOf({ id: 'a', effect: 'limit', maxDose: 40, message: 'Kidneys.' }),
    contraindicationOf({
      id: 'b',
      when: whenOf({ medicalConditions: 'gout' }),
      effect: 'limit',
      maxDose: 20,
      message: 'Gout.',
    }),
  ];
  const limited = (changes: Partial<Supplement> = {}) => [
    supplementOf({ id: 'thing', name: 'Thing', contraindications: limits, ...changes }),
  ];
  test('is told once, the lower of two', () => {
    const [review] = planWith(limited(), 'thing 100 mg', weak).currentSupplements;
    expect(review?.verdict).toBe('adjust');
    expect(review?.message).toContain('Gout. The most for you is 20 mg a day.');
    expect(review?.message).not.toContain('40 mg');
  });
  test('is not told a second time where the rule says it', () => {
    const said = limited({
      contraindications: [contraindicationOf({ effect: 'limit', maxDose: 40, message: 'At most 40 mg for kidneys.' })],
    });
    expect(planWith(said, 'thing 100 mg', weak).currentSupplements[0]?.message).not.toContain('The most for you');
  });
  test('is passed from the first amount above it', () => {
    expect(verdicts(limited(), 'thing 20 mg', weak)).toEqual(['keep']);
    expect(verdicts(limited(), 'thing 21 mg', weak)).toEqual(['adjust']);
  });
  test('that is passed twice over stands on top, by an amount that was written', () => {
    const alertsOf = (list: string) => planWith(limited(), list, weak).alerts.filter(({ id }) => id.includes('thing'));
    expect(alertsOf('thing 39 mg')).toEqual([]);
    expect(alertsOf('thing 40 mg')).toHaveLength(1);
    expect(alertsOf('thing')).toEqual([]);
  });
  test('asks where it is a dose such as doctors give', () => {
    const given = [thing({ contraindications: limits })];
    expect(verdicts(given, 'thing 60 mg', weak)).toEqual(['adjust']);
    expect(verdicts(given, 'thing 300 mg', weak)).toEqual(['ask-first']);
  });
});

describe('iron for a lack', () => {
  const iron = supplementOf({
    id: 'thing',
    supplies: [{ nutrient: 'iron', perUnit: 1, form: 'any' }],
    indications: [lacking],
    contraindications: [contraindicationOf({ effect: 'limit', maxDose: 20 })],
  });
  const nutrients = [nutrientOf({ id: 'iron', treatment: 200 })];
  const judged = (list: string, answers: PartialAnswers) =>
    verdicts([iron], list, { medicalConditions: ['kidney-disease'], ...answers }, { nutrients });
  test('may pass a limit of one’s own up to what treats it, and is asked about', () => {
    expect(judged('thing 200 mg', low)).toEqual(['ask-first']);
    expect(judged('thing 201 mg', low)).toEqual(['adjust']);
    expect(judged('thing 200 mg', {})).toEqual(['adjust']);
  });
  test('may come with something else', () => {
    const two = { ...iron, supplies: [...iron.supplies, { nutrient: 'zinc', perUnit: 1, form: 'any' }] };
    const answers: PartialAnswers = { medicalConditions: ['kidney-disease'], ...low };
    const known = { nutrients: [...nutrients, nutrientOf({ id: 'zinc' })] };
    expect(verdicts([two], 'thing 200 mg', answers, known)).toEqual(['ask-first']);
  });
});

describe('what speaks against it and is no ban', () => {
  const ill: PartialAnswers = { medicalConditions: ['kidney-disease'] };
  const against = (changes: Parameters<typeof contraindicationOf>[0]) => [
    supplementOf({ id: 'thing', contraindications: [contraindicationOf(changes)] }),
  ];
  test('an everyday amount of it waits for the next visit', () => {
    expect(verdicts(against({ ownUpTo: 100 }), 'thing 100 mg', ill)).toEqual(['ask-first']);
    expect(verdicts(against({ ownUpTo: 100 }), 'thing 101 mg', ill)).toEqual(['stop-and-ask']);
    expect(verdicts(against({}), 'thing 1 mg', ill)).toEqual(['stop-and-ask']);
  });
  test('what is only needless is asked about', () => {
    expect(verdicts(against({ isOnlyNeedless: true }), 'thing 100 mg', ill)).toEqual(['ask-first']);
  });
  test('a caution is asked about', () => {
    expect(verdicts(against({ effect: 'caution' }), 'thing 100 mg', ill)).toEqual(['ask-first']);
  });
});

describe('a medicine that relies on it', () => {
  const relied = { id: 'row', with: { kind: 'drug', id: 'pill' }, keepSteady: true } as const;
  const row = interactionOf({ ...relied, severity: 'minor', action: 'tell-your-doctor' });
  const supplement = (...rules: Parameters<typeof contraindicationOf>[0][]) => [
    supplementOf({
      id: 'thing',
      interactions: [row],
      drugInteractions: 'listed',
      contraindications: rules.map((changes) => contraindicationOf(changes)),
    }),
  ];
  const takesPill: PartialAnswers = { prescriptionMeds: 'yes', prescriptionMedsList: 'pill' };
  const value = (labResults: PartialAnswers['labResults']): PartialAnswers => ({
    ...takesPill,
    shareTestResults: 'yes',
    labResults: labResults ?? {},
  });
  const labRules = (['egfr', 'ferritin'] as const).map((lab) => ({
    id: lab,
    lab,
    below: 30,
    removes: ['thing'],
    message: 'Too low.',
    sources: ['a-source'],
    alert: { severity: 'warning' as const, title: 'Low', clinicianFirst: false },
  }));
  const judged = (labResults: PartialAnswers['labResults']) =>
    verdicts(supplement(), 'thing 100 mg', value(labResults), { labRules });
  test('turns weak kidneys into a question, by their blood test too, and no other test', () => {
    expect(judged({ egfr: 20 })).toEqual(['ask-first']);
    expect(judged({ ferritin: 20 })).toEqual(['stop-and-ask']);
  });
  test('does so beside another word against it', () => {
    const rules = supplement({}, { id: 'gout', when: whenOf({ medicalConditions: 'gout' }), isOnlyNeedless: true });
    const answers: PartialAnswers = { ...takesPill, medicalConditions: ['kidney-disease', 'gout'] };
    expect(verdicts(rules, 'thing 100 mg', answers)).toEqual(['ask-first']);
  });
});

describe('hours that were written', () => {
  const apart = { severity: 'moderate', action: 'separate', hours: 4 } as const;
  const spaced = [
    supplementOf({
      id: 'thing',
      drugInteractions: 'listed',
      interactions: [interactionOf({ id: 'row', with: { kind: 'class', id: 'pills' }, ...apart })],
    }),
  ];
  const messageWith = (medicines: string) =>
    planWith(spaced, 'thing 100 mg at bedtime', { prescriptionMeds: 'yes', prescriptionMedsList: medicines })
      .currentSupplements[0]?.message ?? '';
  test('are said to be far enough apart by each medicine of its own', () => {
    expect(messageWith('pill every morning')).toContain('far enough apart');
    expect(messageWith('pill at bedtime')).not.toContain('far enough apart');
    expect(messageWith('pill')).not.toContain('far enough apart');
  });
});
