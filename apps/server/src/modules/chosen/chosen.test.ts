import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { supplementOf } from '../../../test/recommendation.ts';
import { CHOSEN_AS_TEXT, createChosenService } from './service.ts';

const { db, pool } = await createTestDatabase();
let time = Date.parse('2026-01-01T00:00:00Z');
const chosen = createChosenService({
  db,
  clock: () => {
    time += 1000;
    return new Date(time);
  },
});
const zinc = supplementOf({ id: 'zinc', name: 'Zinc' });

describe('chosen supplements', () => {
  it('come back newest first', async () => {
    await chosen.add('u1', supplementOf());
    await chosen.add('u1', zinc);
    expect((await chosen.list('u1')).map(({ id }) => id)).toEqual(['zinc', 'vitamin-d3']);
  });

  it('are handed on as they lie there, unless another version wrote one of them', async () => {
    const read = async () =>
      (await pool.query(`SELECT (${CHOSEN_AS_TEXT}) AS found FROM (SELECT 'text-1') caller (uid)`)).rows[0].found;
    expect(JSON.parse(await read())).toEqual({ chosen: [] });
    await chosen.add('text-1', supplementOf());
    await chosen.add('text-1', { ...zinc, ordered: true });
    await chosen.mark('text-1', 'zinc', { startedOn: '2026-01-02', packUnits: 90 });
    expect(JSON.parse(await read())).toEqual({ chosen: await chosen.list('text-1') });
    await db.execute(sql`UPDATE supplements_chosen SET shape = NULL WHERE uid = 'text-1' AND id = 'zinc'`);
    expect(await read()).toBe(null);
  });

  it('are held once, however often they are chosen', async () => {
    await Promise.all([chosen.add('u2', zinc), chosen.add('u2', zinc)]);
    const again = await chosen.add('u2', { ...zinc, monthlyCost: 9 });
    expect(again.supplement.monthlyCost).toBe(9);
    expect(await chosen.list('u2')).toHaveLength(1);
  });

  it('are two hundred at most, and one of them can be chosen again', async () => {
    for (let i = 1; i <= 200; i++) await chosen.add('full', { ...zinc, id: `zinc-${i}` });
    expect(await chosen.list('full')).toHaveLength(200);
    await expect(chosen.add('full', zinc)).rejects.toMatchObject({ code: 'TOO_MUCH_STORED' });
    expect((await chosen.add('full', { ...zinc, id: 'zinc-7', monthlyCost: 9 })).supplement.monthlyCost).toBe(9);
  });

  it('can be asked for and taken off by id, by their owner alone', async () => {
    await chosen.add('u3', zinc);
    expect(await chosen.has('u3', 'zinc')).toBe(true);
    expect(await chosen.has('u4', 'zinc')).toBe(false);
    await chosen.remove('u4', 'zinc');
    expect(await chosen.has('u3', 'zinc')).toBe(true);
    await chosen.remove('u3', 'zinc');
    expect(await chosen.has('u3', 'zinc')).toBe(false);
  });

  it('keep the day they were ordered, where the plan knew it already', async () => {
    const row = await chosen.add('u6', { ...zinc, ordered: true });
    expect(row.orderedOn).toBe(row.addedOn);
    expect((await chosen.add('u6', supplementOf())).orderedOn).toBeNull();
  });

  it('carry the person’s own marks, each changed alone, by their owner alone', async () => {
    await chosen.add('u7', zinc);
    await chosen.add('u8', zinc);
    await chosen.mark('u7', 'zinc', { startedOn: '2026-01-05' });
    const marked = await chosen.mark('u7', 'zinc', { packUnits: 60 });
    expect(marked).toMatchObject({ id: 'zinc', startedOn: '2026-01-05', packUnits: 60, orderedOn: null });
    expect(await chosen.mark('u7', 'zinc', {})).toEqual(marked);
    expect((await chosen.list('u8'))[0]).toMatchObject({ startedOn: null, packUnits: null });
    await expect(chosen.mark('u9', 'zinc', { packUnits: 60 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keep their marks when they are chosen once more', async () => {
    await chosen.add('u10', zinc);
    await chosen.mark('u10', 'zinc', { startedOn: '2026-01-05', packUnits: 60 });
    expect(await chosen.add('u10', zinc)).toMatchObject({ startedOn: '2026-01-05', packUnits: 60 });
  });

  it.each([
    ['add', () => chosen.add('u5', zinc), 'data', 'Failed to store supplement chosen. Try again.'],
    ['list', () => chosen.list('u5'), 'data', 'Failed to retrieve chosen supplement batch.'],
    ['has', () => chosen.has('u5', 'zinc'), 'search', 'Error in determing if supplement was already adde'],
    [
      'mark',
      () => chosen.mark('u5', 'zinc', { packUnits: 1 }),
      'data',
      'Failed to store supplement chosen. Try again.',
    ],
    ['remove', () => chosen.remove('u5', 'zinc'), 'delete', 'Error deleting supplement'],
  ])('fail to %s with the specified error when the store fails', async (_name, call, type, message) => {
    await db.execute(sql`ALTER TABLE supplements_chosen RENAME TO away`);
    try {
      await expect(call()).rejects.toMatchObject({ type, message });
    } finally {
      await db.execute(sql`ALTER TABLE away RENAME TO supplements_chosen`);
    }
  });
});
