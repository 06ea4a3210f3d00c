import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { PASSWORD } from '../../../test/identity.ts';
import { supplementOf } from '../../../test/recommendation.ts';
import { tablesInOrder } from '../../backup/tables.ts';
import { MINUTE_MS, systemClock } from '../../clock.ts';
import { auditEvents } from '../audit/schema.ts';
import { createChosenService } from '../chosen/service.ts';

const time = createTestClock();
const { db, database, call, refresh, signUpVerified, waitForMail } = await createTestApp({ clock: time.clock });
const messageOf = (reply: { json: () => { error?: { message: string } } }) => reply.json().error?.message ?? 'ok';
const logIn = async (email: string) => (await call('signInWithPassword', { email, password: PASSWORD })).json();

describe('changing the password', () => {
  it('ends every other session, goes on here with new tokens, and mails a notice', async () => {
    const { email } = await signUpVerified();
    const [here, elsewhere] = [await logIn(email), await logIn(email)];
    const changed = (await call('update', { idToken: here.idToken, password: 'a fresh lantern' })).json();
    expect((await call('lookup', { idToken: changed.idToken })).statusCode).toBe(200);
    expect((await refresh(changed.refreshToken)).statusCode).toBe(200);
    for (const { idToken } of [here, elsewhere])
      expect(messageOf(await call('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await refresh(elsewhere.refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await call('signInWithPassword', { email, password: PASSWORD }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    expect((await waitForMail(email, 2)).map(({ subject }) => subject)).toContain('Your password was changed');
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.uid, here.localId));
    expect(rows.map(({ event }) => event)).toContain('password.changed');
  });

  it('needs a sign-in of the last five minutes; a refresh makes none', async () => {
    const { email } = await signUpVerified();
    const { idToken } = await logIn(email);
    time.pass(5 * MINUTE_MS);
    expect(messageOf(await call('update', { idToken, password: 'a fresh lantern' }))).toBe('ok');
    const again = (await call('signInWithPassword', { email, password: 'a fresh lantern' })).json();
    time.pass(5 * MINUTE_MS + 1);
    const renewed = (await refresh(again.refreshToken)).json();
    for (const token of [again.idToken, renewed.id_token]) {
      const refused = await call('update', { idToken: token, password: 'another lantern' });
      expect(messageOf(refused)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    }
  });

  it('follows the same policy as sign-up', async () => {
    const { idToken, email } = await signUpVerified();
    for (const password of ['12345', 'password', email]) {
      expect(messageOf(await call('update', { idToken, password }))).toMatch(/^WEAK_PASSWORD/);
    }
  });
});

describe('name and picture', () => {
  it('are set and taken away, and only a web address is a picture', async () => {
    const { idToken } = await signUpVerified();
    const set = await call('update', { idToken, displayName: 'Ada L', photoUrl: 'https://example.com/a.png' });
    expect(set.json()).toMatchObject({ displayName: 'Ada L', photoUrl: 'https://example.com/a.png' });
    expect((await call('update', { idToken, displayName: '' })).json()).not.toHaveProperty('displayName');
    expect(messageOf(await call('update', { idToken, photoUrl: 'javascript:alert(1)' }))).toBe('INVALID_PHOTO_URL');
  });
});

describe('deleting the account', () => {
  const tablesWithUid = async () => {
    const { rows } = await database.pool.query<{ table: string }>(
      `SELECT table_name AS table
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE column_name = 'uid' AND table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    return rows.map(({ table }) => table);
  };
  const rowsOf = async (uid: string) => {
    const counts: Record<string, number> = {};
    for (const table of await tablesWithUid()) {
      const { rows } = await database.pool.query(`SELECT count(*)::int AS n FROM ${table} WHERE uid = $1`, [uid]);
      if (rows[0].n > 0) counts[table] = rows[0].n;
    }
    return counts;
  };
  /** A row of this person in every personal table, whatever its columns. */
  const fillEveryTable = async (uid: string) => {
    const has = await rowsOf(uid);
    const skipped = ['accounts', 'account_sessions', 'refresh_tokens', 'account_emails', 'users', 'audit_events'];
    const personal = new Set(await tablesWithUid());
    const client = await database.pool.connect();
    // Rows may refer to rows created just before.
    const inOrder = (await tablesInOrder(client)).map(({ name }) => name);
    client.release();
    const left = inOrder.filter((table) => personal.has(table) && !(table in has) && !skipped.includes(table));
    for (const table of left) await database.pool.query(await insertAny(table), [uid]);
  };
  const VALUES: Record<string, string> = {
    text: "'x'",
    uuid: "'00000000-0000-4000-8000-000000000001'",
    integer: '1',
    smallint: '1',
    bigint: '1',
    boolean: 'true',
    jsonb: "'{}'",
    date: "'2026-03-01'",
    'timestamp with time zone': 'now()',
  };
  const insertAny = async (table: string) => {
    const { rows } = await database.pool.query<{ column: string; type: string; check: string | null }>(
      `SELECT c.column_name AS column, c.data_type AS type,
         (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid
          WHERE t.relname = $1 AND k.contype = 'c' AND pg_get_constraintdef(k.oid) LIKE '%' || c.column_name || '%ARRAY%' LIMIT 1) AS check
       FROM information_schema.columns c WHERE table_name = $1 AND is_nullable = 'NO'`,
      [table],
    );
    const valueFor = ({ column, type, check }: (typeof rows)[number]) =>
      column === 'uid'
        ? '$1'
        : ((type === 'text' ? /'([^']+)'::text/.exec(check ?? '')?.[0] : undefined) ?? VALUES[type] ?? "'x'");
    return `INSERT INTO ${table} (${rows.map((r) => r.column).join(', ')}) VALUES (${rows.map(valueFor).join(', ')})`;
  };

  it('leaves no row of the person in any table, an audit that names nobody, and mails a notice', async () => {
    const { idToken, uid, email, refreshToken } = await signUpVerified();
    await createChosenService({ db, clock: systemClock }).add(uid, supplementOf());
    await fillEveryTable(uid);
    const before = await rowsOf(uid);
    expect(Object.keys(before).sort()).toEqual((await tablesWithUid()).sort());
    const other = await signUpVerified();
    const othersRows = await rowsOf(other.uid);

    expect((await call('delete', { idToken })).json()).toEqual({ kind: 'identitytoolkit#DeleteAccountResponse' });
    expect(await rowsOf(uid)).toEqual({});
    expect(await rowsOf(other.uid)).toEqual(othersRows);
    expect(messageOf(await refresh(refreshToken))).toBe('INVALID_REFRESH_TOKEN');
    expect(messageOf(await call('lookup', { idToken }))).toBe('USER_NOT_FOUND');
    expect((await waitForMail(email, 2)).map(({ subject }) => subject)).toContain('Your account was deleted');
    const audited = await db.select().from(auditEvents);
    const gone = audited.find(({ event }) => event === 'account.deleted')?.uid;
    expect(gone).toMatch(/^deleted-/);
    expect(audited.filter((row) => row.uid === gone).map(({ event }) => event)).toContain('account.signed-up');
  });

  it('is all or nothing', async () => {
    const { idToken, uid } = await signUpVerified();
    const before = await rowsOf(uid);
    await db.execute(sql`ALTER TABLE consents RENAME TO away`);
    try {
      expect((await call('delete', { idToken })).statusCode).toBe(500);
    } finally {
      await db.execute(sql`ALTER TABLE away RENAME TO consents`);
    }
    expect(await rowsOf(uid)).toEqual(before);
  });

  it('needs a sign-in of the last five minutes', async () => {
    const { idToken } = await signUpVerified();
    time.pass(5 * MINUTE_MS + 1);
    expect(messageOf(await call('delete', { idToken }))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });
});
