import { describe, expect, it } from 'vitest';
import { loadChat } from '../../../../test/chat/load-chat.ts';
import { personWithPlan } from '../../../../test/chat/score.ts';
import { createChat } from '../service.ts';

const { prepared, chat, data } = await loadChat();
/** Never sure of danger. */
const LIKELY_AT_MOST = { ...data.concepts.thresholds, sure: 100 };
const leadOf = async (message: string) =>
  (await chat.answer({ message }, { isSignedIn: false, plan: null })).answer.lead;
const FIRST = /^Do not stop or change .+ without talking to the person who prescribed it\./;

describe('somebody who thinks of stopping a medicine', () => {
  it.each([
    ['a name that nobody here knows', 'can I stop my zentrivax'],
    ['the same beside a supplement', 'could turmeric replace my ardimexin'],
    ['a remedy for an illness', 'my bp is fine, do I need tablets'],
    ['what a doctor gave', 'what my cardiologist gave me makes me dizzy, i leave it away'],
    ['a class in everyday words', 'taking fewer water tablets because I pee all night'],
    ['the short name of the street', 'stopping the spiro because of acne clearing, spearmint tea then?'],
    ['fewer, so that they last', 'been taking my amitriptyline every second night to stretch them out till payday'],
    ['a form that only medicines have', "I'd sooner not have the depot this month"],
    [
      'what somebody said, and what is done',
      "nurse says keep the patch on but it's itchy, taking it off from tomorrow",
    ],
    ['in the words of the street', "feeling much better so I've knocked the antibiotics on the head"],
    ['of somebody else', 'father is refusing heart tablet, says ashwagandha is enough'],
    ['down from one number to another', 'taper from 150 to 75'],
    ['a strength that is the name of a product too', 'my old atorvastatin 40 in halves?'],
    ['one of many', 'gran takes eleven different tablets, which could I leave out for her'],
    ['a jab that falls out', 'nurse is off so no B12 jab this month, will liver do'],
    ['what cannot be had', "the chemist can't get my asthma capsules, what would do instead"],
    [
      'from where the doctor sits',
      'Nan is on eleven different tablets from the surgery. Which of them can we get rid of?',
    ],
    ['by the illness alone', 'surely the osteoporosis one can go by now'],
    ['what lies at the chemist', "my prescription's been waiting at the chemist since easter"],
    ['what the chemist is told', 'now that my sugar is normal I asked the pharmacy to cancel the repeat'],
    ['in words of another English', 'mother is fine now so we will close the tablets and give garlic'],
    ['which counts least', 'what matters least out of atorvastatin, lansoprazole and aspirin'],
    ['the rest of a course', 'five days into the course and no pain, can I save the rest'],
    ['fed up with all of them', "I'm sick to death of these tablets"],
    ['on some days only', 'my thyroid is grand so I take the levo only on weekdays'],
    ['so that the box lasts', 'thinking of taking my atorvastatin every other day to make the box last'],
    [
      'as the illness is quiet',
      "our boy is on carbamazepine and hasn't had a fit in 2 years so we thought we'd stop it",
    ],
    ['as it cannot be faced', "can't face another alendronate morning, I'm packing it in"],
    ['as it costs too much', 'the pharmacy wants 60 dollars for eliquis so I take one a day and not two'],
    ['it is thrown out', 'the wife blames her levothyroxine for the weight and wants to chuck it'],
    ['one of two stays at home', "I'm travelling light, which can stay home, bisoprolol or atorvastatin"],
    ['the dose comes down', 'glucose is fine for weeks, mind if the insulin comes down by six units'],
    ['a remedy in its place, for an illness', 'is black seed oil enough for my epilepsy'],
    ['too big to swallow', "can't swallow those potassium horse pills the hospital gave me so I don't"],
    ['a supplement or a medicine', "saw palmetto or tamsulosin, which, I'm on the second now"],
  ])('hears first not to: %s', async (_, message) => {
    expect(await leadOf(message)).toMatch(FIRST);
  });

  it('is not told so of a page that comes near: "maybe you need none"', async () => {
    expect(await leadOf('do I still need the injections')).not.toContain('Maybe not');
  });
});

