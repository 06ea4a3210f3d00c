import type { ChatAnswer, ChatQuestion } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { loadChat } from '../../../test/chat/load-chat.ts';
import { personWithPlan, textOf } from '../../../test/chat/score.ts';
import { answersOf, recommendationOf, supplementOf } from '../../../test/recommendation.ts';
import { systemClock } from '../../clock.ts';
import { createVersionedWrite } from '../../database/index.ts';
import { loadEngine } from '../../engine.ts';
import { createRecommendationsService } from '../recommendations/service.ts';
import { createSuggestionsService } from '../suggestions/service.ts';
import { createTrialsService } from '../trials/service.ts';

const lines: string[] = [];
const { app, db, database, openGate, signUpVerified } = await createTestApp({
  logTo: { write: (line: string) => lines.push(line) > 0 },
});
const { prepared, chat } = await loadChat();
const cookie = await openGate();
const nobody = { isSignedIn: false, plan: null };
const ask = async (message: string, before: Omit<ChatQuestion, 'message'> = {}) =>
  (await chat.answer({ message, ...before }, nobody)).answer;

describe('answers', () => {
  it('what something is for, with how sure we are', async () => {
    const answer = await ask('what is magnesium for?');
    expect(answer).toMatchObject({ kind: 'answer', about: 'magnesium', card: null, helpLines: [] });
    expect(answer.links).toContainEqual({ to: '/supplements/magnesium', label: 'Magnesium: the whole page' });
    expect(textOf(answer)).toMatch(/grade [ABC]/);
  });

  it('a limit, in the figures of the authority, and in IU where labels print those', async () => {
    expect(textOf(await ask('what is the limit for zinc?'))).toMatch(/At most 40 mg a day.*European limit is 25 mg/s);
    expect(textOf(await ask('multivitamin limit'))).toContain('above 16 mg of zinc a day');
    expect(textOf(await ask('magnesium upper limit'))).toMatch(/350 mg.*supplements alone.*250 mg/s);
    expect(textOf(await ask('vitamin d limit'))).toContain('100 mcg (4,000 IU)');
  });

  it('"tablets" and "gummies" do not turn a question into a price list', async () => {
    expect(textOf(await ask('limit of vitamin c gummies'))).not.toContain('$');
    expect(textOf(await ask('what do magnesium tablets cost'))).toContain('$');
  });

  it('two names, and "it" for the one before', async () => {
    expect((await ask('st johns wort and sertraline')).blocks[0]).toMatchObject({ tone: 'urgent' });
    const followUp = await ask('can I take it with Synthroid?', { about: 'calcium' });
    expect(textOf(followUp)).toMatch(/Calcium and levothyroxine.*4 hours/s);
    expect(textOf(await ask('and iron?', { about: 'calcium', thread: followUp.thread }))).toMatch(
      /Iron and levothyroxine/,
    );
    expect(textOf(await ask('calcium and iron'))).toMatch(/Calcium and Iron/);
  });

  it('timing, who should not, pregnancy, forms and children', async () => {
    expect(textOf(await ask('when should I take vitamin d'))).toMatch(/with food/i);
    expect(textOf(await ask('who should not take vitamin d'))).toMatch(/high blood calcium/i);
    expect(textOf(await ask('vitamin d in pregnancy'))).toMatch(/at most 50 mcg/);
    expect(textOf(await ask('is vitamin d vegan'))).toMatch(/vegan.*gelatin/s);
    expect(textOf(await ask('can my child take vitamin d'))).toMatch(/for adults/);
    expect((await ask('kava in pregnancy')).kind).not.toBe('help');
  });

  it('a medicine alone: what does not go with it, most serious first', async () => {
    const answer = await ask('what should I avoid with warfarin');
    expect(answer.kind).toBe('answer');
    expect(answer.blocks[0]).toMatchObject({ tone: 'urgent' });
  });

  it('a goal: a visitor hears that it depends, and how to find out', async () => {
    const answer = await ask('what helps with sleep?');
    expect(answer.lead).toMatch(/^It depends on your medicines/);
    expect(answer.blocks.map(({ title }) => title)).toContain('Melatonin');
    expect(answer.links[0]?.to).toBe('/take-quiz');
  });

  it('a goal: with a plan only what fits, and what was left out and why', async () => {
    const person = personWithPlan(prepared);
    const { answer } = await chat.answer({ message: 'what helps with sleep?' }, person);
    const allowed = new Set(person.plan?.supplements.map(({ name }) => name));
    for (const { title = '', tone } of answer.blocks) {
      expect(tone === 'caution' ? / left out$/.test(title) : allowed.has(title), title).toBe(true);
    }
    expect(answer.blocks.some(({ tone }) => tone === 'caution')).toBe(true);
  });

  it('asks back about a name it can only guess, and answers nothing', async () => {
    const answer = await ask('ginkgo and lisinopirl');
    expect(answer).toMatchObject({ kind: 'no-answer', blocks: [], suggestions: ['ginkgo and lisinopril'] });
    expect(answer.lead).toBe('I do not know “lisinopirl”. Did you mean lisinopril?');
  });

  it('a harmless double dose: calm, specific, with the poison line for whoever is unsure', async () => {
    const answer = await ask('I took two vitamin C tablets by mistake', { region: 'NZ' });
    expect(answer).toMatchObject({ kind: 'answer', card: null, helpLines: [], about: 'vitamin-c' });
    expect(answer.ifUnsure).toMatchObject([{ href: 'tel:0800764766' }]);
    expect(textOf(answer)).toContain('isn’t expected to harm');
  });

  it('food and drink, as rows with sources', async () => {
    expect(textOf(await ask('can I eat grapefruit with simvastatin'))).toMatch(/Grapefruit and simvastatin.*muscle/s);
    const answer = await ask('is spinach ok with warfarin');
    expect(textOf(answer)).toMatch(/Leafy greens and warfarin.*same amount/s);
    expect(answer.sources.length).toBeGreaterThan(0);
  });
});

