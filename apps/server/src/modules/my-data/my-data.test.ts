import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { PASSWORD } from '../../../test/identity.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';
import { DOWNLOADED } from '../personal-tables.ts';

const testApp = await createTestApp();
const { app, database, call } = testApp;

type Headers = Record<string, string>;
type Data = Record<string, Record<string, unknown>[]>;
const dataOf = async (headers: Headers): Promise<Data> => (await app.inject({ url: '/v1/me/data', headers })).json();
const post = (url: string, headers: Headers, payload?: object) =>
  app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });

/** A person with data in every table. */
async function busyPerson() {
  const person = await personWithPlan(testApp);
  const { headers, email, supplements } = person;
  await post('/v1/me/keys', headers, { name: 'my shop' });
  await post('/v1/me/shares', headers, { label: 'Dr. Grey' });
  await post('/v1/me/calendar-feed', headers);
  const put = (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload });
  await put('/v1/me/consents/reminders', { granted: true });
  await put('/v1/me/intake/2026-03-01', { supplementId: supplements[0]?.id, slot: 'breakfast', state: 'taken' });
  await put('/v1/me/day-times', {
    'on-waking': '06:00',
    breakfast: '08:00',
    lunch: '13:00',
    dinner: '19:00',
    bedtime: '23:00',
  });
  await put('/v1/me/settled-alerts', { key: 'k', title: 'An alert', how: 'read' });
  await call('update', { idToken: person.idToken, displayName: 'Ada the First' });
  await post('/v1/contact', {}, { name: 'Ada', email, message: 'A question about zinc, please.' });
  return person;
}

describe('the list of what is downloaded', () => {
  it('has every table of the database that knows a person', async () => {
    const { rows } = await database.pool.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND column_name = 'uid' AND table_type = 'BASE TABLE'`,
    );
    const listed = DOWNLOADED.map(({ table }) => getTableName(table));
    expect(listed.toSorted()).toEqual(rows.map(({ table_name }) => table_name).toSorted());
  });

  it('knows every column of them, and withholds only what would open an account', async () => {
    const { rows } = await database.pool.query<{ table_name: string; column_name: string }>(
      `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    for (const { table, withheld } of DOWNLOADED) {
      const inDatabase = rows.filter(({ table_name }) => table_name === getTableName(table));
      const known = Object.values(getTableColumns(table)).map(({ name }) => name);
      expect(known.toSorted(), getTableName(table)).toEqual(
        inDatabase.map(({ column_name }) => column_name).toSorted(),
      );
      for (const column of withheld) expect(column).toMatch(/Hash$|Mac$|Sealed$|^sessionVersion$/);
    }
  });
});

describe('messages to us', () => {
  it('go when their writer asks for it, and nobody else’s with them', async () => {
    const { headers } = await busyPerson();
    const other = await busyPerson();
    const gone = await app.inject({ method: 'DELETE', url: '/v1/me/messages', headers });
    expect(gone.statusCode).toBe(204);
    expect((await dataOf(headers))['messages']).toEqual([]);
    expect((await dataOf(other.headers))['messages']).toHaveLength(1);
  });
});

describe('the download of everything', () => {
  it('holds the account, keys, sign-ins, links, hours, consents, messages and what was noted for security', async () => {
    const { headers, uid, email } = await busyPerson();
    const data = await dataOf(headers);
    expect(data['account']?.[0]).toMatchObject({ uid, email, displayName: 'Ada the First' });
    expect(data['api-keys']?.[0]).toMatchObject({ name: 'my shop', createdAt: expect.any(String) });
    expect(data['sessions']?.length).toBeGreaterThan(0);
    expect(data['shares']?.[0]).toMatchObject({ label: 'Dr. Grey' });
    expect(data['calendar-address']).toHaveLength(1);
    expect(data['day-times']?.[0]).toMatchObject({ times: { lunch: '13:00' } });
    expect(data['consents']?.[0]).toMatchObject({ kind: 'reminders', granted: true });
    expect(data['supplements-chosen']?.length).toBeGreaterThan(0);
    expect(data['intake-rows']).toHaveLength(1);
    expect(data['settled-alerts']).toHaveLength(1);
    expect(data['messages']?.[0]).toMatchObject({ message: 'A question about zinc, please.' });
    expect(data['audit']?.map(({ event }) => event)).toContain('share.created');
  });

  it('holds every row that the database has of the person, and nothing that opens their account', async () => {
    const { headers, uid, idToken } = await busyPerson();
    const data = await dataOf(headers);
    for (const { name, table } of DOWNLOADED) {
      // A download is not audited, so nothing has been added since.
      const { rows } = await database.pool.query(`SELECT 1 FROM ${getTableName(table)} WHERE uid = $1`, [uid]);
      expect(data[name], name).toHaveLength(rows.length);
    }
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash|keyHash|codeMac|linkHash/);
    for (const secret of [PASSWORD, idToken]) expect(text).not.toContain(secret);
  });

  it('is sent plan by plan, however many there are, and others are answered meanwhile', async () => {
    const { headers, uid } = await personWithPlan(testApp);
    const copies = 300;
    await database.pool.query(
      `INSERT INTO supplements_suggested (uid, id, added_on, made, length, supplements, recommendation, answers)
       SELECT uid, gen_random_uuid(), added_on, made + n, length, supplements, recommendation, answers
       FROM supplements_suggested, generate_series(1, $2) AS n WHERE uid = $1`,
      [uid, copies],
    );
    const reply = await app.inject({ url: '/v1/me/data', headers, payloadAsStream: true });
    const pieces: string[] = [];
    for await (const piece of reply.stream()) {
      if (pieces.push(String(piece)) === 10) expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
    }
    // In one piece it would block everybody else.
    expect(pieces.length).toBeGreaterThan(20);
    expect(JSON.parse(pieces.join(''))['supplements-suggested']).toHaveLength(copies + 1);
  });

  it('holds no message of an address that the account only claimed once, and never proved', async () => {
    const message = 'I take lithium. Is zinc all right?';
    const theirs = 'somebody.else@example.com';
    await post('/v1/contact', {}, { name: 'Somebody', email: theirs, message });
    const { idToken } = await testApp.signUp({ email: theirs });
    const claimed = { authorization: `Bearer ${idToken}` };
    await app.inject({ method: 'PUT', url: '/v1/me', headers: claimed, payload: { firstName: 'Eve' } });
    const own = 'eve.herself@example.com';
    const moved = (await call('update', { idToken, email: own })).json<{ idToken: string }>();
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: moved.idToken });
    await call('update', { oobCode: await testApp.codeIn(own) });
    const headers = { authorization: `Bearer ${moved.idToken}`, cookie: await testApp.openGate() };
    const text = JSON.stringify(await dataOf(headers));
    expect(text).toContain(own);
    for (const part of [message, theirs]) expect(text).not.toContain(part);
    expect((await app.inject({ url: '/v1/me', headers })).json().email).toBe(own);
  });

  it('holds nothing of anybody else', async () => {
    const other = await busyPerson();
    const { headers } = await testApp.signUpVerified();
    const text = JSON.stringify(await dataOf(headers));
    for (const part of [other.uid, other.email]) expect(text).not.toContain(part);
  });
});
