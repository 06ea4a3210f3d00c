import { finish, loadChatData } from '@evidose/knowledge';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../engine.ts';
import { createLikely } from './likely.ts';
import { createQuestionReader } from './read-question.ts';
import { createReader } from './reader.ts';

const prepared = await loadEngine();
const data = loadChatData();
const reader = createReader(prepared, data);
const questionIn = createQuestionReader(reader, data, finish(createLikely(reader, data)));
const read = (message: string) => {
  const { asks, supplements, medicines, topics, guess } = questionIn(reader.read(message), false);
  return { ask: asks[0] ?? null, supplements, medicines: medicines.map(({ name }) => name), topics, guess };
};
type Expected = Partial<ReturnType<typeof read>>;

const asked: [string, Expected][] = [
  ['what is magnesium for', { ask: null, supplements: ['magnesium'] }],
  ['Tell me about SAMe', { supplements: ['sam-e'] }],
  ['what is the limit for zinc?', { ask: 'limit', supplements: ['zinc'] }],
  ["What's the max of vit b6 a day", { ask: 'limit', supplements: ['vitamin-b6'] }],
  ['how much vitamin d is too much', { ask: 'limit', supplements: ['vitamin-d3'] }],
  ['how much vitamin D should I take a day', { ask: 'dose', supplements: ['vitamin-d3'] }],
  ['can I take it with Synthroid', { supplements: [], medicines: ['levothyroxine'] }],
  ['ashwagandha and sertraline', { supplements: ['ashwagandha'], medicines: ['sertraline'] }],
  [
    'does st johns wort interact with the pill',
    { supplements: ['st-johns-wort'], medicines: ['hormonal birth control'] },
  ],
  ['Is 5-HTP ok with prozac?', { supplements: ['5-htp'], medicines: ['fluoxetine'] }],
  ['blood thinner and vitamin k', { medicines: ['blood thinners (anticoagulants)'] }],
  ['calcium and iron together?', { ask: 'interactions', supplements: ['calcium', 'iron'] }],
  ['can I take vitamin a and vitamin e', { supplements: ['vitamin-a', 'vitamin-e'] }],
  ['who should not take kava', { ask: 'avoid', supplements: ['kava'] }],
  ['when should I take iron', { ask: 'timing', supplements: ['iron'] }],
  ['zinc tablets on an empty stomach?', { ask: 'food', supplements: ['zinc'] }],
  ['is melatonin safe in pregnancy', { ask: 'pregnancy', supplements: ['melatonin'] }],
  ['melatonin for a 9 year old', { ask: 'children', supplements: ['melatonin'] }],
  ['is creatine vegan', { ask: 'diet', supplements: ['creatine'] }],
  ['red yeast rice', { ask: null, supplements: ['red-yeast-rice'] }],
  ['what helps with sleep?', { topics: ['sleep'], supplements: [] }],
];

describe('reading a question', () => {
  it.each(asked)('%s', (message, expected) => {
    expect(read(message)).toMatchObject(expected);
  });

  it.each([
    'what is the weather today',
    'write me a poem',
    'best pizza in town',
    'what is the capital of France',
    'I made a mistake and want to feel alive',
    'can you diagnose me',
    'thank you so much for your help',
    'is there a video of the program',
  ])('ordinary words never become a product: "%s"', (message) => {
    expect(read(message)).toMatchObject({ supplements: [], medicines: [], guess: null });
  });

  it.each([
    ['zinc and lisinopirl', 'lisinopirl', 'lisinopril'],
    ['is ashwagnadha ok', 'ashwagnadha', 'Ashwagandha'],
  ])('asks back about a name it can only guess: "%s"', (message, text, name) => {
    expect(read(message).guess).toMatchObject({ text, names: [{ name }] });
  });

  it('knows every supplement by its name in the middle of a question', () => {
    const missed = prepared.knowledge.supplements.filter(
      ({ id, name }) => !read(`what is ${name} for?`).supplements.includes(id),
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('knows every medicine, as itself or as the supplement of the same name', () => {
    const missed = prepared.knowledge.drugs.filter(({ name }) => {
      const { medicines, supplements } = read(`can I take zinc with ${name}?`);
      return medicines.length === 0 && supplements.length < 2;
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });
});
