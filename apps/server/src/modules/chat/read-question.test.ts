import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../engine.ts';
import { type Question, readQuestion } from './read-question.ts';
import { redFlagsIn } from './red-flags.ts';
import { isOneSlip } from './slips.ts';

const prepared = await loadEngine();
const read = (message: string) => readQuestion(prepared, message);
type Expected = Partial<Record<'supplements' | 'medicines' | 'topics', string[]>> & Partial<Pick<Question, 'intent'>>;

const asked: [string, Expected][] = [
  ['what is magnesium for', { intent: null, supplements: ['magnesium'] }],
  ['Tell me about SAMe', { supplements: ['sam-e'] }],
  ['what is the limit for zinc?', { intent: 'limit', supplements: ['zinc'] }],
  ["What's the max of vit b6 a day", { intent: 'limit', supplements: ['vitamin-b6'] }],
  ['magnesum limt', { intent: 'limit', supplements: ['magnesium'] }],
  ['how much vitamin d is too much', { intent: 'limit', supplements: ['vitamin-d3'] }],
  ['how much vitamin D should I take a day', { intent: 'dose', supplements: ['vitamin-d3'] }],
  ['creatine dossage', { intent: 'dose', supplements: ['creatine'] }],
  ['can I take it with Synthroid', { supplements: [], medicines: ['levothyroxine'] }],
  ['ashwagandha and sertraline', { supplements: ['ashwagandha'], medicines: ['sertraline'] }],
  ['ashwaganda with zoloft?', { supplements: ['ashwagandha'], medicines: ['sertraline'] }],
  ['interacton of ginko and asprin', { intent: 'interactions', supplements: ['ginkgo'], medicines: ['aspirin'] }],
  [
    'does st johns wort interact with the pill',
    { supplements: ['st-johns-wort'], medicines: ['hormonal birth control'] },
  ],
  ['Is 5-HTP ok with prozac?', { supplements: ['5-htp'], medicines: ['fluoxetine'] }],
  ['blood thinner and vitamin k', { medicines: ['blood thinners (anticoagulants)'] }],
  ['calcium and iron together?', { intent: 'interactions', supplements: ['calcium', 'iron'] }],
  ['can I take vitamin a and vitamin e', { supplements: ['vitamin-a', 'vitamin-e'] }],
  ['who should not take kava', { intent: 'avoid', supplements: ['kava'] }],
  ['turmeric side effects', { intent: 'avoid', supplements: ['turmeric'] }],
  ['when should I take iron', { intent: 'timing', supplements: ['iron'] }],
  ['zinc on an empty stomach?', { intent: 'timing', supplements: ['zinc'] }],
  ['is melatonin safe in pregnancy', { intent: 'pregnancy', supplements: ['melatonin'] }],
  ['Can my child take melatonin', { intent: 'children', supplements: ['melatonin'] }],
  ['melatonin for a 9 year old', { intent: 'children', supplements: ['melatonin'] }],
  ['is creatine vegan', { intent: 'forms', supplements: ['creatine'] }],
  ['red yeast rice', { intent: null, supplements: ['red-yeast-rice'] }],
  ['why magnesium?', { intent: 'why', supplements: ['magnesium'] }],
  ['what is in my plan', { intent: 'plan', supplements: [] }],
  ['what helps with sleep?', { topics: ['sleep'], supplements: [] }],
  ['what should I avoid with warfarin', { intent: 'avoid', medicines: ['warfarin'] }],
];

describe('reading a question', () => {
  it.each(asked)('%s', (message, expected) => {
    expect(read(message)).toMatchObject(expected);
  });

  it.each([
    'what is the weather today',
    'write me a poem',
    'best pizza in town',
    'who won the game',
    'what is the capital of France',
    'how do I reset my password',
    'I love you',
    'hello',
  ])('finds no name in "%s"', (message) => {
    expect(read(message)).toMatchObject({ supplements: [], medicines: [], topics: [] });
  });

  it('says which spelling it corrected', () => {
    expect(read('zinc and lisinopirl').corrected).toEqual([{ text: 'lisinopirl', name: 'lisinopril' }]);
    expect(read('zinc and lisinopril').corrected).toEqual([]);
  });

  it('knows every supplement by its name in the middle of a question', () => {
    const missed = prepared.knowledge.supplements.filter(
      ({ id, name }) => read(`what is ${name} for?`).supplements.join() !== id,
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('knows every medicine, as itself or as the supplement of the same name', () => {
    const missed = prepared.knowledge.drugs.filter(({ name }) => {
      const { medicines, supplements } = read(`can I take zinc with ${name}?`);
      return !medicines.includes(name) && supplements.length < 2;
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });
});

describe('red flags', () => {
  it.each([
    ['I have chest pain after niacin', ['emergency']],
    ['my chest hurts', ['emergency']],
    ["I can't breathe", ['emergency']],
    ['cant breath since I took it', ['emergency']],
    ['my throat is swelling', ['emergency']],
    ['allergic reaction to bee pollen', ['emergency']],
    ['his face is drooping and slurred speech', ['emergency']],
    ['I think I am having a stroke', ['emergency']],
    ['she passed out', ['emergency']],
    ['I want to kill myself', ['crisis']],
    ['i dont want to live anymore', ['crisis']],
    ['thinking about suicde', ['crisis']],
    ['self-harm', ['crisis']],
    ['I overdosed on iron', ['poison']],
    ['melatonin over dose', ['poison']],
    ['my toddler ate my gummies', ['poison']],
    ['I took too many pills', ['poison']],
    ['posioning', ['poison']],
    ['suicide by overdose', ['crisis', 'poison']],
  ])('%s', (message, flags) => {
    expect(redFlagsIn(message)).toEqual(flags);
  });

  it.each([
    'what is the limit for zinc',
    'can I take ginkgo if I once had high blood pressure',
    'does magnesium help heart health',
    'how many pills a day',
    'is kava dangerous',
    'poinsettia tea',
    'what dose of iron',
  ])('none in "%s"', (message) => {
    expect(redFlagsIn(message)).toEqual([]);
  });
});

describe('one slip', () => {
  it.each([
    ['limit', 'limt', true],
    ['limit', 'limmit', true],
    ['limit', 'limti', true],
    ['limit', 'limid', true],
    ['limit', 'limit', true],
    ['limit', 'lmti', false],
    ['limit', 'lamot', false],
    ['limit', 'lim', false],
  ])('%s and %s: %s', (a, b, is) => {
    expect(isOneSlip(a, b)).toBe(is);
    expect(isOneSlip(b, a)).toBe(is);
  });
});
