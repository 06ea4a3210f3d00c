import type { PartialAnswers } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import {
  classOf,
  contraindicationOf,
  criteriaOf,
  drugOf,
  formOf,
  indicationOf,
  interactionOf,
  knowledgeOf,
  nutrientOf,
  supplementOf,
  whenOf,
} from '../../test/knowledge.ts';
import { idsOf, kindsOf, medicinesAs, planOf, planOfRead } from '../../test/plan.ts';
import type { AlertRule, EffectRule, Knowledge, Supplement } from '../knowledge.ts';

/** A supplement that everybody wants: whether it stays, and why not. */
const wanted = indicationOf({ kind: 'need', dose: { low: 50, usual: 100, high: 100 } });
const thing = (changes: Partial<Supplement> = {}): Supplement =>
  supplementOf({ id: 'thing', name: 'Thing', indications: [wanted], forms: [formOf({ perPiece: 50 })], ...changes });
const drugs = [
  drugOf('pill', { classes: ['pills'] }),
  drugOf('jab', { classes: ['pills'], route: 'injection' }),
  drugOf('plain', { classes: ['others'] }),
];
const plan = (changes: Partial<Supplement>, answers: PartialAnswers = {}, knowledge: Partial<Knowledge> = {}) =>
  planOf(knowledgeOf({ drugs, supplements: [thing(changes)], ...knowledge }), { healthGoals: ['energy'], ...answers });
const why = (...changes: Parameters<typeof plan>) => kindsOf(plan(...changes), 'thing');
const dose = (...changes: Parameters<typeof plan>) =>
  plan(...changes).supplements.map(({ dose: { amount, perDay } }) => amount * perDay)[0];
const medicine = (list: string): PartialAnswers => ({ prescriptionMeds: 'yes', prescriptionMedsList: list });
const own = (list: string): PartialAnswers => ({ otcSupplements: 'yes', otcSupplementsList: list });
const row = (changes: Parameters<typeof interactionOf>[0] = {}) =>
  interactionOf({ id: 'row', with: { kind: 'drug', id: 'pill' }, ...changes });
const listed = (...rows: Supplement['interactions']) => ({ interactions: rows, drugInteractions: 'listed' as const });

