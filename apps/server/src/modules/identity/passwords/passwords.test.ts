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

describe('hashing', () => {
  const hasher = createHasher();

  it('is Argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hasher.hash('tulips')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('uses every character: the last of 200 counts', async () => {
    const long = 'x'.repeat(199);
    const stored = await hasher.hash(`${long}a`);
    expect(await hasher.verify(stored, `${long}a`)).toBe(true);
    expect(await hasher.verify(stored, `${long}b`)).toBe(false);
  });

  it('does not notice in which form an accent was typed', async () => {
    const stored = await hasher.hash('caf\u00e9-tulips');
    expect(await hasher.verify(stored, 'cafe\u0301-tulips')).toBe(true);
  });

  it('matches nothing where there is no hash', async () => {
    expect(await hasher.verify(null, 'tulips')).toBe(false);
  });

  it('takes the same place in the queue for an account that is not there', async () => {
    const busy = createHasher({ concurrency: 1, maxWaiting: 0 });
    await busy.verify(null, 'tulips');
    const running = busy.hash('tulips');
    await expect(busy.verify(null, 'tulips')).rejects.toBeInstanceOf(QueueFullError);
    await running;
  });

  it('tells hashes made with other parameters apart', async () => {
    const weaker = createHasher({ cost: { memoryCost: 8_192, timeCost: 1, parallelism: 1 } });
    const stored = await weaker.hash('tulips');
    expect(hasher.isOutdated(stored)).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('tulips'))).toBe(false);
    expect(await hasher.verify(stored, 'tulips')).toBe(true);
  });
});

describe('the queue before the hashes', () => {
  it('runs so many at a time, lets so many wait, and refuses the rest', async () => {
    const enqueue = createQueue({ concurrency: 2, maxWaiting: 3 });
    let running = 0;
    let most = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        enqueue(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setTimeout(resolve, 5));
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused.every(({ reason }) => reason instanceof QueueFullError)).toBe(true);
  });

  it('hands a place on after a failure', async () => {
    const enqueue = createQueue({ concurrency: 1, maxWaiting: 1 });
    await expect(enqueue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await enqueue(async () => 'yes')).toBe('yes');
  });
});
