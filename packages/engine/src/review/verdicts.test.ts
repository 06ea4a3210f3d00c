import type { PartialAnswers } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import {
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
import { medicinesAs, planOf, planOfRead, supplementsAs } from '../../test/plan.ts';
import type { Knowledge, Supplement } from '../knowledge.ts';
import type { Usage } from '../model.ts';

const thing = (changes: Partial<Supplement> = {}): Supplement =>
  supplementOf({ id: 'thing', name: 'Thing', ...changes });
const other = (changes: Partial<Supplement> = {}): Supplement =>
  supplementOf({ id: 'other', name: 'Other', ...changes });

interface Case {
  readonly supplements: readonly Supplement[];
  readonly list?: string;
  readonly answers?: PartialAnswers;
  readonly knowledge?: Partial<Knowledge>;
}
const drugs = [drugOf('pill', { classes: ['pills'] }), drugOf('jab', { classes: ['pills'], route: 'injection' })];
const planned = ({ supplements, list = 'thing 100 mg', answers = {}, knowledge = {} }: Case) =>
  planOf(knowledgeOf({ drugs, supplements, ...knowledge }), {
    age: '40',
    otcSupplements: 'yes',
    otcSupplementsList: list,
    ...answers,
  });
const verdictOf = (changes: Case) => planned(changes).currentSupplements[0]?.verdict;
const medicine = (list: string): PartialAnswers => ({ prescriptionMeds: 'yes', prescriptionMedsList: list });
const row = (changes: Parameters<typeof interactionOf>[0] = {}) =>
  interactionOf({ id: 'row', with: { kind: 'drug', id: 'pill' }, ...changes });
const moderate = { severity: 'moderate', action: 'monitor' } as const;
const apart = { severity: 'moderate', action: 'separate', hours: 4 } as const;

describe('a medicine', () => {
  const beside = (rows: Supplement['interactions'], list = 'pill') =>
    verdictOf({ supplements: [thing({ interactions: rows, drugInteractions: 'listed' })], answers: medicine(list) });
  test.each([
    ['contraindicated', 'avoid', 'stop-and-ask'],
    ['major', 'avoid', 'stop-and-ask'],
    ['moderate', 'monitor', 'ask-first'],
    ['moderate', 'tell-your-doctor', 'ask-first'],
    ['minor', 'monitor', 'keep'],
  ] as const)('with which it is %s, %s: %s', (severity, action, verdict) => {
    expect(beside([row({ severity, action })])).toBe(verdict);
  });

  test('that must not be left abruptly asks, even where it forbids', () => {
    expect(beside([row({ keepSteady: true })])).toBe('ask-first');
  });

  test('that relies on it turns a condition that would stop it into a question', () => {
    const verdict = (keepSteady?: true) =>
      planned({
        supplements: [
          thing({
            contraindications: [
              contraindicationOf({ when: whenOf({ medicalConditions: ['kidney-disease'] }), effect: 'exclude' }),
            ],
            interactions: [
              row({ severity: 'minor', action: 'tell-your-doctor', ...(keepSteady ? { keepSteady } : {}) }),
            ],
            drugInteractions: 'listed',
          }),
        ],
        answers: { ...medicine('pill'), medicalConditions: ['kidney-disease'] },
      });
    expect(verdict().currentSupplements[0]?.verdict).toBe('stop-and-ask');
    const relied = verdict(true);
    expect(relied.currentSupplements[0]?.verdict).toBe('ask-first');
    expect(relied.alerts.find(({ id }) => id === 'ask-about-thing')?.message).toContain('before you change it');
  });

  test('counts from its amount on', () => {
    expect(beside([row({ ...moderate, fromDose: 101 })])).toBe('keep');
    expect(beside([row({ ...moderate, fromDose: 100 })])).toBe('ask-first');
    expect(beside([row({ fromDose: 101 })])).toBe('keep');
    expect(beside([row({ fromDose: 100 })])).toBe('stop-and-ask');
  });

  test('asks for hours only where the two meet in the gut', () => {
    const rows = [row({ ...apart, with: { kind: 'class', id: 'pills' } })];
    expect(beside(rows)).toBe('ask-first');
    expect(beside(rows, 'jab')).toBe('keep');
    const avoided = [row({ severity: 'major', action: 'avoid', with: { kind: 'class', id: 'pills' } })];
    expect(beside(avoided, 'jab')).toBe('stop-and-ask');
    const never = [row({ severity: 'contraindicated', action: 'separate', with: { kind: 'class', id: 'pills' } })];
    const [review] = planned({
      supplements: [thing({ interactions: never, drugInteractions: 'listed' })],
      answers: medicine('jab'),
    }).currentSupplements;
    expect([review?.verdict, review?.interactions.length]).toEqual(['stop-and-ask', 1]);
  });

  test('whose hours solve it is told so, and only then', () => {
    const said = (rows: Supplement['interactions']) =>
      planned({ supplements: [thing({ interactions: rows, drugInteractions: 'listed' })], answers: medicine('pill') })
        .currentSupplements[0]?.message;
    expect(said([row(apart)])).toContain('With those hours between them you can keep it');
    expect(said([row(moderate)])).not.toContain('With those hours');
    expect(said([row(moderate), row({ ...apart, id: 'hours' })])).not.toContain('With those hours');
  });

  test('of which several rows speak is told by the gravest, and by the one that sets hours', () => {
    const rows = [
      row({ ...moderate, id: 'first' }),
      row({ ...moderate, id: 'second', with: { kind: 'class', id: 'pills' } }),
      row({ ...apart, id: 'hours', with: { kind: 'class', id: 'pills' }, severity: 'minor' }),
    ];
    const [review] = planned({
      supplements: [thing({ interactions: rows, drugInteractions: 'listed' })],
      answers: medicine('pill'),
    }).currentSupplements;
    expect(review?.interactions.map(({ action }) => action)).toEqual(['monitor', 'separate']);
  });

  test('that is one of three with the same row is one sentence and two names', () => {
    const three = [drugOf('alpha', { classes: ['pills'] }), drugOf('beta', { classes: ['pills'] }), ...drugs];
    const rows = [
      { ...row({ with: { kind: 'class', id: 'pills' } }), message: 'Not with pill.', template: 'Not with {medicine}.' },
    ];
    const message = planned({
      supplements: [thing({ interactions: rows, drugInteractions: 'listed' })],
      answers: medicine('pill, alpha, beta'),
      knowledge: { drugs: three },
    }).currentSupplements[0]?.message;
    expect(message).toContain('Not with pill. The same goes for alpha and beta.');
  });
});

describe('one of one’s own', () => {
  const beside = (rows: Supplement['interactions'], list = 'thing 100 mg, other 50 mg') =>
    verdictOf({ supplements: [thing({ interactions: rows }), other()], list });
  const with_ = { kind: 'supplement', id: 'other' } as const;
  test.each([
    ['major', 'avoid', 'stop-and-ask'],
    ['moderate', 'monitor', 'ask-first'],
    ['minor', 'monitor', 'keep'],
  ] as const)('beside another with which it is %s, %s: %s', (severity, action, verdict) => {
    expect(beside([row({ with: with_, severity, action })])).toBe(verdict);
  });

  test('counts from the amount of whoever’s row it is', () => {
    expect(beside([row({ with: with_, fromDose: 101 })])).toBe('keep');
    expect(beside([row({ with: with_, fromDose: 100 })])).toBe('stop-and-ask');
    const theirs = (fromDose: number) =>
      verdictOf({
        supplements: [thing(), other({ interactions: [row({ with: { kind: 'supplement', id: 'thing' }, fromDose })] })],
        list: 'thing 100 mg, other 50 mg',
      });
    expect([theirs(51), theirs(50)]).toEqual(['keep', 'stop-and-ask']);
  });

  test('that asks for hours from another can stay with them', () => {
    const plan = planned({
      supplements: [thing({ interactions: [row({ ...apart, with: with_ })] }), other()],
      list: 'thing 100 mg, other 50 mg',
    });
    expect(plan.currentSupplements[0]?.message).toContain('With those hours between them you can keep it');
    expect(plan.currentSupplements[0]?.interactions).toEqual([
      expect.objectContaining({ with: 'Other', action: 'separate', hours: 4 }),
    ]);
  });

  test('that is a part of the same tablet asks for no hours from the rest of it', () => {
    const supplements = [
      thing({ interactions: [row({ ...apart, with: { kind: 'supplement', id: 'other' } })] }),
      other(),
    ];
    const interactionsOf = (text: string | null) =>
      planOfRead(
        knowledgeOf({ drugs, supplements }),
        { otcSupplements: 'yes', otcSupplementsList: 'thing 100 mg, other 100 mg' },
        (read) => ({ ...read, current: read.current.map((each) => ({ ...each, text: text ?? each.text })) }),
      ).currentSupplements.map(({ interactions }) => interactions.length);
    expect(interactionsOf(null)).toEqual([1, 1]);
    expect(interactionsOf('thing with other')).toEqual([0, 0]);
  });
  test('is stopped with the rest of its tablet, and has no time of day then', () => {
    const supplements = [
      thing({ interactions: [row()], drugInteractions: 'listed' }),
      other({ drugInteractions: 'listed' }),
    ];
    const planOfLine = (text: string | null) =>
      planOfRead(
        knowledgeOf({ drugs, supplements }),
        { otcSupplements: 'yes', otcSupplementsList: 'thing 100 mg, other 100 mg', ...medicine('pill') },
        (read) => ({ ...read, current: read.current.map((each) => ({ ...each, text: text ?? each.text })) }),
      );
    const inDay = (plan: ReturnType<typeof planOfLine>) =>
      plan.schedule.flatMap(({ items }) => items.filter(({ id }) => id === 'other'));
    const [two, one] = [planOfLine(null), planOfLine('thing with other')];
    expect(two.currentSupplements.map(({ verdict }) => verdict)).toEqual(['stop-and-ask', 'keep']);
    expect(inDay(two)).toHaveLength(1);
    expect(one.currentSupplements.map(({ verdict }) => verdict)).toEqual(['stop-and-ask', 'stop-and-ask']);
    expect(one.currentSupplements[1]?.message).toContain('It comes with Thing in one product:');
    expect(inDay(one)).toEqual([]);
  });
  test('the gravest of several rows speaks', () => {
    expect(
      beside([
        row({ id: 'a', with: with_, severity: 'minor', action: 'monitor' }),
        row({ id: 'b', with: with_, ...moderate }),
        row({ id: 'c', with: with_ }),
      ]),
    ).toBe('stop-and-ask');
    expect(
      beside([
        row({ id: 'a', with: with_, severity: 'minor', action: 'monitor' }),
        row({ id: 'b', with: with_, ...moderate }),
      ]),
    ).toBe('ask-first');
  });

  test('written twice is doubled, and another one is not', () => {
    expect(verdictOf({ supplements: [thing(), other()], list: 'thing 100 mg, thing 50 mg' })).toBe('adjust');
    expect(verdictOf({ supplements: [thing(), other()], list: 'thing 100 mg, other 50 mg' })).toBe('keep');
  });

  test('of several nutrients is doubled by one of about as many', () => {
    const ids = Array.from({ length: 8 }, (_, i) => `n${i}`);
    const of = (count: number) => ids.slice(0, count).map((nutrient) => ({ nutrient, perUnit: 0.01, form: 'any' }));
    const verdict = (count: number) =>
      verdictOf({
        supplements: [thing({ supplies: of(2) }), other({ supplies: of(count) })],
        list: 'thing 100 mg, other 50 mg',
        knowledge: { nutrients: ids.map((id) => nutrientOf({ id })) },
      });
    expect([verdict(2), verdict(7), verdict(8)]).toEqual(['adjust', 'adjust', 'keep']);
  });

  test('is doubled by another of a kind of which one is enough', () => {
    const verdict = (category: Supplement['category']) =>
      verdictOf({ supplements: [thing({ category }), other({ category })], list: 'thing 100 mg, other 50 mg' });
    expect([verdict('fibre'), verdict('herb')]).toEqual(['adjust', 'keep']);
  });

  const besideOther = (usage: Partial<Usage>) =>
    planOfRead(
      knowledgeOf({ supplements: [thing({ interactions: [row({ with: with_ })] }), other()] }),
      { otcSupplements: 'yes', otcSupplementsList: 'thing 100 mg, other 50 mg' },
      (read) => ({
        ...read,
        current: read.current.map((each) =>
          each.supplement?.data.id === 'other' ? { ...each, usage: { ...each.usage, ...usage } } : each,
        ),
      }),
    ).currentSupplements[0]?.verdict;
  test.each([
    ['stopped', 'keep'],
    ['not-taking', 'keep'],
    ['as-needed', 'stop-and-ask'],
  ] as const)('beside one that is %s: %s', (status, verdict) => {
    expect(besideOther({ status })).toBe(verdict);
  });

  test('beside one that is put on the skin is not judged by it', () => {
    expect(besideOther({ route: 'skin' })).toBe('keep');
  });

  test('beside one that we do not know is not judged by it', () => {
    expect(verdictOf({ supplements: [thing()], list: 'thing 100 mg, Acmelux Blend' })).toBe('keep');
  });
});

describe('an amount', () => {
  test('above our own most is adjusted, at it kept', () => {
    const most = (maxDailyDose: number | null) => verdictOf({ supplements: [thing({ maxDailyDose })] });
    expect([most(99), most(100), most(null)]).toEqual(['adjust', 'keep', 'keep']);
  });

  test('above a limit in pregnancy is asked about, at it kept', () => {
    const allowed = (maxDose: number) =>
      verdictOf({
        supplements: [thing({ allowedIn: { pregnant: { maxDose, message: 'So much.', sources: ['a-source'] } } })],
        answers: { biologicalSex: 'female', pregnancyStatus: 'pregnant' },
      });
    expect([allowed(99), allowed(100)]).toEqual(['stop-and-ask', 'keep']);
  });

  test('at which a medicine forbids it is asked about from there on', () => {
    const plan = planned({
      supplements: [thing({ interactions: [row({ fromDose: 100 })], drugInteractions: 'listed' })],
      answers: medicine('pill'),
    });
    expect(plan.currentSupplements[0]?.message).not.toContain('The most for you');
  });
});

describe('a test result', () => {
  const lab = (changes: object) =>
    verdictOf({
      supplements: [thing()],
      answers: { shareTestResults: 'yes', labResults: { ferritin: 100, tsh: 2 } },
      knowledge: {
        labRules: [
          { id: 'x', lab: 'ferritin', removes: ['thing'], message: 'Enough.', sources: ['a-source'], ...changes },
          {
            id: 'y',
            lab: 'tsh',
            removes: [],
            message: 'Z.',
            sources: ['a-source'],
            alert: { severity: 'info', title: 'T', clinicianFirst: false },
          },
        ],
      },
    });
  test('that is enough asks whether it is still needed; one that is too high asks to stop', () => {
    expect(lab({})).toBe('ask-first');
    expect(lab({ countsAs: 'hemochromatosis' })).toBe('stop-and-ask');
    expect(lab({ alert: { severity: 'warning', title: 'High', clinicianFirst: false } })).toBe('stop-and-ask');
  });
});

describe('an allergen', () => {
  const fishy = formOf({ id: 'fishy', contains: ['fish'], origins: ['fish'] });
  const verdict = (forms: Supplement['forms'], allergyDetails: string, list = 'thing 100 mg') =>
    verdictOf({
      supplements: [thing({ forms, synonyms: ['fish thing'] })],
      list,
      answers: { allergies: 'yes', allergyDetails },
    });
  test('in every form asks to stop, in some to read the label, in none keeps', () => {
    expect(verdict([fishy], 'fish')).toBe('stop-and-ask');
    expect(verdict([fishy, formOf()], 'fish')).toBe('ask-first');
    expect(verdict([fishy, formOf()], 'milk')).toBe('keep');
    expect(verdict([fishy, formOf()], 'fish, milk', 'fish thing 100 mg')).toBe('stop-and-ask');
  });
  test('that the name says asks to stop, also where another one is only held', () => {
    const both = formOf({ id: 'both', contains: ['fish', 'soy'], origins: ['fish'] });
    expect(verdict([both, formOf()], 'fish, soy', 'fish thing 100 mg')).toBe('stop-and-ask');
  });
});

describe('what nobody has checked', () => {
  const risky = { interactions: [row({ with: { kind: 'drug', id: 'jab' } })], drugInteractions: 'listed' as const };
  test('with a medicine, or beside one that we cannot read, is unknown', () => {
    const verdict = (changes: Partial<Supplement>, list: string) =>
      verdictOf({ supplements: [thing(changes)], answers: medicine(list) });
    expect(verdict({ drugInteractions: 'not-checked' }, 'pill')).toBe('unknown');
    expect(verdict(risky, 'Zorblaxin')).toBe('unknown');
    expect(verdict(risky, 'pill')).toBe('keep');
  });
  test('against advice that we cannot read is unknown', () => {
    expect(verdictOf({ supplements: [thing(risky)], answers: { advisedNotToTake: 'zorblaxin root' } })).toBe('unknown');
  });
});

describe('a product with a label', () => {
  const judged = (category: Supplement['category'], supplies: { nutrient: string; amount: number; unit: string }[]) =>
    planOfRead(
      knowledgeOf({ nutrients: [nutrientOf({ id: 'zinc' })], supplements: [thing({ category, maxDailyDose: 50 })] }),
      { age: '40', otcSupplements: 'yes', otcSupplementsList: 'thing 100 mg' },
      supplementsAs({}, { supplies }),
    ).currentSupplements[0]?.verdict;
  const label = [{ nutrient: 'zinc', amount: 10, unit: 'mg' }];
  test('of many things is measured by each of them, and another by its own most', () => {
    expect(judged('combination', label)).toBe('keep');
    expect(judged('combination', [])).toBe('adjust');
    expect(judged('mineral', label)).toBe('adjust');
  });
});

describe('on the skin', () => {
  const onSkin = (contraindication: Parameters<typeof contraindicationOf>[0], answers: PartialAnswers) =>
    planOfRead(
      knowledgeOf({ supplements: [thing({ contraindications: [contraindicationOf(contraindication)] })] }),
      { age: '40', otcSupplements: 'yes', otcSupplementsList: 'thing 100 mg', ...answers },
      supplementsAs({ route: 'skin' }),
    ).currentSupplements[0]?.verdict;
  const ragweed = { id: 'ragweed', when: whenOf({ allergen: 'ragweed' }) };
  test('only an allergy matters, named or unclear, and not what is swallowed', () => {
    expect(onSkin(ragweed, { allergies: 'yes', allergyDetails: 'ragweed' })).toBe('stop-and-ask');
    expect(onSkin(ragweed, { allergies: 'yes', allergyDetails: '' })).toBe('stop-and-ask');
    expect(onSkin(ragweed, { allergies: 'no' })).toBe('keep');
    expect(onSkin({}, { medicalConditions: ['kidney-disease'] })).toBe('keep');
  });
  test('an allergy may be one of two reasons', () => {
    const both = { id: 'both', when: whenOf({ medicalConditions: 'kidney-disease', allergen: 'ragweed' }) };
    const answers: PartialAnswers = {
      allergies: 'yes',
      allergyDetails: 'ragweed',
      medicalConditions: ['kidney-disease'],
    };
    expect(onSkin(both, answers)).toBe('stop-and-ask');
  });
  test('a caution counts where it is of an allergy', () => {
    const caution = { effect: 'caution' } as const;
    expect(onSkin({ ...ragweed, ...caution }, { allergies: 'yes', allergyDetails: 'ragweed' })).toBe('ask-first');
    expect(onSkin(caution, { medicalConditions: ['kidney-disease'] })).toBe('keep');
  });
});

describe('what only a clinician should start', () => {
  const indication = (changes: Parameters<typeof indicationOf>[0] = {}) =>
    indicationOf({ clinicianOnly: true, dose: { low: 100, usual: 200, high: 200 }, ...changes });
  const wants: PartialAnswers = { healthGoals: ['energy'] };
  test('is asked about where its reason is met, from the amount it speaks of', () => {
    const own = indicationOf({ id: 'other', when: whenOf({ healthGoals: 'sleep' }) });
    const verdict = (list: string, answers: PartialAnswers = wants) =>
      verdictOf({ supplements: [thing({ indications: [indication(), own] })], list, answers });
    expect(verdict('thing 100 mg')).toBe('ask-first');
    expect(verdict('thing 99 mg')).toBe('keep');
    expect(verdict('thing 100 mg', { healthGoals: ['joints'] })).toBe('keep');
    expect(verdict('thing 100 mg', { healthGoals: ['sleep'] })).toBe('keep');
  });
  test('is asked about at any amount where we would never suggest it ourselves', () => {
    const verdict = (answers: PartialAnswers) =>
      verdictOf({ supplements: [thing({ indications: [indication()] })], list: 'thing 20 mg', answers });
    expect(verdict(wants)).toBe('ask-first');
    expect(verdict({ healthGoals: ['joints'] })).toBe('keep');
  });
});

describe('more than the upper limit', () => {
  const nutrients = [nutrientOf({ id: 'zinc', name: 'zinc', upperLimits: { male_31_50: 100, female_31_50: 100 } })];
  const supplies = [{ nutrient: 'zinc', perUnit: 1, form: 'any' }];
  const given = (list: string, answers: PartialAnswers = {}) =>
    planned({
      supplements: [
        thing({
          supplies,
          category: 'mineral',
          contraindications: [contraindicationOf({ effect: 'limit', maxDose: 10 })],
        }),
        other({ supplies: [...supplies, { nutrient: 'iron', perUnit: 1, form: 'any' }], category: 'mineral' }),
      ],
      list,
      answers: { biologicalSex: 'male', pregnancyStatus: 'not-applicable', ...answers },
      knowledge: { nutrients: [...nutrients, nutrientOf({ id: 'iron' })] },
    }).currentSupplements.map(({ verdict }) => verdict);
  test('is adjusted, from twice the limit on asked about before the next dose', () => {
    expect(given('thing 100 mg')).toEqual(['keep']);
    expect(given('thing 101 mg')).toEqual(['adjust']);
    expect(given('thing 199 mg')).toEqual(['adjust']);
    expect(given('thing 200 mg')).toEqual(['stop-and-ask']);
  });
  test('blames the bottle that matters, and a quarter of the limit matters', () => {
    expect(given('thing 90 mg, other 24 mg')).toEqual(['adjust', 'keep']);
    expect(given('thing 90 mg, other 25 mg')).toEqual(['adjust', 'adjust']);
  });
  test('is asked about at once while trying to conceive', () => {
    expect(given('thing 101 mg', { biologicalSex: 'female', pregnancyStatus: 'trying-to-conceive' })).toEqual([
      'stop-and-ask',
    ]);
  });
  test('says what makes it worse for this person', () => {
    const [review] = planned({
      supplements: [
        thing({
          supplies,
          contraindications: [contraindicationOf({ effect: 'limit', maxDose: 10, message: 'Gout.' })],
        }),
      ],
      list: 'thing 300 mg',
      answers: { medicalConditions: ['kidney-disease'] },
      knowledge: { nutrients },
    }).currentSupplements;
    expect(review?.verdict).toBe('stop-and-ask');
    expect(review?.message).toContain('Gout. The most for you is 10 mg a day.');
    expect(review?.message).toContain('the upper limit for you is 100 mg');
  });
  test('by a prescription alone is the prescriber’s own matter', () => {
    const plan = planned({
      supplements: [thing({ supplies, category: 'mineral' })],
      list: '',
      answers: {
        ...medicine('thing 500 mg'),
        otcSupplements: 'no',
        biologicalSex: 'male',
        pregnancyStatus: 'not-applicable',
      },
      knowledge: { nutrients },
    });
    expect(plan.currentSupplements.map(({ verdict }) => verdict)).toEqual(['as-prescribed']);
    expect(plan.alerts.filter(({ id }) => id === 'over-limit-zinc')).toEqual([]);
  });
  test('by a prescription is no reason to stop what is taken beside it', () => {
    const plan = planned({
      supplements: [thing({ supplies, category: 'mineral' }), other({ supplies, category: 'mineral' })],
      list: 'other 40 mg',
      answers: { ...medicine('thing 500 mg'), biologicalSex: 'male', pregnancyStatus: 'not-applicable' },
      knowledge: { nutrients },
    });
    const verdicts = Object.fromEntries(plan.currentSupplements.map(({ id, verdict }) => [id, verdict]));
    expect(verdicts).toEqual({ thing: 'as-prescribed', other: 'ask-first' });
    expect(plan.alerts.find(({ id }) => id === 'over-limit-zinc')).toMatchObject({ severity: 'info' });
    expect(plan.alerts.find(({ id }) => id === 'over-limit-zinc')?.message).toContain('Keep to what was prescribed.');
  });
});

describe('what was prescribed', () => {
  const prescribed = (changes: Partial<Supplement>, answers: PartialAnswers = {}, list = 'thing 100 mg') =>
    planned({
      supplements: [thing({ category: 'mineral', ...changes })],
      list: '',
      answers: { otcSupplements: 'no', ...medicine(`${list}, pill`), ...answers },
    }).currentSupplements[0];
  const listed = (rows: Supplement['interactions']) => ({ interactions: rows, drugInteractions: 'listed' as const });

  test('stays as it was prescribed, and what the prescriber may not know is told', () => {
    const kept = prescribed(listed([row()]), { medicalConditions: ['gout'] });
    expect(kept?.verdict).toBe('as-prescribed');
    expect(kept?.message).toContain('Make sure that your prescriber knows about “pill”.');
    expect(kept?.interactions).toEqual([]);
    const condition = prescribed(
      { contraindications: [contraindicationOf()] },
      { medicalConditions: ['kidney-disease'] },
    );
    expect(condition?.message).toContain('knows about your kidney disease');
    const state = prescribed({}, { biologicalSex: 'female', pregnancyStatus: 'trying-to-conceive' });
    expect(state?.message).toContain('knows about your wish to conceive');
  });

  test('together with what it belongs to needs no word', () => {
    expect(prescribed(listed([row({ belongsTogether: true })]))?.message).toBe('Take it as it was prescribed.');
  });

  test('keeps its hours, and what is only watched stays shown', () => {
    const timed = prescribed(listed([row({ ...apart, message: 'Four hours apart.' })]));
    expect(timed?.verdict).toBe('as-prescribed');
    expect(timed?.message).toContain('Four hours apart.');
    const watched = prescribed(listed([row({ ...moderate, message: 'Watch it.' })]));
    expect(watched?.message).toBe('Take it as it was prescribed.');
    expect(watched?.interactions).toHaveLength(1);
  });

  test('is asked about today where it is dangerous from the first dose', () => {
    expect(prescribed(listed([row({ severity: 'contraindicated' })]))?.verdict).toBe('ask-first');
    expect(prescribed({}, { advisedNotToTake: 'thing' })?.verdict).toBe('ask-first');
    expect(
      prescribed({ forms: [formOf({ contains: ['fish'] })] }, { allergies: 'yes', allergyDetails: 'fish' }),
    ).toMatchObject({
      verdict: 'ask-first',
      message: expect.stringContaining('call the person who prescribed it today'),
    });
  });

  test('is asked about today where a blood test speaks against it', () => {
    const high = planned({
      supplements: [thing({ category: 'mineral' })],
      list: '',
      answers: {
        otcSupplements: 'no',
        ...medicine('thing 100 mg'),
        shareTestResults: 'yes',
        labResults: { ferritin: 900 },
      },
      knowledge: {
        labRules: [
          {
            id: 'high',
            lab: 'ferritin',
            atLeast: 500,
            removes: ['thing'],
            message: 'Too high.',
            sources: ['a-source'],
            alert: { severity: 'warning', title: 'High', clinicianFirst: false },
          },
        ],
      },
    }).currentSupplements[0];
    expect(high?.verdict).toBe('ask-first');
    expect(high?.message).toContain('call the person who prescribed it today');
  });

  test('is a nutrient: a herb in the wrong box is judged as any other', () => {
    expect(prescribed({ category: 'herb', ...listed([row()]) })?.verdict).toBe('stop-and-ask');
    const supplied = prescribed({
      category: 'combination',
      supplies: [],
      ...listed([row()]),
    });
    expect(supplied?.verdict).toBe('stop-and-ask');
  });

  test('and above our own most is no reason to take less', () => {
    expect(prescribed({ maxDailyDose: 10 })).toMatchObject({ verdict: 'as-prescribed' });
  });
});

describe('how it stands', () => {
  const plan = (status: 'stopped' | 'planned' | 'not-taking') =>
    planOfRead(
      knowledgeOf({ drugs, supplements: [thing({ interactions: [row()], drugInteractions: 'listed' })] }),
      { otcSupplements: 'yes', otcSupplementsList: 'thing 100 mg', ...medicine('pill') },
      supplementsAs({ status }),
    ).currentSupplements[0]?.verdict;
  test.each([
    ['stopped', 'ask-first'],
    ['planned', 'ask-first'],
    ['not-taking', 'keep'],
  ] as const)('%s: %s', (status, verdict) => {
    expect(plan(status)).toBe(verdict);
  });
  test('a medicine that was stopped asks for no hours', () => {
    const supplements = [thing({ interactions: [row(apart)], drugInteractions: 'listed' })];
    const read = (status: 'stopped' | 'taking' | 'planned') =>
      planOfRead(
        knowledgeOf({ drugs, supplements }),
        { otcSupplements: 'yes', otcSupplementsList: 'thing 100 mg', ...medicine('pill') },
        medicinesAs({ status }),
      ).currentSupplements[0]?.verdict;
    expect([read('taking'), read('planned'), read('stopped')]).toEqual(['ask-first', 'ask-first', 'keep']);
  });

  test('what somebody is about to start and must not is said on top, and what they stopped is not', () => {
    const alertsOf = (status: 'planned' | 'stopped') =>
      planOfRead(
        knowledgeOf({ drugs, supplements: [thing({ interactions: [row({})], drugInteractions: 'listed' })] }),
        { age: '40', otcSupplements: 'yes', otcSupplementsList: 'thing 100 mg', ...medicine('pill') },
        supplementsAs({ status }),
      ).alerts.filter(({ id }) => id === 'ask-about-thing');
    expect(alertsOf('planned')[0]?.message).toContain('before you start it');
    expect(alertsOf('stopped')).toEqual([]);
  });
});
