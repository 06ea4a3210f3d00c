import { type RouteContract, routes } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { addressOf, type Json, sampleRequest } from './samples.ts';

/**
 * Every personal route, walked by a second person with the first one's ids: nothing of the first is found, changed or
 * deleted. Made from the contract, so a new route is walked the day it is added.
 */
const { app, database, signUpVerified, openGate } = await createTestApp();
const HOSTED_ONLY = ['eraseMyDocuments'];
const personal = Object.entries<RouteContract>(routes).filter(
  ([name, { access }]) => access !== 'open' && access !== 'gate' && !HOSTED_ONLY.includes(name),
);

type Headers = Record<string, string>;
const inject = (route: RouteContract, headers: Headers, params: Record<string, Json> = {}) => {
  const sample = sampleRequest(route);
  return app.inject({
    method: route.method,
    url: addressOf(route, { ...sample, params: { ...sample.params, ...params } }),
    headers: { ...headers, ...(sample.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(sample.body === undefined ? {} : { payload: JSON.stringify(sample.body) }),
  });
};

/** Every row of a person, in every table that is about people. */
async function rowsOf(uid: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ table: string }>(
    `SELECT table_name AS table FROM information_schema.columns WHERE column_name = 'uid' AND table_schema = 'public'
     AND table_name <> 'audit_events' ORDER BY 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { table } of rows) {
    const all = await database.pool.query(`SELECT x::text AS row FROM ${table} x WHERE uid = $1 ORDER BY 1`, [uid]);
    found[table] = all.rows;
  }
  return found;
}

/** A word that only this person's rows hold, in every text they can write. */
async function fill(headers: Headers, word: string): Promise<Record<string, Json>> {
  await app.inject({ method: 'PUT', url: '/v1/me', headers, payload: { firstName: word, lastName: word } });
  for (const route of [
    routes.saveQuestionnaire,
    routes.generateRecommendation,
    routes.addChosen,
    routes.recordIntake,
    routes.setConsent,
  ]) {
    const reply = await inject(route, headers);
    expect([route.path, reply.statusCode]).toEqual([route.path, 200]);
  }
  const described = { pastSupplementExperience: word };
  await app.inject({ method: 'PATCH', url: '/v1/me/comprehensiveQuestionnaire', headers, payload: described });
  const key = await app.inject({ method: 'POST', url: '/v1/me/keys', headers, payload: { name: word } });
  const { id: batchId } = (await inject(routes.latestSuggested, headers)).json();
  const { sessions } = (await inject(routes.listSignIns, headers)).json();
  // Ids of every kind that a path can name; whatever a later route calls its own is a sample of the contract.
  return { keyId: key.json().entry.id, batchId, sessionId: sessions[0].id, key: key.json().key };
}

const ada = await signUpVerified();
const WORD = 'Zanzibarrow';
const ids = await fill(ada.headers, WORD);
const { key: adasKey, ...params } = ids;
const eve = await signUpVerified();
await fill(eve.headers, 'Evening');

describe('a second person with the first one’s ids', () => {
  it.each(personal)('%s finds, changes and deletes nothing of the first', async (name, route) => {
    const before = await rowsOf(ada.uid);
    const reply = await inject(route, eve.headers, params);
    expect(reply.body).not.toContain(WORD);
    expect(reply.body).not.toContain(ada.uid);
    expect(reply.body).not.toContain(ada.email);
    expect(await rowsOf(ada.uid)).toEqual(before);
    // Her own rows may be gone now: sign-out ends her session. Another second person goes on.
    if (name === 'endAllSessions') Object.assign(eve, await signUpVerified());
  });

  it.each(['batchId', 'keyId', 'sessionId'])(
    'the first one’s %s is not found, as one that nobody has',
    async (which) => {
      const named = personal.filter(([, { path }]) => path.includes(`:${which}`));
      expect(named.length).toBeGreaterThan(0);
      for (const [, route] of named) {
        const hers = await inject(route, eve.headers, params);
        expect([route.path, hers.statusCode]).toEqual([route.path, 404]);
      }
    },
  );

  it('the owner finds all of it still there', async () => {
    for (const route of [routes.readMe, routes.downloadMyData, routes.readApiAccount]) {
      expect((await inject(route, ada.headers)).body).toContain(WORD);
    }
    expect((await inject(routes.readSuggested, ada.headers, params)).statusCode).toBe(200);
  });
});

describe('an API key', () => {
  it.each(personal)('%s reads and writes nothing personal with it', async (_name, route) => {
    const before = (await rowsOf(ada.uid)) as Record<string, unknown>;
    const reply = await inject(route, { 'x-api-key': String(adasKey) }, params);
    expect(reply.body).not.toContain(WORD);
    if (route.access !== 'verified-or-key') expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    const after = (await rowsOf(ada.uid)) as Record<string, unknown>;
    // The call is counted, and the day of the last use noted.
    for (const table of ['api_accounts', 'api_keys']) Object.assign(after, { [table]: before[table] });
    expect(after).toEqual(before);
  });

  it('with another’s uid put behind it opens nothing', async () => {
    const forged = String(adasKey).replace(ada.uid, eve.uid);
    expect((await inject(routes.generateRecommendation, { 'x-api-key': forged })).json().error.code).toBe(
      'INVALID_API_KEY',
    );
  });

  it('needs no gate, and opens none', async () => {
    const headers = { 'x-api-key': String(adasKey) };
    expect((await inject(routes.generateRecommendation, headers)).statusCode).toBe(200);
    expect((await inject(routes.listSupplements, headers)).json().error.code).toBe('GATE_CLOSED');
    expect((await openGate()).length).toBeGreaterThan(20);
  });
});
