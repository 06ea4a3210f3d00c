import { describe, expect, it } from 'vitest';
import { QueueFullError } from '../passwords/queue.ts';
import { createSourceQueue } from './source-queue.ts';

const later = () => {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
};

describe('the source queue before the identity calls', () => {
  it('lets two of one source in, makes some wait, refuses the rest, and never holds up another source', async () => {
    const queue = createSourceQueue({ atOnce: 2, line: 3 });
    const work = Array.from({ length: 5 }, later);
    const begun: number[] = [];
    const hostile = work.map(({ done }, i) =>
      queue.pass('hostile', () => {
        begun.push(i);
        return done;
      }),
    );
    await expect(queue.pass('hostile', async () => 'inside')).rejects.toBeInstanceOf(QueueFullError);
    expect(() => queue.refuseCrowd('hostile')).toThrow(QueueFullError);
    expect(() => queue.refuseCrowd('honest')).not.toThrow();
    expect(await queue.pass('honest', async () => 'inside')).toBe('inside');
    expect(begun).toEqual([0, 1]);
    work[1]?.finish();
    await hostile[1];
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    for (const { finish } of work) finish();
    await Promise.all(hostile);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(await queue.pass('hostile', async () => 'again')).toBe('again');
  });

  it('a call that fails gives its place back', async () => {
    const queue = createSourceQueue({ atOnce: 1, line: 1 });
    for (let i = 0; i < 5; i++) {
      await expect(queue.pass('one', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    }
    expect(await queue.pass('one', async () => 'inside')).toBe('inside');
  });
});