describe('a medicine', () => {
  test('that forbids leaves out; one that is not named does not', () => {
    expect(why(listed(row()), medicine('pill'))).toEqual(['interaction']);
    expect(why(listed(row()), medicine('plain'))).toEqual([]);
  });

  test('that forbids from an amount on leaves what is below it', () => {
    expect(dose(listed(row({ fromDose: 100 })), medicine('pill'))).toBeLessThan(100);
    expect(dose(listed(row({ fromDose: 101 })), medicine('pill'))).toBe(100);
    expect(why(listed(row({ fromDose: 50 })), medicine('pill'))).toEqual(['interaction']);
  });

  test('of a class that was only named by its kind is possible, and that is enough', () => {
    const drugClasses = [classOf('pills', { synonyms: ['pressure pill'] })];
    expect(why(listed(row()), medicine('pressure pill'), { drugClasses })).toEqual(['interaction']);
  });

  test('is kept apart by hours in the gut, and not from an injection', () => {
    const apart = row({ severity: 'moderate', action: 'separate', hours: 4, with: { kind: 'class', id: 'pills' } });
    const shown = (list: string) => plan(listed(apart), medicine(list)).supplements[0]?.interactions.length;
    expect([shown('pill'), shown('jab')]).toEqual([1, 0]);
    expect(plan(listed(apart), medicine('pill')).supplements[0]?.timing.slot).not.toContain('breakfast');
    expect(plan(listed(apart), medicine('jab')).supplements[0]?.timing.slot).toEqual(['breakfast']);
  });

  test('that must never meet it leaves it out, swallowed or injected', () => {
    const never = row({ severity: 'contraindicated', action: 'separate', with: { kind: 'class', id: 'pills' } });
    expect(why(listed(never), medicine('jab'))).toEqual(['interaction']);
    expect(why(listed(never), medicine('pill'))).toEqual(['interaction']);
  });

  test('that was not named leaves only what has no known risk', () => {
    expect(why(listed(row()), medicine(''))).toEqual(['unrecognised-medication']);
    expect(why({}, medicine(''))).toEqual([]);
  });

  test('exactly so many hours away is far enough', () => {
    const apart = (hours: number) => row({ severity: 'moderate', action: 'separate', hours });
    const slots = (hours: number) =>
      planOfRead(
        knowledgeOf({
          drugs,
          supplements: [thing({ ...listed(apart(hours)), timing: { slots: ['lunch'], food: 'either' } })],
        }),
        { healthGoals: ['energy'], ...medicine('pill') },
        medicinesAs({ slots: ['breakfast'] }),
      ).supplements[0]?.timing.slot;
    // Breakfast and lunch are five hours apart.
    expect(slots(5)).toEqual(['lunch']);
    expect(slots(5.5)).not.toEqual(['lunch']);
  });

  test('that we do not know leaves only what has no known risk', () => {
    expect(why(listed(row()), medicine('Xyzolamide'))).toEqual(['unrecognised-medication']);
    expect(why({}, medicine('Xyzolamide'))).toEqual([]);
    expect(why({ effects: ['bleeding'] }, medicine('Xyzolamide'))).toEqual(['unrecognised-medication']);
    expect(why(listed(row()), { prescriptionMeds: 'yes' })).toEqual(['unrecognised-medication']);
  });

  test('beside what nobody has checked leaves it out, where it is one that could be checked', () => {
    expect(why({ drugInteractions: 'not-checked' }, medicine('plain'))).toEqual(['interaction']);
    expect(why({ drugInteractions: 'not-checked' }, medicine('plain, Xyzolamide'))).toContain('interaction');
    expect(why({ drugInteractions: 'not-checked' })).toEqual([]);
  });

  test('that is not taken counts for nothing', () => {
    const read = (status: 'not-taking' | 'planned') =>
      kindsOf(
        planOfRead(
          knowledgeOf({ drugs, supplements: [thing(listed(row()))] }),
          { healthGoals: ['energy'], ...medicine('pill, Xyzolamide') },
          medicinesAs({ status }),
        ),
        'thing',
      );
    expect(read('not-taking')).toEqual([]);
    expect(read('planned')).toEqual(['interaction', 'unrecognised-medication']);
  });
});

describe('a condition', () => {
  const against = (changes: Parameters<typeof contraindicationOf>[0] = {}) => ({
    contraindications: [contraindicationOf(changes)],
  });
  const has: PartialAnswers = { medicalConditions: ['kidney-disease'] };
  test('that excludes leaves out, one that cautions is said, one that limits holds the dose', () => {
    expect(why(against(), has)).toEqual(['condition']);
    expect(why(against())).toEqual([]);
    expect(plan(against({ effect: 'caution' }), has).supplements[0]?.cautions).toHaveLength(1);
    expect(dose(against({ effect: 'limit', maxDose: 60 }), has)).toBeLessThanOrEqual(60);
    expect(dose(against({ effect: 'limit', maxDose: 60 }))).toBe(100);
    expect(plan(against({ effect: 'limit', maxDose: 60 }), has).supplements[0]?.cautions).toHaveLength(1);
  });
  test('that is only possible is enough', () => {
    const women = against({ when: whenOf({ biologicalSex: 'female' }) });
    expect(why(women, { biologicalSex: 'prefer-not-to-say', pregnancyStatus: 'not-applicable' })).toEqual([
      'condition',
    ]);
    expect(why(women, { biologicalSex: 'male', pregnancyStatus: 'not-applicable' })).toEqual([]);
  });
  test('is off only where its exception is sure', () => {
    const men = against({
      when: whenOf({ medicalConditions: 'kidney-disease' }, criteriaOf({ biologicalSex: 'male' })),
    });
    const not = { pregnancyStatus: 'not-applicable' } as const;
    expect(why(men, { ...has, ...not, biologicalSex: 'male' })).toEqual([]);
    expect(why(men, { ...has, ...not, biologicalSex: 'prefer-not-to-say' })).toEqual(['condition']);
  });
});

