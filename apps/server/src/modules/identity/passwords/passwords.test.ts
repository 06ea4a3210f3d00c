import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { createHasher } from './hasher.ts';
import { findPasswordFault } from './policy.ts';
import { createQueue, QueueFullError } from './queue.ts';

const check = (password: string, minLength = 6) =>
  findPasswordFault(password, { email: 'ada.l@example.com', minLength })?.kind ?? null;

describe('the password policy', () => {
  it('holds 3,000 common passwords, the usual first ones among them', () => {
    expect(commonPasswords.size).toBe(3000);
    for (const password of ['123456', 'password', 'qwerty', 'iloveyou']) expect(commonPasswords).toContain(password);
  });

  it.each([
    ['12345', 'too-short'],
    ['tulip7', null],
    ['PassWord', 'too-common'],
    ['password1', 'too-common'],
    ['evidose', 'too-common'],
    ['Evidose2026!', 'too-common'],
    ['evidose-tulips', null],
    ['ada.l@example.com', 'too-common'],
    ['ADA.L@example.com', 'too-common'],
    ['adalexamplecom', 'too-common'],
    ['lovelace canal', null],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaa', null],
  ])('%s: %s', (password, fault) => {
    expect(check(password)).toBe(fault);
  });

  it('refuses the part of the address before the @', () => {
    expect(findPasswordFault('adalovelace', { email: 'ada.lovelace@example.com', minLength: 6 })?.kind).toBe(
      'too-common',
    );
  });

  it('takes the configured length, counted in characters and not in bytes or halves', () => {
    expect(check('tulips-tulip', 12)).toBeNull();
    expect(check('tulips-tuli', 12)).toBe('too-short');
    expect(check('🌷🌷🌷🌷🌷')).toBe('too-short');
    expect(check('🌷🌷🌷🌷🌷🌷')).toBeNull();
  });

  it('takes 64 characters and many more, and refuses beyond what the policy document says', () => {
    expect(check('x'.repeat(64))).toBeNull();
    expect(check('x'.repeat(4096))).toBeNull();
    expect(check('x'.repeat(4097))).toBe('too-long');
  });
});

const HERE = '10.0.0.1';

describe('hashing', () => {
  const hasher = createHasher();

  it('is Argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hasher.hash('tulips', HERE)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('uses every character: the last of 200 counts', async () => {
    const long = 'x'.repeat(199);
    const stored = await hasher.hash(`${long}a`, HERE);
    expect(await hasher.verify(stored, `${long}a`, HERE)).toBe(true);
    expect(await hasher.verify(stored, `${long}b`, HERE)).toBe(false);
  });

  it('does not notice in which form an accent was typed', async () => {
    const stored = await hasher.hash('caf\u00e9-tulips', HERE);
    expect(await hasher.verify(stored, 'cafe\u0301-tulips', HERE)).toBe(true);
  });

  it('matches nothing where there is no hash', async () => {
    expect(await hasher.verify(null, 'tulips', HERE)).toBe(false);
  });

  it('takes the same place in the queue for an account that is not there', async () => {
    const busy = createHasher({ concurrency: 1, longestWaitMs: 0 });
    await busy.verify(null, 'tulips', HERE);
    const running = [busy.hash('tulips', HERE), busy.hash('tulips', HERE)];
    await expect(busy.verify(null, 'tulips', HERE)).rejects.toBeInstanceOf(QueueFullError);
    await Promise.all(running);
  });

  it('tells hashes made with other parameters apart', async () => {
    const weaker = createHasher({ cost: { memoryCost: 8_192, timeCost: 1, parallelism: 1 } });
    const stored = await weaker.hash('tulips', HERE);
    expect(hasher.isOutdated(stored)).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('tulips', HERE))).toBe(false);
    expect(await hasher.verify(stored, 'tulips', HERE)).toBe(true);
  });
});

describe('the queue before the hashes', () => {
  const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const outcomes = async (work: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map((result) => (result.status === 'fulfilled' ? 'done' : result.reason));

  it('runs so many at a time, lets so much work wait, and refuses the rest', async () => {
    const enqueue = createQueue({ concurrency: 2, longestWaitMs: 15, expectedMs: 10 });
    let running = 0;
    let most = 0;
    const results = await outcomes(
      Array.from({ length: 8 }, () =>
        enqueue(HERE, async () => {
          running += 1;
          most = Math.max(most, running);
          await rest(10);
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    const refused = results.filter((result) => result !== 'done');
    // Fifteen milliseconds of work on two lanes are three pieces of ten.
    expect(refused).toHaveLength(3);
    expect(refused.every((reason) => reason instanceof QueueFullError)).toBe(true);
  });

  it('serves the line that was served longest ago: behind 400 of one source another waits for one', async () => {
    const enqueue = createQueue({ concurrency: 1, longestWaitMs: 60_000, expectedMs: 50 });
    const order: string[] = [];
    const come = (source: string) =>
      enqueue(source, async () => {
        order.push(source);
        await rest(0);
      });
    const crowd = Array.from({ length: 400 }, () => come('crowd'));
    await Promise.all([come('ada'), come('grace')]);
    expect(order.slice(0, 3)).toEqual(['crowd', 'ada', 'grace']);
    await Promise.all(crowd);
    expect(order).toHaveLength(402);
  });

  it('when it is full, the longest line gives a place to a shorter one', async () => {
    const enqueue = createQueue({ concurrency: 1, longestWaitMs: 200, expectedMs: 50 });
    const crowd = Array.from({ length: 8 }, () => enqueue('crowd', () => rest(1)));
    const result = outcomes(crowd);
    await expect(enqueue('ada', async () => 'in')).resolves.toBe('in');
    const refused = (await result).filter((reason) => reason instanceof QueueFullError);
    // One runs and four wait; three found no room, and one gave up its place.
    expect(refused).toHaveLength(4);
  });

  it('learns from the work how much of it fits', async () => {
    const enqueue = createQueue({ concurrency: 1, longestWaitMs: 100, expectedMs: 1 });
    for (let i = 0; i < 20; i++) await enqueue(HERE, () => rest(60));
    const results = await outcomes(Array.from({ length: 6 }, () => enqueue(HERE, () => rest(1))));
    expect(results.filter((result) => result === 'done').length).toBeLessThanOrEqual(3);
  });

  it('hands a place on after a failure', async () => {
    const enqueue = createQueue({ concurrency: 1, longestWaitMs: 100, expectedMs: 50 });
    await expect(enqueue(HERE, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await enqueue(HERE, async () => 'yes')).toBe('yes');
  });
});
