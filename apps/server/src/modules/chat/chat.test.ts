import type { ChatAnswer } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { answersOf, recommendationOf, supplementOf } from '../../../test/recommendation.ts';
import { loadEngine } from '../../engine.ts';
import { createSuggestionsService } from '../suggestions/service.ts';
import { createChat } from './service.ts';

const lines: string[] = [];
const { app, db, openGate, signUpVerified } = await createTestApp({
  logTo: { write: (line: string) => lines.push(line) > 0 },
});
const prepared = await loadEngine();
const chat = createChat(prepared);
const cookie = await openGate();
const nobody = { isSignedIn: false, plan: null };
const ask = (message: string, about: string | null = null) => chat({ message, about }, nobody);
const textOf = ({ lead, blocks }: ChatAnswer) =>
  [lead, ...blocks.flatMap(({ title, text }) => [title, text])].join('\n');

describe('answers', () => {
  it('what something is for, with how sure we are', () => {
    const answer = ask('what is magnesium for?');
    expect(answer).toMatchObject({ kind: 'answer', about: 'magnesium' });
    expect(answer.links).toContainEqual({ to: '/supplements/magnesium', label: 'Magnesium: the whole page' });
    expect(textOf(answer)).toMatch(/grade [ABC]/);
  });

  it('a limit, in the figures of the authority', () => {
    expect(textOf(ask('what is the limit for zinc?'))).toMatch(/At most 40 mg a day.*European limit is 25 mg/s);
    expect(textOf(ask('multivitamin limit'))).toContain('above 16 mg of zinc a day');
    expect(textOf(ask('magnesium upper limit'))).toMatch(/350 mg.*supplements alone.*250 mg/s);
  });

  it('two names, and "it" for the one before', () => {
    expect(ask('st johns wort and sertraline').blocks[0]).toMatchObject({ tone: 'urgent' });
    const followUp = ask('can I take it with Synthroid?', 'calcium');
    expect(textOf(followUp)).toMatch(/Calcium and levothyroxine.*4 hours/s);
    expect(textOf(ask('calcium and iron'))).toMatch(/Calcium and Iron/);
  });

  it('timing, who should not, pregnancy, forms and children', () => {
    expect(textOf(ask('when should I take vitamin d'))).toMatch(/with food/i);
    expect(textOf(ask('who should not take vitamin d'))).toMatch(/high blood calcium/i);
    expect(textOf(ask('vitamin d in pregnancy'))).toMatch(/at most 50 µg/);
    expect(textOf(ask('is vitamin d vegan'))).toMatch(/vegan.*gelatin/s);
    expect(textOf(ask('can my child take vitamin d'))).toMatch(/for adults/);
    expect(ask('kava in pregnancy').kind).not.toBe('help');
  });

  it('a medicine alone: what does not go with it, gravest first', () => {
    const answer = ask('what should I avoid with warfarin');
    expect(answer.kind).toBe('answer');
    expect(answer.blocks[0]).toMatchObject({ tone: 'urgent' });
  });

  it('a goal: what was studied for it', () => {
    const answer = ask('what helps with sleep?');
    expect(answer.blocks.map(({ title }) => title)).toContain('Melatonin');
    expect(answer.links[0]?.to).toBe('/supplements?goal=sleep');
  });

  it('says what it took a misspelling for', () => {
    expect(ask('ginkgo and lisinopirl').lead).toContain('I read “lisinopirl” as lisinopril.');
  });
});

describe('never invents', () => {
  it.each(['what is the weather', 'write me a poem', 'moon dust', 'hello', '???', '😀'])(
    'no answer to "%s"',
    (message) => {
      const answer = ask(message);
      expect(answer).toMatchObject({ kind: 'no-answer', blocks: [], sources: [] });
      expect(answer.lead).toContain('I have no answer for that');
    },
  );

  it('never calls a pair safe, and says what it cannot check', () => {
    const none = ask('vitamin c and metoprolol');
    expect(none.kind).toBe('no-answer');
    expect(none.lead).toContain('not the same as safe');
    expect(ask('ibuprofen and aspirin').lead).toContain('not medicines with each other');
  });

  it('every statement about every supplement has a source that is there', () => {
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
        const answer = ask(question.replace('X', name));
        const known = new Set(answer.sources.map((source) => source.id));
        expect(answer.kind === 'answer', `${id} ${question}`).toBe(answer.blocks.length > 0);
        for (const { sources } of answer.blocks) {
          expect(sources.length, `${id} ${question}`).toBeGreaterThan(0);
          for (const source of sources) expect(known).toContain(source);
        }
      }
    }
  });
});

describe('help first', () => {
  it('a crisis gets help lines and nothing else', () => {
    const answer = ask('how much iron to kill myself');
    expect(answer).toMatchObject({ kind: 'help', blocks: [], links: [] });
    expect(answer.helpLines[0]?.contact).toContain('988');
  });

  it('an emergency gets help lines before what we know', () => {
    const answer = ask('chest pain after ephedra');
    expect(answer.helpLines[0]?.contact).toContain('911');
    expect(answer.lead).toMatch(/^This may be an emergency/);
    expect(answer.blocks.length).toBeGreaterThan(0);
    expect(ask('I have chest pain')).toMatchObject({ kind: 'help' });
  });

  it('too much of something gets poison control first', () => {
    const answer = ask('I took too many iron pills');
    expect(answer.helpLines[0]?.contact).toContain('1-800-222-1222');
    expect(answer).toMatchObject({ kind: 'help', blocks: [], links: [{ to: '/supplements/iron' }] });
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
    await createSuggestionsService(db).add(db, { uid: localId, answers: answersOf(), recommendation });
    const why = async (name: string) => (await post('/v1/me/chat', headers, `why ${name}?`)).json<ChatAnswer>();
    const suggested = await why('vitamin d');
    expect(suggested.lead).toBe('Your plan suggests Vitamin D3, 20 µg once a day, because:');
    expect(suggested.blocks[0]?.text).toContain('Your level is low.');
    const leftOut = await why('not ginkgo');
    expect(leftOut.lead).toMatch(/^Your plan leaves Ginkgo.* out, because:$/);
    expect(leftOut.blocks[0]?.text).toBe(left.message);
    expect((await why('kava')).lead).toContain('Nothing in your answers speaks for Kava');
    expect((await post('/v1/me/chat', headers, 'what is in my plan')).json<ChatAnswer>().kind).toBe('answer');
  });

  it('without a log-in it says so, and still tells what is known in general', async () => {
    const answer = (await post('/v1/chat', { cookie }, 'why magnesium?')).json<ChatAnswer>();
    expect(answer.lead).toMatch(/only see a plan when you are logged in/);
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
