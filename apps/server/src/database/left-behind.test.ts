import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { migrate } from './migrate.ts';
import { readMigrationFiles } from './migration-files.ts';

const { pool } = await createTestDatabase({ from: 'empty' });
const log = { info: () => undefined };
const BEFORE = 84;

it('marks and addresses of earlier versions come along', async () => {
  const files = readMigrationFiles().filter(({ version }) => version < BEFORE);
  await migrate({ pool, log, files });
  const plan = (day: string, supplements: object[]) =>
    pool.query(
      `INSERT INTO supplements_suggested (uid, id, added_on, length, supplements, recommendation, answers)
       VALUES ('u1', gen_random_uuid(), $1, 1, $2, '{}', '{}')`,
      [day, JSON.stringify(supplements)],
    );
  await plan('2026-01-01T00:00:00Z', [{ id: 'iron', ordered: true }]);
  await plan('2026-02-01T00:00:00Z', [{ id: 'zinc', ordered: true }, { id: 'iron' }, { id: 'copper', ordered: false }]);
  await pool.query(
    `INSERT INTO supplements_chosen (uid, id, supplement, added_on)
     SELECT uid, id, '{}', now() FROM (VALUES ('u1'), ('u2')) u(uid), (VALUES ('zinc'), ('iron'), ('copper')) s(id)`,
  );
  await pool.query(
    `INSERT INTO users (uid, first_name, last_name, email, created_at, updated_at)
     VALUES ('u1', '', '', 'claimed@example.com', now(), now()), ('elsewhere', '', '', 'hosted@example.com', now(), now())`,
  );
  await pool.query(
    `INSERT INTO accounts (uid, email, email_verified, is_disabled, session_version, valid_since, created_at, last_login_at, last_refresh_at)
     VALUES ('u1', 'own@example.com', true, false, 1, now(), now(), now(), now())`,
  );
  await migrate({ pool, log });
  const ordered = await pool.query('SELECT uid, id, ordered_on FROM supplements_chosen WHERE ordered_on IS NOT NULL');
  expect(ordered.rows).toEqual([{ uid: 'u1', id: 'zinc', ordered_on: new Date('2026-02-01T00:00:00Z') }]);
  const { rows } = await pool.query('SELECT email FROM users ORDER BY uid');
  expect(rows).toEqual([{ email: 'hosted@example.com' }, { email: 'own@example.com' }]);
});
