import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createResolvedAlertService } from './service.ts';

const { db } = await createTestDatabase();
let time = Date.parse('2026-01-01T00:00:00Z');
const resolved = createResolvedAlertService({
  db,
  clock: () => {
    time += 1000;
    return new Date(time);
  },
});
const about = (uid: string, change = {}) => ({
  uid,
  key: 'guess-1',
  title: 'Did we read this right?',
  how: 'confirmed' as const,
  ...change,
});

it('remembers what was resolved, how and when, newest first', async () => {
  await resolved.resolve(about('u1'));
  const list = await resolved.resolve(about('u1', { key: 'other', how: 'asked-doctor' }));
  expect(list.map(({ key, how }) => [key, how])).toEqual([
    ['other', 'asked-doctor'],
    ['guess-1', 'confirmed'],
  ]);
  expect(list[1]?.settledOn).toBe('2026-01-01T00:00:01.000Z');
});

it('holds an alert once, and opens it again', async () => {
  await Promise.all([resolved.resolve(about('u2')), resolved.resolve(about('u2'))]);
  expect(await resolved.resolve(about('u2', { how: 'read' }))).toMatchObject([{ key: 'guess-1', how: 'read' }]);
  expect(await resolved.resolve(about('u2', { how: null }))).toEqual([]);
});

it('is one person’s alone', async () => {
  await resolved.resolve(about('u3'));
  expect(await resolved.list('u4')).toEqual([]);
  await resolved.resolve(about('u4', { how: null }));
  expect(await resolved.list('u3')).toHaveLength(1);
});

it('takes no more than a person could resolve', async () => {
  await db.execute(sql`
    INSERT INTO settled_alerts SELECT 'u5', 'k' || n, 't', 'read', now() FROM generate_series(1, 500) n`);
  await expect(resolved.resolve(about('u5'))).rejects.toMatchObject({ code: 'TOO_MUCH_STORED', status: 409 });
  // An existing one can still be resolved another way, and reopened.
  const changed = await resolved.resolve(about('u5', { key: 'k7', how: 'confirmed' }));
  expect(changed.find(({ key }) => key === 'k7')?.how).toBe('confirmed');
  await resolved.resolve(about('u5', { key: 'k8', how: null }));
  expect(await resolved.resolve(about('u5'))).toHaveLength(500);
});