describe('stopping a medicine', () => {
  it('first of all not without the prescriber, then what is known of the two', async () => {
    const answer = await ask('can I stop my simvastatin and take red yeast rice');
    expect(answer.lead).toMatch(/^Do not stop or change simvastatin without talking to the person who prescribed it\./);
    expect(answer.blocks[0]?.title).toMatch(/Red yeast rice and simvastatin/);
  });
});

describe('never invents', () => {
  it.each(['what is the weather', 'write me a poem', 'moon dust', '???', '😀'])(
    'no answer to "%s"',
    async (message) => {
      const answer = await ask(message);
      expect(answer).toMatchObject({ kind: 'no-answer', blocks: [], sources: [] });
      expect(answer.lead).toContain('I have no answer for that');
    },
  );

  it('never calls a pair safe, says what was checked, and what it cannot check', async () => {
    const none = await ask('vitamin c and metoprolol');
    expect(none.kind).toBe('no-answer');
    expect(none.lead).toMatch(/interaction rows.*doesn’t mean it’s safe. Don’t start or stop a medicine because of it/);
    expect((await ask('ibuprofen and aspirin')).lead).toContain('not medicines with each other');
  });

  it('says what a supplement is where it cannot tell what was asked of it', async () => {
    const answer = await ask('which forms of cranberry are there');
    expect(answer.kind).toBe('no-answer');
    expect(answer.lead).toMatch(/no list of its forms/);
    expect(answer.blocks[0]?.text).toBe(prepared.knowledge.supplements.find(({ id }) => id === 'cranberry')?.summary);
  });

  it('every statement about every supplement has a source that is there', { timeout: 180_000 }, async () => {
    const questions = [
      'what is X',
      'X limit',
      'X dose',
      'when to take X',
      'who should not take X',
      'X in pregnancy',
      'X interactions',
      'X forms',
      'X evidence',
    ];
    for (const { name, id } of prepared.knowledge.supplements) {
      for (const question of questions) {
        const answer = await ask(question.replace('X', name));
        const known = new Set(answer.sources.map((source) => source.id));
        // Where it has no answer it says what the supplement is.
        if (answer.kind === 'answer') expect(answer.blocks.length, `${id} ${question}`).toBeGreaterThan(0);
        const missing = answer.blocks.flatMap(({ sources }) =>
          sources.length === 0 ? ['a block without a source'] : sources.filter((source) => !known.has(source)),
        );
        expect(missing, `${id} ${question}`).toEqual([]);
      }
    }
  });
});

