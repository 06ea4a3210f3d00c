import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './database.ts';
import { judgeStatements, searchedWithoutUid } from './personal-statements.ts';

const database = await createTestDatabase();
const found = (text: string) => searchedWithoutUid(database.pool, text);

describe('a statement that carries the uid', () => {
  it.each([
    'SELECT * FROM intake WHERE uid = $1 AND day = $2',
    'SELECT i.* FROM intake i JOIN users u ON u.uid = i.uid WHERE u.uid = $1',
    'SELECT accounts.* FROM account_emails JOIN accounts USING (uid) WHERE account_emails.email = $1',
    "INSERT INTO consents (uid, kind, granted, decided_at) VALUES ($1, 'reminders', true, now())",
    'WITH gone AS (DELETE FROM intake WHERE uid = $1 RETURNING day) SELECT count(*) FROM gone',
    "SELECT * FROM intake WHERE (day = $1 OR slot = 'morning') AND uid = $2",
    'SELECT 1 FROM gate_passes WHERE token_hash = $1',
  ])('passes: %s', async (text) => expect(await found(text)).toEqual([]));
});

describe('a statement without it', () => {
  it.each([
    ['SELECT * FROM intake WHERE day = $1', ['intake']],
    ['UPDATE users SET first_name = $1', ['users']],
    ['SELECT * FROM trials WHERE uid <> $1', ['trials']],
    ['SELECT * FROM shares WHERE uid = $1 OR link_hash = $2', ['shares']],
    ['SELECT * FROM shares WHERE (uid = $1 AND id = $2) OR link_hash = $3', ['shares']],
    ['SELECT i.* FROM intake i JOIN users u ON u.uid = i.uid WHERE u.last_name = $1', ['intake', 'users']],
    ['SELECT (SELECT max(day) FROM intake) FROM users WHERE uid = $1', ['intake']],
    ['WITH gone AS (DELETE FROM intake WHERE day = $1 RETURNING uid) SELECT uid FROM gone', ['intake']],
    ['INSERT INTO intake (uid, day) SELECT $1, day FROM check_ins WHERE day = $2', ['check_ins']],
  ])('is found: %s', async (text, tables) => expect((await found(text)).sort()).toEqual(tables));
});

it('what a server sends is noted, on the pool, by name and in a transaction', async () => {
  const judge = judgeStatements(database);
  const { pool, db } = judge.database;
  await pool.query('SELECT 1 FROM users WHERE first_name = $1', ['a']);
  await pool.query({ name: 'named', text: 'SELECT 1 FROM users WHERE last_name = $1', values: ['a'] });
  await db.transaction((tx) => tx.execute('SELECT 1 FROM users WHERE created_at < now()'));
  expect(await judge.complaints()).toEqual([
    expect.stringMatching(/^users: .*first_name/),
    expect.stringMatching(/^users: .*last_name/),
    expect.stringMatching(/^users: .*created_at/),
  ]);
});
