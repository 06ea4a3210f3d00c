import { answersOf } from '@evidose/contract/testing';
import { recommend, whyNot } from '@evidose/engine';
import { describe, expect, it } from 'vitest';
import { loadChat } from '../../../../test/chat/load-chat.ts';
import { personWithPlan, textOf } from '../../../../test/chat/score.ts';
import type { Asker } from './scope.ts';

const { prepared, chat } = await loadChat();

function person(given: Parameters<typeof answersOf>[0]): Asker {
  const answers = answersOf(given);
  return {
    isSignedIn: true,
    plan: recommend(prepared, answers),
    against: async (id) => whyNot(prepared, answers, id) ?? [],
  };
}

const onWarfarin = person({
  prescriptionMeds: 'yes',
  prescriptionMedsList: 'warfarin 5 mg in the evening',
  healthGoals: ['joints', 'sleep'],
});
const withThyroid = personWithPlan(prepared);

const ask = async (message: string, asker: Asker, before?: { about?: string; others?: string[] }) => {
  const { about = null, others = [] } = before ?? {};
  return (await chat.answer({ message, about, thread: { medicines: [], others, asked: null } }, asker)).answer;
};

describe('somebody with a plan asks about what is not in it', () => {
  it.each(['can I have turmeric for my joints', 'how much turmeric should I take', 'tell me about turmeric'])(
    '"%s": what speaks against it comes first, and no amount is offered',
    async (message) => {
      const text = textOf(await ask(message, onWarfarin));
      expect(text).toMatch(/^Based on your answers, we don’t suggest Turmeric.* for you/);
      expect(text).toContain('warfarin');
      expect(text).not.toMatch(/\d mg a day/);
    },
  );

  it('a limit is told in any case, after what speaks against it', async () => {
    expect(textOf(await ask('what is the limit for vitamin e', onWarfarin))).toMatch(/don’t suggest[\s\S]*1,000 mg/);
  });

  it('a visitor hears what is known in general', async () => {
    const text = textOf(await ask('how much turmeric should I take', { isSignedIn: false, plan: null }));
    expect(text).toMatch(/mg a day/);
    expect(text).not.toContain('Based on your answers');
  });

  it('a food is checked against their own medicines without naming them', async () => {
    expect(textOf(await ask('spinach every day, does it matter?', onWarfarin))).toMatch(/warfarin[\s\S]*vitamin K/);
  });

  it('a goal that nothing serves comes with what helps instead', async () => {
    expect(textOf(await ask('what helps with stress', withThyroid))).toMatch(/breathing|movement/);
  });
});

describe('somebody with a plan asks about one thing in it', () => {
  it.each([
    ['is my iron safe for me', /nothing that forbids it[\s\S]*stores are empty[\s\S]*4 hours/],
    ['is the iron working', /new test tells[\s\S]*[Ff]erritin/],
    ['is the melatonin working', /within 4 weeks[\s\S]*you can stop/],
    ['can I take half the magnesium', /200 mg a day: 2 a day of 100 mg[\s\S]*200 to 350 mg/],
    ['can I take more melatonin', /Studies used 0\.5 to/],
    ['how much vitamin d do I take', /50 mcg \(2,000 IU\)[\s\S]*2 tablets a day of 25 mcg[\s\S]*\$4 a month/],
    ['when should my vitamin d be rechecked', /three months/],
    ['does the iron make me constipated', /Constipation/],
  ])('%s', async (message, told) => {
    expect(textOf(await ask(message, withThyroid))).toMatch(told);
  });

  it('is never told that its iron stores are full', async () => {
    expect(textOf(await ask('is iron dangerous', withThyroid))).not.toContain('stores are full');
  });
});

describe('what was named before', () => {
  it.each([
    ['why the first one', { others: ['ashwagandha', 'valerian'] }, 'ashwagandha'],
    ['and the second one', { others: ['ashwagandha', 'valerian'] }, 'valerian'],
    ['what about the last one', { about: 'iron', others: ['magnesium', 'melatonin'] }, 'melatonin'],
    ['with food?', { about: 'iron' }, 'iron'],
  ])('%s', async (message, before, about) => {
    expect((await ask(message, withThyroid, before)).about).toBe(about);
  });

  it('a food stays what is asked of the next one', async () => {
    const visitor: Asker = { isSignedIn: false, plan: null };
    const { answer: first } = await chat.answer({ message: 'melatonin and wine' }, visitor);
    const next = { message: 'and valerian?', about: first.about, thread: first.thread };
    expect(textOf((await chat.answer(next, visitor)).answer)).toContain('Alcohol and Valerian');
  });

  it('a medicine stays what a nutrient is asked of', async () => {
    const visitor: Asker = { isSignedIn: false, plan: null };
    const { answer: first } = await chat.answer({ message: 'does omeprazole lower magnesium' }, visitor);
    const next = { message: 'what about b12', about: first.about, thread: first.thread };
    expect(textOf((await chat.answer(next, visitor)).answer)).toMatch(/omeprazole[\s\S]*B12/);
  });
});

describe('amounts', () => {
  const visitor: Asker = { isSignedIn: false, plan: null };

  it('many micrograms are told in milligrams too, and a combination by the nutrient it is counted in', async () => {
    expect(textOf(await ask('copper limit', visitor))).toContain('10,000 mcg (10 mg)');
    expect(textOf(await ask('limit of a multivitamin', visitor))).toMatch(/mg of zinc/);
  });

  it('hours are said once', async () => {
    const text = textOf(await ask('calcium and levothyroxine', visitor));
    expect(text).toContain('keep 4 hours apart');
    expect(text.match(/hours/g)).toHaveLength(2);
  });

  it('a drink that must never meet a medicine', async () => {
    expect(textOf(await ask('beer with metronidazole', visitor))).toMatch(/three days after/);
    expect(textOf(await ask('cheese and phenelzine', visitor))).toContain('tyramine');
  });
});
