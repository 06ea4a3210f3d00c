import { type RouteContract, routes, USUAL_TIMES } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { supplementOf } from './recommendation.ts';
import { addressOf, type Json, sampleRequest } from './samples.ts';

/**
 * Every personal route, walked by a second person with the first one's ids: nothing of the first is found, changed or
 * deleted. Made from the contract, so a new route is walked the day it is added.
 */
const { app, database, signUpVerified, openGate } = await createTestApp();
const HOSTED_ONLY = ['eraseMyDocuments'];
const personal = Object.entries<RouteContract>(routes).filter(
  ([name, { access }]) => !['open', 'gate', 'gate-or-key'].includes(access) && !HOSTED_ONLY.includes(name),
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

/** Told from the usual ones by their minutes. */
const OWN_TIMES = Object.fromEntries(
  Object.entries(USUAL_TIMES).map(([slot, time]) => [slot, time.replace(/:.*/, ':37')]),
);

/** A word that only this person's rows hold, in every text they can write. */
async function fill(headers: Headers, word: string) {
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
  const own = { id: 'iron', supplement: supplementOf({ id: 'iron', name: word }) };
  const listed = await app.inject({ method: 'POST', url: '/v1/me/supplements-chosen', headers, payload: own });
  const alert = { key: 'an-alert', title: word, how: 'read' };
  const settled = await app.inject({ method: 'PUT', url: '/v1/me/settled-alerts', headers, payload: alert });
  expect([listed.statusCode, settled.statusCode]).toEqual([200, 200]);
  await app.inject({ method: 'PUT', url: '/v1/me/day-times', headers, payload: OWN_TIMES });
  const made = await app.inject({ method: 'POST', url: '/v1/me/shares', headers, payload: { label: word } });
  const { https: calendar } = (await app.inject({ method: 'POST', url: '/v1/me/calendar-feed', headers })).json();
  const { id: batchId } = (await inject(routes.latestSuggested, headers)).json();
  const { sessions } = (await inject(routes.listSignIns, headers)).json();
  // Ids of every kind that a path can name; whatever a later route calls its own is a sample of the contract.
  return {
    params: { keyId: key.json().entry.id, batchId, sessionId: sessions[0].id, shareId: made.json().share.id },
    key: String(key.json().key),
    proof: { link: new URL(made.json().link).hash.slice(1), code: String(made.json().code) },
    calendar: new URL(calendar).pathname,
  };
}

const ada = await signUpVerified();
const WORD = 'Zanzibarrow';
const { params, key: adasKey, proof, calendar } = await fill(ada.headers, WORD);
const eve = await signUpVerified();
await fill(eve.headers, 'Evening');
const mallory = await signUpVerified();
const hers = await fill(mallory.headers, 'Malachite');

describe('a second person with the first one’s ids', () => {
  it.each(personal)('%s finds, changes and deletes nothing of the first', async (name, route) => {
    const before = await rowsOf(ada.uid);
    const reply = await inject(route, eve.headers, params);
    expect(reply.body).not.toContain(WORD);
    expect(reply.body).not.toContain(ada.uid);
    expect(reply.body).not.toContain(ada.email);
    expect(await rowsOf(ada.uid)).toEqual(before);
    // Her own rows may be gone now: sign-out ends her session. Continue with another second person.
    if (name === 'endAllSessions') Object.assign(eve, await signUpVerified());
  });

  it.each(['batchId', 'keyId', 'sessionId', 'shareId'])(
    'the first one’s %s is not found, as one that nobody has',
    async (which) => {
      const named = personal.filter(([, { path }]) => path.includes(`:${which}`));
      expect(named.length).toBeGreaterThan(0);
      for (const [, route] of named) {
        const reply = await inject(route, eve.headers, params);
        expect([route.path, reply.statusCode]).toEqual([route.path, 404]);
      }
    },
  );

  it('the owner finds all of it still there', async () => {
    for (const route of [
      routes.readMe,
      routes.downloadMyData,
      routes.readApiAccount,
      routes.listChosen,
      routes.listResolvedAlerts,
    ]) {
      expect((await inject(route, ada.headers)).body).toContain(WORD);
    }
    expect((await inject(routes.readSuggested, ada.headers, params)).statusCode).toBe(200);
  });
});

/** Addresses that need no sign-in: what makes them secret belongs to one person, and so does what they show. */
describe('the link for the doctor and the address of the calendar', () => {
  const open = (payload: object) => app.inject({ method: 'POST', url: '/v1/shared/letter', payload });
  const file = (format: string, payload: object) =>
    app.inject({ method: 'POST', url: `/v1/shared/files/${format}`, payload });
  const swapped = (text: string) => text.replace(ada.uid, mallory.uid);

  it('show their owner’s and nobody else’s', async () => {
    expect((await open(proof)).body).toContain(WORD);
    expect((await open(hers.proof)).body).not.toContain(WORD);
    expect((await file('fhir', proof)).body).toContain(WORD);
    expect((await file('fhir', hers.proof)).body).not.toContain(WORD);
    expect((await app.inject({ url: calendar })).body).toMatch(/T\d\d3700/);
    expect(hers.calendar).not.toBe(calendar);
  });

  it('open nothing with another’s code, another’s link or another’s uid put into them', async () => {
    const before = await rowsOf(mallory.uid);
    for (const mixed of [
      { link: proof.link, code: hers.proof.code },
      { link: hers.proof.link, code: proof.code },
      { link: swapped(proof.link), code: proof.code },
      { link: swapped(proof.link), code: hers.proof.code },
    ]) {
      for (const reply of [await open(mixed), await file('pdf', mixed), await file('fhir', mixed)]) {
        expect(reply.json().error.code).toBe('SHARE_NOT_OPENED');
      }
    }
    expect((await app.inject({ url: swapped(calendar) })).statusCode).toBe(404);
    // A wrong code is reported to the link's owner, and changes nothing else.
    const after = (await rowsOf(mallory.uid)) as Record<string, unknown>;
    expect({ ...after, share_openings: null }).toEqual({ ...(before as object), share_openings: null });
  });

  it('end for one person alone', async () => {
    await app.inject({ method: 'DELETE', url: '/v1/me/calendar-feed', headers: mallory.headers });
    await app.inject({ method: 'DELETE', url: `/v1/me/shares/${params.shareId}`, headers: mallory.headers });
    expect((await app.inject({ url: calendar })).statusCode).toBe(200);
    expect((await open(proof)).statusCode).toBe(200);
    expect((await app.inject({ url: hers.calendar })).statusCode).toBe(404);
  });
});

describe('an API key', () => {
  it.each(personal)('%s reads and writes nothing personal with it', async (_name, route) => {
    const before = (await rowsOf(ada.uid)) as Record<string, unknown>;
    const reply = await inject(route, { 'x-api-key': adasKey }, params);
    expect(reply.body).not.toContain(WORD);
    if (route.access !== 'verified-or-key') expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    const after = (await rowsOf(ada.uid)) as Record<string, unknown>;
    // The call is counted, and the day of the last use noted.
    for (const table of ['api_accounts', 'api_keys']) Object.assign(after, { [table]: before[table] });
    expect(after).toEqual(before);
  });

  it('with another’s uid put behind it opens nothing', async () => {
    const forged = adasKey.replace(ada.uid, eve.uid);
    expect((await inject(routes.generateRecommendation, { 'x-api-key': forged })).json().error.code).toBe(
      'INVALID_API_KEY',
    );
  });

  it('needs no gate, and opens none', async () => {
    const headers = { 'x-api-key': adasKey };
    expect((await inject(routes.generateRecommendation, headers)).statusCode).toBe(200);
    expect((await inject(routes.listSupplements, headers)).statusCode).toBe(200);
    expect((await inject(routes.samplePlan, headers)).json().error.code).toBe('GATE_CLOSED');
    expect((await openGate()).length).toBeGreaterThan(20);
  });
});