describe('the plan', () => {
  const post = (url: string, headers: Record<string, string>, message: string) =>
    app.inject({ method: 'POST', url, headers, payload: { message } });

  it('"why magnesium?" is answered from the person\'s newest plan', async () => {
    const { headers, localId } = await signUpVerified();
    const before = (await post('/v1/me/chat', headers, 'why magnesium?')).json<ChatAnswer>();
    expect(before.lead).toContain('You have no plan yet');
    const left = { kind: 'interaction', message: 'It meets your blood thinner.', because: [], sources: ['s'] } as const;
    const recommendation = recommendationOf([supplementOf()], {
      excluded: [{ id: 'ginkgo', name: 'Ginkgo', reasons: [{ ...left, because: [], sources: ['s'] }] }],
    });
    const decide = () => recommendation;
    await createRecommendationsService({
      db,
      writeVersioned: createVersionedWrite(database.pool),
      decide,
      trials: createTrialsService({ db, clock: systemClock, prepared: await loadEngine(), decide }),
      suggestions: createSuggestionsService({ db, clock: systemClock }),
      countPlan: () => undefined,
    }).generate({ uid: localId, questionnaire: answersOf(), idempotencyKey: undefined });
    const why = async (name: string) => (await post('/v1/me/chat', headers, `why ${name}?`)).json<ChatAnswer>();
    const suggested = await why('vitamin d');
    expect(suggested.lead).toBe('Your plan suggests Vitamin D3, 20 mcg (800 IU) once a day, because:');
    expect(suggested.blocks[0]?.text).toContain('Your level is low.');
    const leftOut = await why('not ginkgo');
    expect(leftOut.lead).toMatch(/^Your plan leaves Ginkgo.* out, because:$/);
    expect(leftOut.blocks[0]?.text).toBe(left.message);
    expect((await why('kava')).lead).toContain('Your answers give no reason for Kava');
    expect((await post('/v1/me/chat', headers, 'what is in my plan')).json<ChatAnswer>().kind).toBe('answer');
  });

  it('without a log-in it says so, and still tells what is known in general', async () => {
    const answer = (await post('/v1/chat', { cookie }, 'why magnesium?')).json<ChatAnswer>();
    expect(answer.lead).toMatch(/only see a plan when you’re logged in/);
    expect(answer.kind).toBe('answer');
  });
});

describe('the route', () => {
  const post = (payload: object, headers: Record<string, string> = { cookie }) =>
    app.inject({ method: 'POST', url: '/v1/chat', headers, payload });

  it('is bounded, needs the gate, and leaves nothing in the log', async () => {
    expect((await post({ message: 'is warfarin fine with kava' })).statusCode).toBe(200);
    expect((await post({ message: ' ' })).json().error.field).toBe('message');
    expect((await post({ message: 'x'.repeat(501) })).statusCode).toBe(400);
    expect((await post({ message: 'zinc', about: 'No Such!' })).statusCode).toBe(400);
    expect((await post({ message: 'zinc' }, {})).json().error.code).toBe('GATE_CLOSED');
    expect(lines.join('').toLowerCase()).not.toMatch(/warfarin|kava|zinc/);
  });
});
