import { describe, expect, it } from 'vitest';
import { loadChat } from '../../../../test/chat/load-chat.ts';
import { personWithPlan, textOf } from '../../../../test/chat/score.ts';

const { prepared, chat } = await loadChat();
const mine = personWithPlan(prepared);
const ask = async (message: string, asker = { isSignedIn: false, plan: null }) =>
  (await chat.answer({ message }, asker)).answer;
const mineOf = async (message: string) => (await chat.answer({ message }, mine)).answer;

describe('a question about the site', () => {
  it.each([
    ['its asking me for a PIN, what is that for', '/pin-auth'],
    ['my son is 15, is he allowed to make an account', '/terms-of-service'],
    ['wheres my plan, cant find it', '/dashboard'],
    ['where do I mark something as bought', '/dashboard'],
    ['how do i unlink my google sign in', '/profile'],
    ['can i get the pill times into my google calendar', '/take-along'],
    ['Already have an account from my old phone, how do I get back into it on this one?', '/log-in'],
    ['can I browse without an account', '/supplements'],
    ['vitamins from a to z', '/supplements'],
    ['what different packages do you sell', '/pricing'],
    ['is the list there for excel too', '/take-along'],
    ['still signed in on my old tablet, how do I kick it off', '/profile'],
    ['my 14 yr old wants to make an account', '/terms-of-service'],
    ['brain like a sieve, cannot recall the secret word for my account', '/forgot-password'],
    ['a pal handed me some digits to be let in, where do they go', '/pin-auth'],
  ])('%s leads to %s', async (message, page) => {
    const answer = await ask(message);
    expect(answer.card).toBeNull();
    expect(answer.links.map(({ to }) => to)).toContain(page);
  });

  it('is none where somebody only says "I am"', async () => {
    expect((await mineOf("remind me what i'm meant to be having")).lead).not.toContain('for adults');
  });
});

describe('a question in everyday words', () => {
  it.each([
    ['How many IU of D3 did you give me again?', '2,000 IU'],
    ['list everything i take pls', 'Magnesium'],
    ['whys there iron on my list, i eat steak', 'ferritin'],
    ['is my morning flat white a problem for any of mine', 'Coffee'],
    ['have you shuffled anything around', 'nothing has changed'],
    ['what does it do to my bank balance every month', 'a month'],
    ['which blood tests should I ask for and when', 'Ferritin'],
    ['can I stop the iron once my level is fine', 'until a new test'],
    ['do i need fat with the d3 or can i have it with black tea and a banana', 'Take it with food'],
  ])('of the plan: %s', async (message, said) => expect(textOf(await mineOf(message))).toContain(said));

  it.each([
    ['what food has selenium in it, no nuts please', 'tuna'],
    ['where do vegans get b12 from food', 'nutritional yeast'],
    ['can too much b6 be a problem', 'nerves'],
    ['max zinc a day for an adult', '40 mg'],
    ['trying for a baby, how much folic', '400'],
  ])('of a supplement: %s', async (message, said) => expect(textOf(await ask(message))).toContain(said));

  it('a letter by itself is a vitamin where an amount is asked', async () => {
    expect(textOf(await mineOf('how much D do I take each day'))).toContain('2,000 IU');
  });

  it('who made the list is not who takes it', async () => {
    expect(textOf(await mineOf('My daughter made this list for me. What is the magnesium for?'))).toContain('200 mg');
    expect((await ask('zinc for my daughter')).lead).toContain('for adults');
  });

  it('the tea of a herb is that herb', async () => {
    expect(textOf(await ask('does licorice tea put blood pressure up'))).toContain('raise blood pressure');
  });

  it('whether creatine is loaded is answered, and not in which forms it comes', async () => {
    expect(textOf(await ask('do u have to load creatine or just 5 grams a day'))).toContain('loading week');
  });

  it('potassium pills beside a medicine are answered by what is known of potassium', async () => {
    const answer = await ask("I'm on lisinopril. Are potassium pills a problem?");
    expect(answer.about).toBe('potassium');
    expect(answer.blocks).not.toEqual([]);
  });
});

describe('a name that is asked back', () => {
  it('completes the whole question, with every name that is clear', async () => {
    const answer = await ask('can i take the magneseum with my lisinopirl at night');
    expect(answer.lead).toBe('I do not know “magneseum” and “lisinopirl”. Did you mean Magnesium and lisinopril?');
    expect(answer.suggestions).toEqual(['can i take the Magnesium with my lisinopril at night']);
  });

  it('stands where it was typed, also behind a letter that was spelled out', async () => {
    expect((await ask('how much D with lisinopirl')).suggestions).toEqual(['how much vitamin D with lisinopril']);
  });
});

describe('a supplement that is had when a medicine is taken', () => {
  it.each([
    ['is it bad to have grapefruit juice when you take simvastatin', 'grapefruit', 'Grapefruit raises simvastatin'],
    ["is it wrong to have st john's wort when you take sertraline", 'st-johns-wort', 'sertraline'],
    ['should I have B12 when I take metformin', 'vitamin-b12', 'Metformin'],
    ['does simvastatin lower CoQ10', 'coenzyme-q10', 'Statins lower coenzyme Q10'],
  ])('%s', async (message, about, has) => {
    const answer = await ask(message);
    expect(answer.about).toBe(about);
    expect(textOf(answer)).toContain(has);
  });
});

describe('what does not go with a medicine', () => {
  it.each([
    'which herbs does citalopram not like',
    'what herbal stuff is off limits with fluoxetine',
    'what must I not mix with venlafaxine',
    'what not to take with sertraline',
  ])('is told, and that it goes on: %s', async (message) => {
    const answer = await ask(message);
    expect(answer.lead).toMatch(/^(Do not stop or change|Supplements that do not go well with)/);
    expect(textOf(answer)).toMatch(/St\. John|5-HTP|SAMe/);
  });
});

describe('a word that is two things', () => {
  it('is the supplement where it comes as a tablet', async () => {
    expect(textOf(await ask("what's good to drink with an iron tablet"))).toContain('ron');
    expect((await ask('do you take an iron on holiday')).about).toBeNull();
  });

  it('is the tea that was named, all through the message', async () => {
    const answer = await ask('I drink licorice tea daily and my pressure went up, is it the tea');
    expect(textOf(answer)).toMatch(/blood pressure/i);
  });

  it('is what is used up, where a whole group is named', async () => {
    const answer = await ask('Does metformin use up one of the B vitamins?');
    expect(textOf(answer)).toContain('B12');
  });
});

describe('a visitor', () => {
  it('who looks for something for a goal hears of the goal', async () => {
    expect((await ask('anything for concentration')).lead).toContain('focus');
  });

  it('is led to the page whose words they say, not to a plan that is not there', async () => {
    expect((await ask('will my trial run out')).links.map(({ to }) => to)).toContain('/pricing');
  });
});
