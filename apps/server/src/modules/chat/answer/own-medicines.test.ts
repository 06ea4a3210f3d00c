import type { ChatAnswer, ChatQuestion } from '@evidose/contract';
import { answersOf } from '@evidose/contract/testing';
import { recommend, whyNot } from '@evidose/engine';
import { describe, expect, it } from 'vitest';
import { loadChat } from '../../../../test/chat/load-chat.ts';
import { textOf } from '../../../../test/chat/score.ts';
import type { Asker } from './scope.ts';

const { prepared, chat } = await loadChat();
const answers = answersOf({
  age: '68',
  medicalConditions: ['hypertension', 'type-2-diabetes', 'osteoporosis', 'insomnia'],
  pregnancyStatus: 'not-applicable',
  prescriptionMeds: 'yes',
  prescriptionMedsList:
    'apixaban 5 mg twice a day, metformin 1000 mg, amlodipine 5 mg, atorvastatin 40 mg, levothyroxine 75 mcg, sertraline 50 mg',
  otcSupplements: 'yes',
  otcSupplementsList: 'vitamin d 1000 IU',
  healthGoals: ['sleep', 'joints', 'memory'],
  sleepIssues: 'falling-asleep',
});
/** 68 years old, on six medicines. */
const onSix: Asker = {
  isSignedIn: true,
  plan: recommend(prepared, answers),
  against: async (id) => whyNot(prepared, answers, id) ?? [],
};
const visitor: Asker = { isSignedIn: false, plan: null };

/** The last answer of a conversation. */
async function last(turns: readonly string[], asker: Asker): Promise<string> {
  let before: ChatAnswer | null = null;
  for (const message of turns) {
    const question: ChatQuestion =
      before === null ? { message } : { message, about: before.about, thread: before.thread };
    before = (await chat.answer(question, asker)).answer;
  }
  return before === null ? '' : textOf(before);
}

it('takes a short form of several medicines for their own', async () => {
  const text = await last(['i take my levo at bedtime, so when does magnesium go'], onSix);
  expect(text).toContain('Magnesium and levothyroxine');
  expect(text).not.toMatch(/antibiotic/i);
});

it('knows the thyroid pill in Spanish', async () => {
  const text = await last(['puedo dejar la pastilla de la tiroides si tomo selenio'], onSix);
  expect(text).toContain('levothyroxine');
  expect(text).not.toContain('birth control');
});

describe('somebody on six medicines asks', () => {
  it.each([
    ['means their own by a class of medicines', ['can I take my supplements with my blood thinner'], /apixaban/, /INR/],
    [
      'hears that a new medicine is for the pharmacist',
      ['can I take ibuprofen for my knees'],
      /^I check.*pharmacist before you take ibuprofen.*apixaban/,
      /^Do not stop/,
    ],
    [
      'hears the same of one to have once',
      ['can i have aspirin for a headache'],
      /^I check.*pharmacist before you take aspirin.*apixaban/,
      /Do not stop/,
    ],
    [
      'hears of more than the plan says',
      ['could I take two melatonin if I cannot sleep'],
      /^More Melatonin/,
      /forbids/,
    ],
    [
      'hears that a side effect of a medicine is for the doctor',
      ['does amlodipine make ankles swell'],
      /doctor or pharmacist what you notice/,
      /you can stop/,
    ],
    ['is told of what all of them use up', ['are my tablets robbing me of anything'], /B12/, /no answer/],
    [
      'is not told to leave out a missed medicine',
      ['I forgot my apixaban this morning, what now'],
      /leaflet/,
      /Leave out the one/,
    ],
    [
      'hears what a supplement does beside them, though nothing forbids it',
      ['which calcium'],
      /levothyroxine: moderate, keep 4 hours apart/,
      /don’t suggest/,
    ],
    ['hears how far apart, the medicines unnamed', ['how far apart do I take calcium'], /4 hours/, /mg a day/],
    [
      'is not told that what they take already is not for them',
      ['is my vitamin d enough'],
      /You take Vitamin D3 already/,
      /don’t suggest/,
    ],
    [
      'gets no amount of what speaks against',
      ['is fish oil safe with eliquis', 'how much could i take'],
      /don’t suggest/,
      /mg a day/,
    ],
    [
      'asks of what they take after a fruit',
      ['can I eat grapefruit', 'and a glass of wine in the evening'],
      /apixaban/,
      /[Gg]rapefruit/,
    ],
    [
      'asks on about the one thing',
      ['is ginkgo good for memory', 'why not for me'],
      /^Based on your answers, we don’t suggest Ginkgo/,
      /Ashwagandha/,
    ],
    ['tells how they feel and asks nothing', ['my gums bleed when I brush'], /doctor or pharmacist/, /breakfast/],
  ])('%s', async (_, turns, told, not) => {
    const text = await last(turns, onSix);
    expect(text).toMatch(told);
    expect(text).not.toMatch(not);
  });
});

describe('a medicine that was spoken of', () => {
  it.each([
    ['garlic and amlodipine', 'could it replace it'],
    ['amlodipine', 'can i halve it'],
    ['does metformin lower b12', 'should I stop it then'],
  ])('"%s", "%s": is not to be stopped', async (first, then) => {
    expect(await last([first, then], visitor)).toMatch(/^Do not stop or change/);
  });

  it.each([
    ['omega 3 and warfarin', 'is a small dose ok', /warfarin/],
    ['is magnesium ok with levothyroxine', 'how many hours', /4 hours/],
    ['iron with coffee', 'how long should I wait', /an hour or two/],
    ['ginkgo and aspirin', 'only now and then?', /aspirin/],
  ])('"%s", "%s": both stay meant', async (first, then, told) => {
    expect(await last([first, then], visitor)).toMatch(told);
  });

  it('a supplement may be stopped', async () => {
    expect(await last(['what is creatine', 'can I stop it'], visitor)).not.toMatch(/^Do not stop/);
  });
});