describe('what a supplement does', () => {
  const rule = (changes: Partial<EffectRule> = {}): EffectRule => ({
    id: 'bleeds',
    effect: 'bleeding',
    when: whenOf({ takes: 'pills' }),
    kind: 'interaction',
    message: 'Both thin the blood.',
    sources: ['a-source'],
    ...changes,
  });
  const bleeding: Partial<Supplement> = { effects: ['bleeding'], drugInteractions: 'listed' };
  test('leaves it out where the rule holds, or may hold', () => {
    expect(why(bleeding, medicine('pill'), { effectRules: [rule()] })).toEqual(['interaction']);
    expect(why({ drugInteractions: 'listed' }, medicine('pill'), { effectRules: [rule()] })).toEqual([]);
    expect(why(bleeding, medicine('plain'), { effectRules: [rule()] })).toEqual([]);
    const female = rule({ when: whenOf({ biologicalSex: 'female' }) });
    expect(
      why(bleeding, { biologicalSex: 'intersex', pregnancyStatus: 'not-applicable' }, { effectRules: [female] }),
    ).toEqual(['interaction']);
  });
  test('is excepted by any one exception, and only where that is sure', () => {
    const excepted = rule({
      unlessAny: [whenOf({ medicalConditions: 'gout' }), whenOf({ biologicalSex: 'male' })],
    });
    const asked = (answers: PartialAnswers) =>
      why(
        bleeding,
        { ...medicine('pill'), pregnancyStatus: 'not-applicable', ...answers },
        { effectRules: [excepted] },
      );
    expect(asked({ biologicalSex: 'male' })).toEqual([]);
    expect(asked({ biologicalSex: 'female', medicalConditions: ['gout'] })).toEqual([]);
    expect(asked({ biologicalSex: 'female' })).toEqual(['interaction']);
    expect(asked({ biologicalSex: 'prefer-not-to-say' })).toEqual(['interaction']);
  });
});

describe('an alarm', () => {
  const rule = (changes: Partial<AlertRule> = {}): AlertRule => ({
    id: 'alarm',
    severity: 'warning',
    title: 'Beware',
    message: 'Something has to be looked at before anything else.',
    when: [whenOf({ currentSymptoms: 'palpitations' })],
    clinicianFirst: false,
    leavesOut: [],
    leavesOutEffects: [],
    keepsOwn: false,
    replaces: [],
    call: [],
    sources: ['a-source'],
    ...changes,
  });
  const beats: PartialAnswers = { currentSymptoms: ['palpitations'] };
  const left = (changes: Partial<AlertRule>, supplement: Partial<Supplement> = {}) =>
    why(supplement, beats, { alertRules: [rule(changes)] });
  test('leaves out what it names, what does this or that, or everything', () => {
    expect(left({})).toEqual([]);
    expect(left({ leavesOut: ['thing'] })).toEqual(['condition']);
    expect(left({ leavesOut: ['other'] })).toEqual([]);
    expect(left({ leavesOut: 'everything' })).toEqual(['condition']);
    expect(left({ leavesOutEffects: ['sedating', 'stimulating'] }, { effects: ['stimulating'] })).toEqual([
      'condition',
    ]);
    expect(left({ leavesOutEffects: ['sedating'] }, { effects: ['stimulating'] })).toEqual([]);
    expect(why({}, {}, { alertRules: [rule({ leavesOut: 'everything' })] })).toEqual([]);
  });
  test('that another one says better is not said beside it', () => {
    const better = rule({ id: 'better', leavesOut: 'everything', replaces: ['alarm'] });
    const both = (leavesOut: AlertRule['leavesOut']) =>
      plan({}, beats, { alertRules: [rule({ leavesOut: 'everything' }), { ...better, leavesOut }] }).excluded[0]
        ?.reasons;
    expect(both('everything')).toHaveLength(1);
    // If the better one allows it, the other reports it.
    expect(both([])).toHaveLength(1);
  });
  test('asks about one’s own where it must not be left, and stops it else', () => {
    const verdict = (keepsOwn: AlertRule['keepsOwn']) =>
      plan({}, { ...beats, ...own('thing 100 mg') }, { alertRules: [rule({ leavesOut: 'everything', keepsOwn })] })
        .currentSupplements[0]?.verdict;
    expect([verdict(false), verdict(true), verdict(['thing']), verdict(['other'])]).toEqual([
      'stop-and-ask',
      'ask-first',
      'ask-first',
      'stop-and-ask',
    ]);
  });
});

