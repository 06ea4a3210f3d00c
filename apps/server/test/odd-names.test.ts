import { type RouteContract, routes } from '@evidose/contract';
import { expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { personWithPlan } from './person-with-plan.ts';
import { answersOf, supplementOf } from './recommendation.ts';
import { addressOf, type Json, sampleRequest } from './samples.ts';

/** Names that every object inherits: looking one up in a plain object finds something. */
const NAMES = [
  'constructor',
  'tostring',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  'isPrototypeOf',
  'then',
  'toJSON',
];
const testApp = await createTestApp();
const { app } = testApp;
const { headers } = await personWithPlan(testApp);
const broken: string[] = [];

async function ask(method: RouteContract['method'], url: string, payload?: object, more: object = {}) {
  const body = payload === undefined ? {} : { payload };
  const reply = await app.inject({ method, url, headers: { ...headers, ...more }, ...body });
  if (reply.statusCode >= 500) broken.push(`${method} ${url} ${JSON.stringify(payload)}: ${reply.body}`);
  return reply;
}

it.each(NAMES)('%s is kept and read like any other name, or refused', async (name) => {
  const supplement = supplementOf({ id: name, name });
  await ask('POST', '/v1/me/supplements-chosen', { id: name, supplement });
  await ask('PUT', '/v1/me/intake/2026-03-02', { supplementId: name, slot: 'breakfast', state: 'taken' });
  await ask('PUT', '/v1/me/settled-alerts', { key: name, title: name, how: 'read' });
  for (const payload of [{ [name]: 'x' }, { labResults: { [name]: 5 } }, { foodFrequency: { [name]: 'daily' } }]) {
    const given = JSON.parse(JSON.stringify(payload));
    await ask('PATCH', '/v1/me/comprehensiveQuestionnaire', given);
    await ask('POST', '/v1/me/what-if', { change: given });
  }
  const written = {
    prescriptionMeds: 'yes',
    prescriptionMedsList: `${name} 5 mg, 5 ${name} zinc, zinc 5 ${name}`,
  } as const;
  const questionnaire = answersOf(written);
  const recommendation = { role: 'user', action: 'list', questionnaire };
  await ask('POST', '/v1/recommendations', recommendation, { 'idempotency-key': name });
  await ask('POST', '/v1/recommendations', recommendation, { 'idempotency-key': name });
  await ask('GET', `/v1/supplements?${name}=x`);
  for (const text of [name, `${name} 5 mg`, `zinc 5 ${name}`, `does ${name} go with zinc?`, `why ${name}?`]) {
    for (const [route, body] of [
      ['/v1/chat', { message: text }],
      ['/v1/names/understand', { text, list: 'medicines' }],
      ['/v1/names/label', { text }],
      ['/v1/interactions/check', { medicines: text, supplements: text }],
    ] as const) {
      await ask('POST', route, body);
    }
  }
  for (const route of Object.values<RouteContract>(routes)) {
    const { params, query, body } = sampleRequest(route);
    const named = Object.fromEntries(Object.keys(params).map((key): [string, Json] => [key, name]));
    const formats = route.path.includes(':format') ? ['pdf', 'ics', 'csv', 'json', 'fhir'] : [null];
    for (const format of formats) {
      const url = addressOf(route, { params: format === null ? named : { format }, query });
      const isEnd = route.path.includes('sessions') || route.path.includes('session/end');
      if (!isEnd) await ask(route.method, url, body === undefined ? undefined : Object(body));
    }
  }
  expect(broken.splice(0)).toEqual([]);
});
