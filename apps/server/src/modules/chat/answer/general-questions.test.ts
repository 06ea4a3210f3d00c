import { answersOf } from '@evidose/contract/testing';
import { recommend, whyNot } from '@evidose/engine';
import { describe, expect, it } from 'vitest';
import { loadChat } from '../../../../test/chat/load-chat.ts';
import { textOf } from '../../../../test/chat/score.ts';
import type { Asker } from './scope.ts';

const { prepared, chat } = await loadChat();
const answers = answersOf({
  age: '42',
  prescriptionMeds: 'yes',
  prescriptionMedsList: 'levothyroxine 75 mcg in the morning, sertraline 50 mg',
  shareTestResults: 'yes',
  labResults: { vitaminD: 21, magnesium: 0.65, ferritin: 160 },
  currentSymptoms: ['heavy-periods'],
});
const owner: Asker = {
  isSignedIn: true,
  plan: recommend(prepared, answers),
  against: async (id) => whyNot(prepared, answers, id) ?? [],
};
const ask = async (message: string): Promise<string> => textOf((await chat.answer({ message }, owner)).answer);

describe('somebody with a plan', () => {
  it.each([
    ['rda of zinc for men', 'Men: 11 mg'],
    ['daily calcium for a 65 year old woman', 'Women 51 and over: 1,200 mg'],
    ['how much magnesium do men over 50 need', 'Men 31 and over: 420 mg'],
  ])('hears what a day needs: %s', async (message, need) => expect(await ask(message)).toContain(need));

  it.each([
    ['iron with orange juice true or false', 'help you absorb iron'],
    ['what foods have iron in them', 'liver, oysters'],
  ])('hears a fact of what is not for them, and the verdict: %s', async (message, fact) => {
    const text = await ask(message);
    expect(text).toContain('we don’t suggest Iron for you');
    expect(text).toContain(fact);
  });

  it('gets no amount of what is not for them', async () => {
    expect(await ask('best time of day for ashwagandha and how much')).not.toMatch(/\d mg a day/);
  });

  it.each([
    ['what is a proprietary blend', 'how much of each'],
    ['which vitamins are fat soluble', 'A, D, E and K'],
    ['do detox teas work', 'laxatives'],
    ['can vitamins replace vegetables', 'fiber'],
  ])('hears about supplements in general, and nothing of the plan: %s', async (message, said) => {
    const text = await ask(message);
    expect(text).toContain(said);
    expect(text).not.toContain('once a day');
  });

  it.each(['vitamin d for newborn how many drops', 'my mom has osteoporosis what should she be taking'])(
    'hears nothing of the own plan for somebody else: %s',
    async (message) => expect(await ask(message)).not.toContain('2,000 IU) once a day'),
  );

  it('hears of a new result where it belongs', async () => {
    expect(await ask('ferritin came back 11, now what')).toContain('in your profile');
  });

  it('hears how two forms of one thing differ', async () => {
    expect(await ask('is it the same folate and folic acid')).toContain('at least 85 %');
  });
});