describe('pregnancy and the like', () => {
  const answers: PartialAnswers = { biologicalSex: 'female', pregnancyStatus: 'trying-to-conceive' };
  test('allow only what is listed, within the limit', () => {
    expect(why({}, answers)).toEqual(['pregnancy']);
    const allowed = (maxDose: number) => ({
      allowedIn: { 'trying-to-conceive': { maxDose, message: 'So much.', sources: ['a-source'] } },
    });
    expect(dose(allowed(100), answers)).toBe(100);
    expect(dose(allowed(60), answers)).toBeLessThanOrEqual(60);
    expect(why(allowed(20), answers)).toEqual(['pregnancy']);
  });
});

describe('what is taken already', () => {
  const other = (changes: Partial<Supplement> = {}): Supplement =>
    supplementOf({ id: 'other', indications: [], ...changes });
  const beside = (rows: Supplement['interactions'], theirs: Supplement['interactions'] = [], list = 'other 80 mg') => {
    const result = planOf(
      knowledgeOf({ supplements: [thing({ interactions: rows }), other({ interactions: theirs })] }),
      { healthGoals: ['energy'], ...own(list) },
    );
    return { kinds: kindsOf(result, 'thing'), ids: idsOf(result), plan: result };
  };
  const withOther = { kind: 'supplement', id: 'other' } as const;
  const withThing = { kind: 'supplement', id: 'thing' } as const;

  test('is not suggested again', () => {
    expect(beside([], [], 'thing 10 mg').kinds).toEqual(['already-taking']);
    // On the skin it interacts with nothing in the body, but still counts as already taken.
    expect(beside([], [], 'thing cream').kinds).toEqual(['already-taking']);
    expect(beside([]).kinds).toEqual([]);
  });

  test('forbids what must not meet it', () => {
    expect(beside([row({ with: withOther })]).kinds).toEqual(['interaction']);
    expect(beside([], [row({ with: withThing })]).kinds).toEqual(['interaction']);
  });

  test('counts from the amount of whoever’s row it is', () => {
    expect(beside([], [row({ with: withThing, fromDose: 81 })]).kinds).toEqual([]);
    expect(beside([], [row({ with: withThing, fromDose: 80 })]).kinds).toEqual(['interaction']);
    const held = beside([row({ with: withOther, fromDose: 100 })]);
    expect(held.plan.supplements[0]?.dose.amount).toBeLessThan(100);
    expect(beside([row({ with: withOther, fromDose: 101 })]).plan.supplements[0]?.dose.amount).toBe(100);
  });

  test('that is only watched stays, and is shown from its amount on', () => {
    const watched = { with: withOther, severity: 'moderate', action: 'monitor' } as const;
    expect(beside([row(watched)]).plan.supplements[0]?.interactions).toHaveLength(1);
    expect(beside([row({ ...watched, fromDose: 101 })]).plan.supplements[0]?.interactions).toHaveLength(0);
    const theirs = { with: withThing, severity: 'moderate', action: 'monitor' } as const;
    expect(beside([], [row({ ...theirs, fromDose: 80 })]).plan.supplements[0]?.interactions).toHaveLength(1);
  });

  test('and was stopped long ago counts for nothing', () => {
    const read = (stoppedDaysAgo: number, list = 'other 80 mg') =>
      kindsOf(
        planOfRead(
          knowledgeOf({ supplements: [thing({ interactions: [row({ with: withOther })] }), other()] }),
          { healthGoals: ['energy'], ...own(list) },
          (understood) => ({
            ...understood,
            current: understood.current.map((each) => ({
              ...each,
              usage: { ...each.usage, status: 'stopped' as const, stoppedDaysAgo },
            })),
          }),
        ),
        'thing',
      );
    expect([read(29), read(30)]).toEqual([['interaction'], []]);
    expect(read(1, 'thing 80 mg')).toEqual([]);
  });

  test('inside a product is taken already, unless it is a nutrient that is counted', () => {
    const inside = (supplies: Supplement['supplies']) => {
      const knowledge = knowledgeOf({
        nutrients: [nutrientOf({ id: 'zinc' })],
        supplements: [thing({ supplies }), other()],
      });
      return kindsOf(
        planOfRead(knowledge, { healthGoals: ['energy'], ...own('thing 1 mg') }, (read) => ({
          ...read,
          current: read.current.flatMap((each) =>
            each.supplement === null
              ? []
              : [{ ...each, supplement: null, parts: [{ supplement: each.supplement, amount: 1 }] }],
          ),
        })),
        'thing',
      );
    };
    expect(inside([])).toEqual(['already-taking']);
    expect(inside([{ nutrient: 'zinc', perUnit: 1, form: 'any' }])).toEqual([]);
  });
});

