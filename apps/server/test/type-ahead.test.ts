import { expect, it } from 'vitest';
import { createTestApp } from './app.ts';

const { app, openGate } = await createTestApp({ env: { COMPUTE_CALLS_PER_MINUTE: '100000' } });

const SAMPLES = 40;
const ROUNDS = 2;
const BETWEEN_KEYS_MS = 25;
/** Of one machine that has other things to do as well: quicker than this is not told apart. */
const TOLD_APART_MS = 4;

const post = async (url: string, payload: object, headers: Readonly<Record<string, string>>, remoteAddress: string) => {
  const begun = performance.now();
  const { statusCode } = await app.inject({ method: 'POST', url, payload, headers, remoteAddress });
  return { statusCode, tookMs: performance.now() - begun };
};
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Somebody who types, a key after the other. */
async function typeFor(samples: number): Promise<number[]> {
  const headers = { cookie: await openGate() };
  const took: number[] = [];
  for (let i = 0; i < samples; i += 1) {
    const text = ['warf', 'levoth', 'metfo', 'sertr'][i % 4];
    const { statusCode, tookMs } = await post('/v1/names/search', { kind: 'medicine', text }, headers, '198.51.100.7');
    expect(statusCode).toBe(200);
    took.push(tookMs);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_KEYS_MS));
  }
  return took;
}

/** The longest lists that are let in, four at a time, until it is told to stop; answers how many were checked. */
function checkWithoutEnd(cookie: string) {
  let isOver = false;
  let count = 0;
  const checker = async (name: string) => {
    for (let i = 0; !isOver; i += 1) {
      const list = `x${name}${i}, ${'vitamin '.repeat(240)}`;
      const check = { medicines: list, supplements: list };
      const { statusCode } = await post('/v1/interactions/check', check, { cookie }, '203.0.113.9');
      if (statusCode === 200) count += 1;
    }
  };
  const checkers = ['a', 'b', 'c', 'd'].map(checker);
  return {
    end: async (): Promise<number> => {
      isOver = true;
      await Promise.all(checkers);
      return count;
    },
  };
}

it('checks of one source, as long as they may be, do not slow what another one types by more than three times', async () => {
  await typeFor(SAMPLES);
  const cookie = await openGate();
  const [quiet, loaded]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await typeFor(SAMPLES)));
    const load = checkWithoutEnd(cookie);
    loaded.push(...(await typeFor(SAMPLES)));
    expect(await load.end()).toBeGreaterThan(2);
  }
  expect(median(loaded)).toBeLessThanOrEqual(3 * Math.max(median(quiet), TOLD_APART_MS));
});