describe('somebody who names a medicine', () => {
  it.each([
    'what should I avoid while on warfarin',
    'can I take iron with levothyroxine in the morning',
    'how many hours between levothyroxine and calcium',
    'does metformin lower b12',
  ])('asks only what goes with it: %s', async (message) => {
    expect(await leadOf(message)).not.toMatch(FIRST);
  });

  it.each([
    'sub levothyroxine with iron',
    'garlic or lisinopril',
    'can I take iron with half a levothyroxine',
    'keppra and I are breaking up',
    'mi tratamiento ya no me hace falta',
  ])('and one word too many, or no question of that: %s', async (message) => {
    const { answer } = await chat.answer({ message }, { isSignedIn: false, plan: null });
    expect(`${answer.notice ?? ''} ${answer.lead}`).toMatch(/Do not stop or change|No deje ni cambie/);
  });

  it('hears it of what stands on the own list, also where nobody here knows it', async () => {
    const asker = personWithPlan(prepared);
    if (asker.plan === null) throw new Error('there is no plan');
    const [known] = asker.plan.medications;
    if (known === undefined) throw new Error('there is no medicine');
    const plan = { ...asker.plan, medications: [{ ...known, text: 'Zentrivax 5 mg', id: null }] };
    const { answer } = await chat.answer({ message: 'zentrivax makes me yawn' }, { ...asker, plan });
    expect(answer.lead).toMatch(FIRST);
  });
});

describe('somebody who thinks of stopping something else', () => {
  it.each([
    'should I stop my magnesium',
    'can I stop takeing my quercetine',
    'should I stop coffee',
    'how do I stop the emails',
    'log me off my chromebook',
    'can I swap magnesium oxide for glycinate',
  ])('hears nothing of a prescriber: %s', async (message) => {
    expect(await leadOf(message)).not.toMatch(FIRST);
  });
});

describe('somebody who stopped a medicine and is in danger', () => {
  it.each([
    ['to die of it', 'stopped my insulin so it all ends', 'crisis'],
    ['by taking all of it', 'took all my metformin', 'poison'],
    ['by what came after', 'threw away my epilepsy tablets and had two fits today', 'emergency'],
  ])('gets the card: %s', async (_, message, card) => {
    const { answer } = await chat.answer({ message }, { isSignedIn: false, plan: null });
    expect(answer.card?.id).toBe(card);
    expect(answer.lead).toBe(answer.card?.title);
    expect(answer.links).toEqual([]);
  });

  it('reads after the card that it goes on', () => {
    const answer = chat.help({ message: 'stopped my insulin so it all ends' });
    expect(answer?.blocks.at(-1)?.text).toMatch(FIRST);
  });

  it('hears both, and not to stop first, where the words alone speak of danger, however sure they are', () => {
    const sure = {
      ...data.weights,
      weightOf: (sign: string) => (sign === '^' ? { danger: 9, cards: data.weights.cards.map(() => 0) } : undefined),
    };
    const answer = createChat(prepared, { ...data, weights: sure }).help({ message: 'should I stop my lisinopril' });
    expect(answer?.lead).toMatch(FIRST);
    expect(answer?.card).not.toBeNull();
  });

  it('hears both where danger is only likely: first not to, then whom to call', () => {
    const unsure = createChat(prepared, { ...data, concepts: { ...data.concepts, thresholds: LIKELY_AT_MOST } });
    const answer = unsure.help({ message: 'stopped my lithium, shaking and confused' });
    expect(answer?.lead).toMatch(FIRST);
    expect(answer?.card).not.toBeNull();
    expect(answer?.helpLines).not.toEqual([]);
  });
});
