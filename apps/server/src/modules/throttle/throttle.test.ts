import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/clock.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { secretFrom } from '../../secret.ts';
import { createThrottle, type Limit } from './service.ts';

const { db } = await createTestDatabase();
const { clock, pass } = createTestClock();
const throttle = createThrottle({ db, clock, secret: secretFrom('a secret of the tests') });
const limit: Limit = { name: 'test', hits: 3, windowMs: 10_000 };

const takeMany = async (subject: string, times: number) => {
  const taken = await Promise.all(Array.from({ length: times }, () => throttle.take(limit, subject)));
  return taken.filter(({ isAllowed }) => isAllowed).length;
};

describe('a throttle', () => {
  it('lets exactly the limit through, also when all come at once', async () => {
    expect(await takeMany('burst', 40)).toBe(3);
  });

  it('counts each subject by itself', async () => {
    expect(await takeMany('one', 5)).toBe(3);
    expect(await takeMany('two', 2)).toBe(2);
  });

  it('slides: a try leaves the window exactly when its time is over, and the wait says so', async () => {
    await throttle.take(limit, 'slide');
    pass(6_000);
    await takeMany('slide', 2);
    expect(await throttle.take(limit, 'slide')).toEqual({ isAllowed: false, retryAfterSeconds: 4 });
    pass(3_999);
    expect(await takeMany('slide', 1)).toBe(0);
    pass(1);
    expect(await takeMany('slide', 2)).toBe(1);
  });

  it('forgets a try that is given back, and only that one', async () => {
    const [first] = await Promise.all([throttle.take(limit, 'back'), throttle.take(limit, 'back')]);
    if (!first.isAllowed) throw new Error('the first try must pass');
    await first.giveBack();
    expect(await takeMany('back', 5)).toBe(2);
  });

  it('forgets everything of a subject that is cleared', async () => {
    await takeMany('clear', 3);
    await throttle.clear(limit, 'clear');
    expect(await takeMany('clear', 5)).toBe(3);
  });

  it('keeps no row whose window is over, and no subject in clear', async () => {
    await throttle.take(limit, 'somebody@example.com');
    const text = JSON.stringify((await db.execute('SELECT * FROM throttles')).rows);
    expect(text).not.toContain('somebody');
    pass(60_000);
    await throttle.sweep();
    expect((await db.execute('SELECT * FROM throttles')).rows).toEqual([]);
  });
});
