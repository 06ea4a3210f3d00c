import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { nextPerson, PASSWORD } from './identity.ts';
import { answersOf, supplementOf } from './recommendation.ts';

/** What is small enough to be forgotten: where callers are counted, what one person may store, odd but allowed calls. */
const { app, db, call, signUp, signUpVerified } = await createTestApp();
const messageOf = (reply: { json: () => { error?: { message: string } } }) =>
  (reply.json().error?.message ?? 'ok').split(' : ')[0];
const from = () => nextPerson().remoteAddress;

describe('callers of one IPv6 network', () => {
  const write = (remoteAddress: string, i: number) =>
    app.inject({
      method: 'POST',
      url: '/v1/contact',
      remoteAddress,
      payload: { name: 'Ada', email: `writer${i}@example.com`, message: 'Hello there' },
    });

  it('count as one at the contact form, and the next network as another', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await write(`2001:db8:1:2:${i + 1}::${i + 1}`, i)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await write('2001:db8:1:3::1', 8)).statusCode).toBe(200);
  });
});

describe('the local mailbox', () => {
  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
    'is not there for what somebody forwards (%s)',
    async (header) => {
      const host = 'localhost:3000';
      for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.css']) {
        expect((await app.inject({ url, headers: { host } })).statusCode).toBe(200);
        expect((await app.inject({ url, headers: { host, [header]: '127.0.0.1' } })).statusCode).toBe(404);
      }
    },
  );
});

describe('what one person may store', () => {
  it('has an end: two hundred on the list, and those that are there can still be changed', async () => {
    const { headers, uid } = await signUpVerified();
    const add = (id: string) => {
      const supplement = supplementOf({ id, name: id });
      return app.inject({ method: 'POST', url: '/v1/me/supplements-chosen', headers, payload: { id, supplement } });
    };
    expect((await add('zinc')).statusCode).toBe(200);
    await db.execute(sql`INSERT INTO supplements_chosen (uid, id, supplement, added_on)
      SELECT uid, 'filler-' || n, supplement, added_on FROM supplements_chosen, generate_series(1, 199) AS n
      WHERE uid = ${uid}`);
    expect((await add('iron')).json().error.code).toBe('TOO_MUCH_STORED');
    expect((await add('zinc')).statusCode).toBe(200);
    await app.inject({ method: 'DELETE', url: '/v1/me/supplements-chosen/filler-1', headers });
    expect((await add('iron')).statusCode).toBe(200);
  });

  it('is no novel about one supplement', async () => {
    const { headers } = await signUpVerified();
    const reasons = Array.from({ length: 40 }, () => ({ ...supplementOf().reasons[0], message: 'x'.repeat(500) }));
    const supplement = { ...supplementOf({ id: 'zinc', name: 'Zinc' }), reasons };
    const reply = await app.inject({
      method: 'POST',
      url: '/v1/me/supplements-chosen',
      headers,
      payload: { id: 'zinc', supplement },
    });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect((await app.inject({ url: '/v1/me/supplements-chosen', headers })).json().chosen).toEqual([]);
  });

  it('are fifty plans a day', async () => {
    const { headers, uid } = await signUpVerified();
    const generate = () =>
      app.inject({
        method: 'POST',
        url: '/v1/recommendations',
        headers,
        payload: { role: 'user', action: 'list', questionnaire: answersOf() },
      });
    expect((await generate()).statusCode).toBe(200);
    const more = (count: number, age: string) =>
      db.execute(sql`INSERT INTO supplements_suggested (uid, id, added_on, length, supplements, recommendation, answers)
        SELECT uid, gen_random_uuid(), added_on - ${age}::interval, length, supplements, recommendation, answers
        FROM (SELECT * FROM supplements_suggested WHERE uid = ${uid} LIMIT 1) AS first, generate_series(1, ${count})`);
    await more(60, '25 hours');
    expect((await generate()).statusCode).toBe(200);
    await more(48, '1 hour');
    const refused = await generate();
    expect(refused.json().error).toMatchObject({ code: 'TOO_MANY_REQUESTS', hint: 'You can make 50 plans a day.' });
  });
});

describe('sign-up by somebody who is signed in', () => {
  const upgrade = (idToken: string, email: string) => call('signUp', { idToken, email, password: PASSWORD }, from());

  it('gives an account that had said nothing its address and password, and makes no second one', async () => {
    const anonymous = (await call('signUp', { returnSecureToken: true }, from())).json();
    const { email } = nextPerson();
    const upgraded = await upgrade(anonymous.idToken, email);
    expect(upgraded.json()).toMatchObject({ localId: anonymous.localId, email });
    const signedIn = await call('signInWithPassword', { email, password: PASSWORD }, from());
    expect(signedIn.json().localId).toBe(anonymous.localId);
    // The token that asked is worth nothing any more.
    expect(messageOf(await upgrade(anonymous.idToken, nextPerson().email))).not.toBe('ok');
  });

  it('takes nobody’s address, and changes neither address nor password of an account that has them', async () => {
    const owner = await signUp();
    const anonymous = (await call('signUp', { returnSecureToken: true }, from())).json();
    expect(messageOf(await upgrade(anonymous.idToken, owner.email))).toBe('EMAIL_EXISTS');
    const other = nextPerson().email;
    const verified = await signUpVerified();
    for (const { idToken, email } of [owner, verified]) {
      for (const address of [email, other]) expect(messageOf(await upgrade(idToken, address))).toBe('EMAIL_EXISTS');
      expect((await call('signInWithPassword', { email, password: PASSWORD }, from())).statusCode).toBe(200);
    }
    expect(messageOf(await upgrade('no token', other))).toBe('INVALID_ID_TOKEN');
  });
});

describe('odd but allowed', () => {
  it('a name that is null or empty is taken away, and one that is not sent stays', async () => {
    for (const nothing of [null, '']) {
      const { idToken } = await signUp();
      const update = async (change: object) => (await call('update', { idToken, ...change }, from())).json();
      expect(await update({ displayName: 'Ada L', photoUrl: 'https://example.com/a.png' })).toMatchObject({
        displayName: 'Ada L',
      });
      expect(await update({ photoUrl: nothing })).toMatchObject({ displayName: 'Ada L' });
      expect(await update({ displayName: nothing })).not.toHaveProperty('displayName');
      expect((await call('lookup', { idToken }, from())).json().users[0]).not.toHaveProperty('displayName');
    }
  });

  it('an empty address is told from a missing one, as the protocol does', async () => {
    const password = PASSWORD;
    expect(messageOf(await call('signInWithPassword', { email: '', password }, from()))).toBe('INVALID_EMAIL');
    expect(messageOf(await call('signInWithPassword', { password }, from()))).toBe('MISSING_EMAIL');
    expect(messageOf(await call('signUp', { email: '', password }, from()))).toBe('MISSING_EMAIL');
    expect(messageOf(await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: '' }, from()))).toBe(
      'MISSING_EMAIL',
    );
  });
});
