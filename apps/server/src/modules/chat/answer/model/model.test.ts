import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatAnswer } from '@evidose/contract';
import { loadChatData } from '@evidose/knowledge';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../../test/app.ts';
import { loadChat } from '../../../../../test/chat/load-chat.ts';
import { createGrounding } from './grounded.ts';

/** A model on this machine that says what it is told to, in pieces, as real ones do. */
let script = '';
let told = '';
const stub = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += String(chunk);
  });
  request.on('end', () => {
    told = body;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of script.match(/[\s\S]{1,7}/g) ?? []) {
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`);
    }
    response.end('data: [DONE]\n\n');
  });
});
await new Promise<void>((done) => {
  stub.listen(0, '127.0.0.1', done);
});
afterAll(() => {
  stub.close();
});
const url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}/v1`;

const { app, openGate } = await createTestApp({ env: { CHAT_MODEL_URL: url, CHAT_MODEL: 'stub' } });
const cookie = await openGate();
const post = (path: string, message: string) =>
  app.inject({ method: 'POST', url: path, headers: { cookie }, payload: { message } });
const phrased = async (message: string, says: string) => {
  script = says;
  const reply = await post('/v1/chat/phrase', message);
  // No proxy may gather the sentences before it passes them on.
  if (reply.statusCode === 200) expect(reply.headers['x-accel-buffering']).toBe('no');
  return reply.body;
};

describe('a model that tells the truth', () => {
  it('rephrases, sentence by sentence, and is told nothing of what was asked', async () => {
    expect((await post('/v1/chat', 'what is the limit for zinc?')).json<ChatAnswer>().canPhrase).toBe(true);
    const body = await phrased(
      'what is the limit for zinc please?',
      'For adults the limit is at most 40 mg a day. The European limit is 25 mg a day.',
    );
    expect(
      body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { text: 'For adults the limit is at most 40 mg a day.' },
      { text: 'The European limit is 25 mg a day.' },
    ]);
    expect(told).not.toContain('please');
  });
});

describe('a model that lies', () => {
  it.each([
    ['another dose', 'what is the limit for zinc?', 'Adults can take at most 400 mg a day.'],
    ['another unit', 'what is the limit for zinc?', 'At most 40 g a day for adults.'],
    ['an invented drug', 'st johns wort and sertraline', 'St. John’s wort also clashes with Flumoxitol.'],
    ['that one can stop it', 'st johns wort and sertraline', 'You can stop sertraline and take St. John’s wort.'],
    ['the opposite', 'st johns wort and sertraline', 'St. John’s wort and sertraline are fine to combine.'],
    ['that it is safe', 'kava', 'Kava is safe for the liver.'],
    ['a figure of another nutrient', 'what is the limit for zinc?', 'At most 25 mg a day for adults.'],
    ['a link', 'what is the limit for zinc?', 'Buy zinc at https://pills.example now.'],
  ])('nothing of it arrives: %s', async (_, message, lie) => {
    for (const says of [lie, `${lie} At most 40 mg a day for adults.`]) {
      expect(await phrased(message, says)).not.toContain('"text"');
    }
  });

  it('what was said before a lie is taken back', async () => {
    const body = await phrased('what is the limit for zinc?', 'At most 40 mg a day for adults. More is healthy.');
    expect(body).toContain('{"withdrawn":true}');
    expect(body).not.toContain('healthy');
  });
});

describe('what never passes through a model', () => {
  it.each([
    'I took 40 iron tablets',
    'can I stop my statin and take red yeast rice',
    'what is the weather',
    'I took two vitamin C by mistake',
  ])('danger, stopping a medicine, no answer: "%s"', async (message) => {
    script = 'Hello.';
    told = '';
    expect((await post('/v1/chat', message)).json<ChatAnswer>().canPhrase).toBe(false);
    const response = await post('/v1/chat/phrase', message);
    expect([response.statusCode, response.body, told]).toEqual([204, '', '']);
  });

  it('nothing at all without a model', async () => {
    const { chat } = await loadChat();
    const { answer } = await chat.answer({ message: 'zinc limit' }, { isSignedIn: false, plan: null });
    expect(answer.canPhrase).toBe(false);
  });
});

describe('the check', () => {
  const isGrounded = createGrounding(
    {
      lead: 'When to take Iron',
      blocks: [{ tone: 'plain', text: 'Take it without food. Keep 2 hours between iron and coffee.', sources: [] }],
    },
    loadChatData(),
  );
  it.each([
    ['Take iron without food.', true],
    ['Keep 2 hours between coffee and iron.', true],
    ['Take iron with food.', false],
    ['Keep 3 hours between coffee and iron.', false],
    ['Iron cures anaemia.', false],
    ['', false],
  ])('%s: %s', (sentence, is) => {
    expect(isGrounded(sentence)).toBe(is);
  });
});