describe('a form', () => {
  const fishy = formOf({ id: 'fishy', contains: ['fish'], origins: ['fish'] });
  const powder = formOf({ id: 'powder', format: 'powder', pieceSize: 'not-swallowed' });
  const chosen = (forms: Supplement['forms'], answers: PartialAnswers) => {
    const result = plan({ forms }, answers);
    return result.supplements[0]?.form.id ?? kindsOf(result, 'thing');
  };
  test('with an allergen is left for another, or with it the supplement', () => {
    const allergic: PartialAnswers = { allergies: 'yes', allergyDetails: 'fish' };
    expect(chosen([fishy, formOf()], allergic)).toBe('capsule');
    expect(chosen([fishy], allergic)).toEqual(['allergy']);
    expect(chosen([fishy], { allergies: 'yes', allergyDetails: 'milk' })).toBe('fishy');
    expect(chosen([fishy], { allergies: 'yes' })).toEqual(['allergy']);
    expect(chosen([fishy], { advisedNotToTake: 'no fish' })).toEqual(['allergy']);
  });
  test('that breaks the diet is left for another', () => {
    expect(chosen([fishy, formOf()], { specificDiet: 'vegan' })).toBe('capsule');
    expect(chosen([fishy], { specificDiet: 'vegan' })).toEqual(['diet']);
    expect(chosen([fishy], { specificDiet: 'pescatarian' })).toBe('fishy');
    expect(chosen([fishy], { specificDiet: 'other', otherDiet: 'zorbian' })).toEqual(['diet']);
    expect(chosen([fishy], { specificDiet: 'none' })).toBe('fishy');
  });
  test('has to fit every diet that was named', () => {
    const both: PartialAnswers = { specificDiet: 'other', otherDiet: 'vegan and halal' };
    expect(chosen([formOf({ halal: false })], both)).toEqual(['diet']);
    expect(chosen([fishy], both)).toEqual(['diet']);
    expect(chosen([formOf()], both)).toBe('capsule');
    expect(chosen([formOf({ halal: false })], { specificDiet: 'other', otherDiet: 'vegan' })).toBe('capsule');
  });
  test('to be swallowed whole is not for who cannot', () => {
    expect(chosen([formOf(), powder], { difficultySwallowing: 'yes' })).toBe('powder');
    expect(chosen([formOf()], { difficultySwallowing: 'yes' })).toEqual(['format']);
    expect(chosen([formOf()], { difficultySwallowing: 'sometimes' })).toBe('capsule');
  });
  test('is missed in words of its own, with the answer that it follows from', () => {
    const messages = (forms: Supplement['forms'], answers: PartialAnswers) => {
      const reason = plan({ forms }, answers).excluded[0]?.reasons[0];
      return [reason?.message, reason?.because[0]?.field];
    };
    expect(messages([fishy], { allergies: 'yes', allergyDetails: 'fish' })).toEqual([
      expect.stringContaining('allergic to (fish)'),
      'allergyDetails',
    ]);
    expect(messages([fishy], { specificDiet: 'vegan' })).toEqual([
      expect.stringContaining('your diet'),
      'specificDiet',
    ]);
    expect(messages([formOf()], { difficultySwallowing: 'yes' })).toEqual([
      expect.stringContaining('swallow whole'),
      'difficultySwallowing',
    ]);
  });
});
