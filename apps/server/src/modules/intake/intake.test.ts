import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createIntakeService } from './service.ts';

const { db, pool } = await createTestDatabase();
const intake = createIntakeService({ db, clock: () => new Date('2026-03-31T12:00:00Z') });
const place = (day: string, change = {}) => ({
  uid: 'u1',
  day,
  supplementId: 'zinc',
  slot: 'dinner' as const,
  ...change,
});

it('tells taken, skipped and not recorded apart', async () => {
  await intake.record(place('2026-03-30'), 'taken');
  await intake.record(place('2026-03-30', { slot: 'lunch' }), 'skipped');
  expect(await intake.day('u1', '2026-03-30')).toEqual([
    { supplementId: 'zinc', slot: 'dinner', state: 'taken' },
    { supplementId: 'zinc', slot: 'lunch', state: 'skipped' },
  ]);
  expect(await intake.record(place('2026-03-30'), null)).toHaveLength(1);
  expect(await intake.day('u1', '2026-03-29')).toEqual([]);
});

it('changes its mind without counting twice', async () => {
  await intake.record(place('2026-03-28', { uid: 'u2' }), 'skipped');
  await intake.record(place('2026-03-28', { uid: 'u2' }), 'taken');
  expect((await intake.adherence('u2')).supplements).toEqual([{ id: 'zinc', taken: 1, skipped: 0 }]);
});

it('takes tomorrow, which it is somewhere already, and no later day', async () => {
  expect(await intake.record(place('2026-04-01', { uid: 'u4' }), 'taken')).toHaveLength(1);
  await expect(intake.record(place('2026-04-02', { uid: 'u4' }), 'taken')).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

it('is one person’s alone', async () => {
  await intake.record(place('2026-03-30', { uid: 'u5' }), 'taken');
  expect(await intake.day('u6', '2026-03-30')).toEqual([]);
  await intake.record(place('2026-03-30', { uid: 'u6' }), null);
  expect(await intake.day('u5', '2026-03-30')).toHaveLength(1);
});

it('counts the last 30 days, the first of them included, and only what was recorded', async () => {
  await intake.record(place('2026-03-02', { uid: 'u3' }), 'taken');
  await intake.record(place('2026-03-01', { uid: 'u3' }), 'taken');
  expect((await intake.adherence('u3')).supplements).toEqual([{ id: 'zinc', taken: 1, skipped: 0 }]);
});

it('has an end: for a day, and for all that is longer ago than a month; what is there can still be changed', async () => {
  const fill = (uid: string, days: number, aDay: number) =>
    pool.query(
      `INSERT INTO intake (uid, day, supplement_id, slot, state)
       SELECT $1, date '2026-01-31' - d, 's' || n, 'dinner', 'taken' FROM generate_series(0, $2 - 1) d, generate_series(1, $3) n`,
      [uid, days, aDay],
    );
  const full = { code: 'TOO_MUCH_STORED' };
  await fill('u7', 1, 400);
  await expect(intake.record(place('2026-01-31', { uid: 'u7' }), 'taken')).rejects.toMatchObject(full);
  expect(await intake.record(place('2026-01-31', { uid: 'u7', supplementId: 's1' }), 'skipped')).toHaveLength(400);
  expect(await intake.record(place('2026-01-30', { uid: 'u7' }), 'taken')).toHaveLength(1);
  await fill('u8', 100, 200);
  await expect(intake.record(place('2025-01-01', { uid: 'u8' }), 'taken')).rejects.toMatchObject(full);
  expect(await intake.record(place('2026-03-30', { uid: 'u8' }), 'taken')).toHaveLength(1);
});

it('does a tick that is sent again under its key once, whatever came in between', async () => {
  const here = place('2026-03-30', { uid: 'u9' });
  const late = { key: 'a-key', seen: null };
  await intake.record(here, 'taken', late);
  await intake.record(here, 'skipped');
  expect(await intake.record(here, 'taken', late)).toMatchObject([{ state: 'skipped' }]);
});

it('refuses a tick that did not see what is recorded by now, unless it is the same', async () => {
  const here = place('2026-03-29', { uid: 'u9' });
  await intake.record(here, 'skipped');
  await expect(intake.record(here, 'taken', { seen: null, key: 'late' })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await intake.record(here, 'skipped', { seen: null, key: 'same' })).toMatchObject([{ state: 'skipped' }]);
  expect(await intake.record(here, 'taken', { seen: 'skipped', key: 'seen' })).toMatchObject([{ state: 'taken' }]);
});
