import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { supplementOf } from '../../../test/recommendation.ts';
import { createChosenService } from './service.ts';

const { db } = await createTestDatabase();
let time = Date.parse('2026-01-01T00:00:00Z');
const chosen = createChosenService(db, () => {
  time += 1000;
  return new Date(time);
});
const zinc = supplementOf({ id: 'zinc', name: 'Zinc' });

describe('chosen supplements', () => {
  it('come back newest first', async () => {
    await chosen.add('u1', supplementOf());
    await chosen.add('u1', zinc);
    expect((await chosen.list('u1')).map(({ id }) => id)).toEqual(['zinc', 'vitamin-d3']);
  });

  it('are held once, however often they are chosen', async () => {
    await Promise.all([chosen.add('u2', zinc), chosen.add('u2', zinc)]);
    const again = await chosen.add('u2', { ...zinc, monthlyCost: 9 });
    expect(again.supplement.monthlyCost).toBe(9);
    expect(await chosen.list('u2')).toHaveLength(1);
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

  it.each([
    ['add', () => chosen.add('u5', zinc), 'data', 'Failed to store supplement chosen. Try again.'],
    ['list', () => chosen.list('u5'), 'data', 'Failed to retrieve chosen supplement batch.'],
    ['has', () => chosen.has('u5', 'zinc'), 'search', 'Error in determing if supplement was already adde'],
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
