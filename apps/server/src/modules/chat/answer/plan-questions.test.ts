import { describe, expect, it } from 'vitest';
import { loadChat } from '../../../../test/chat/load-chat.ts';
import { personWithPlan, textOf } from '../../../../test/chat/score.ts';

const { prepared, chat } = await loadChat();
const mine = personWithPlan(prepared);
const ask = async (message: string) => (await chat.answer({ message }, mine)).answer;

describe('one of the plan that is not named', () => {
  it.each([
    ['is 2000 units a lot', 'vitamin-d3', '4,000 IU'],
    ["isn't 28 mg rather high", 'iron', '45 mg'],
    ['50 micrograms seems plenty, is it', 'vitamin-d3', '100 mcg'],
    ['the one for sleeping, how strong is it', 'melatonin', '1 mg'],
  ])('is known by its amount or by what it is for: %s', async (message, id, said) => {
    const answer = await ask(message);
    expect(answer.about).toBe(id);
    expect(textOf(answer)).toContain(said);
  });
});

describe('a word or three', () => {
  it.each([
    ['how long', 'How long to take it'],
    ['until when', 'How long to take it'],
    ['what time', 'Your day'],
    ['how many units', '2,000 IU'],
  ])('are asked of the plan: %s', async (message, said) => expect(textOf(await ask(message))).toContain(said));

  it('are a page where they speak of the site', async () => {
    expect((await ask('delete account')).links.map(({ to }) => to)).toContain('/profile');
    expect((await ask('cookies?')).links.map(({ to }) => to)).toContain('/cookie-policy');
  });
});

describe('a question of the plan', () => {
  it.each([
    ['does my plan change when I am pregnant', 'pregnant'],
    ['can the magnesium be crushed, I gag on tablets', 'stays whole'],
    ['I fly to Thailand on Friday for three weeks, what do I do with all this', 'go by your meals'],
    ['does the d pile up in the body over time', '100 mcg'],
    ['ten days on magnesium, not a sausage', 'a new test tells whether it works'],
    ['it is past midnight and the melatonin is still in the box', 'Do not take two'],
    ['how certain are you that iron is right for me', 'Evidence grade'],
    ['would one magnesium tablet do instead of two', 'less may do nothing'],
    ['is there something to have with my toast', 'With breakfast'],
    ['do I swallow these until I am ninety', 'How long to take it'],
    ['is 7pm ok for magnesium', 'with dinner'],
    ["what's the latest I can take iron", 'at bedtime'],
    ['what are the alternatives to melatonin', 'Valerian'],
    ['is the plan safe with high blood pressure', 'against the conditions'],
    ['remember me what to buy', 'Strength'],
    ['what if my ferritin is still low in three months', 'Iron'],
  ])('in other words: %s', async (message, said) => expect(textOf(await ask(message))).toContain(said));

  it('that is not clear is told why, how, when it may help, and how much is too much', async () => {
    const text = textOf(await ask('tell me something about my iron'));
    expect(text).toContain('because');
    expect(text).toContain('How long');
    expect(text).toContain('45 mg');
  });
});

describe('what is asked for somebody else', () => {
  it.each(['can my child take melatonin', 'can kids have melatonin', 'vit D drops for my 6 month old, how much'])(
    'is not answered with what is right for the person: %s',
    async (message) => {
      const text = textOf(await ask(message));
      expect(text).not.toContain('found nothing that forbids it');
      expect(text).not.toContain('In your plan');
    },
  );

  it('is answered of a pregnancy, also of what the plan holds', async () => {
    expect(textOf(await ask('is melatonin safe in pregnancy'))).toMatch(/pregnan/i);
    expect(textOf(await ask('is melatonin safe in pregnancy'))).not.toContain('found nothing that forbids it');
  });
});
