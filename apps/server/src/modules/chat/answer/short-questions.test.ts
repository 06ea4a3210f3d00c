import { describe, expect, it } from 'vitest';
import { loadChat } from '../../../../test/chat/load-chat.ts';
import { personWithPlan, textOf } from '../../../../test/chat/score.ts';

const { prepared, chat, data } = await loadChat();
const mine = personWithPlan(prepared);
const ask = async (message: string, asker = { isSignedIn: false, plan: null } as typeof mine) =>
  (await chat.answer({ message }, asker)).answer;

describe('a word by itself', () => {
  it.each([
    ['price?', '/pricing'],
    ['cost', '/pricing'],
  ])('means the page that it is the word of: %s', async (message, to) => {
    expect((await ask(message)).links.map((link) => link.to)).toContain(to);
  });

  it('means the plan of whoever has one', async () => {
    expect(textOf(await ask('price?', mine))).toMatch(/\$/);
    expect(textOf(await ask('when?', mine))).toMatch(/bedtime|breakfast/);
  });
});

describe('what a food holds', () => {
  it.each([
    ['which vitamin do carrots have', 'vitamin-a'],
    ['brazil nuts are rich in something, they say', 'selenium'],
    ['what are walnuts good for', 'omega-3'],
  ])('is told from the lists of foods: %s', async (message, about) => {
    expect((await ask(message)).about).toBe(about);
  });

  it('is not what it is named for the contrary of', async () => {
    expect((await ask('which minerals does spinach have')).lead).not.toContain('Calcium');
  });

  it('is named in a list, whatever it is called', () => {
    for (const food of Object.keys(data.questions.listed['foods']?.words ?? {}))
      expect(data.notes['in-food']?.map(({ message }) => message.toLowerCase()).join(' ')).toContain(food);
  });
});

describe('a sign or an effect without a name', () => {
  it.each([
    ['tingling in feet, which vitamin', /^Tingling or numbness may go with too little Vitamin B12/],
    ['my eyelid keeps twitching, what am I short of', /^Cramps and twitches may go with too little Magnesium/],
    ['which supplements raise blood pressure', /^Those that may raise blood pressure, .*Licorice/],
    ['which vitamins should not be taken together', /^What may be taken together/],
  ])('%s', async (message, told) => {
    expect((await ask(message)).lead).toMatch(told);
  });

  it.each(['which vitamin is good for hair', 'what helps against tiredness'])(
    'is a goal where help is asked for: %s',
    async (message) => {
      expect((await ask(message)).lead).toContain('best proven first');
    },
  );

  it('is told from notes that name it', () => {
    for (const { of, words, warns } of Object.values(data.questions.listed))
      for (const [word, { told = [word] }] of Object.entries(words))
        if (!warns)
          expect(data.notes[of]?.map(({ message }) => message).join(' ')).toMatch(new RegExp(told.join('|'), 'i'));
  });
});

describe('what is measured', () => {
  it('is asked of what is taken where it is low', async () => {
    expect((await ask('what does low ferritin point to')).about).toBe('iron');
  });
});

describe('what is told every evening and asked as a cause', () => {
  it('asks what is known of it there, and not when it is taken', async () => {
    const answer = await ask('licorice tea every evening and my blood pressure is up, a coincidence?');
    expect(textOf(answer)).toMatch(/blood pressure/);
    expect(answer.lead).not.toMatch(/when to take/);
  });
});
