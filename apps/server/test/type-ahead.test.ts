import { expect, it } from 'vitest';
import { createTestApp } from './app.ts';

const { app, openGate } = await createTestApp({ env: { COMPUTE_CALLS_PER_MINUTE: '100000' } });

const KEYS = 40;
const CHECKERS = 4;
/** While a key waits its turn, the check that is under way may end, and the next one be handed over. */
const MOST_BETWEEN = 2;

const post = (url: string, payload: object, cookie: string, remoteAddress: string) =>
  app.inject({ method: 'POST', url, payload, headers: { cookie }, remoteAddress });

it('what one source types is answered next, however many long checks another source has waiting', async () => {
  const [typist, checker] = [await openGate(), await openGate()];
  let [isOver, checked] = [false, 0];
  const check = async (name: number) => {
    for (let i = 0; !isOver; i += 1) {
      const list = `x${name}${i}, ${'vitamin '.repeat(240)}`;
      const { statusCode } = await post(
        '/v1/interactions/check',
        { medicines: list, supplements: list },
        checker,
        '203.0.113.9',
      );
      if (statusCode === 200) checked += 1;
    }
  };
  const checks = Promise.all(Array.from({ length: CHECKERS }, (_, name) => check(name)));
  const between: number[] = [];
  for (let i = 0; i < KEYS; i += 1) {
    await expect.poll(() => checked, { timeout: 10_000, interval: 1 }).toBeGreaterThan(i);
    const before = checked;
    const text = ['warf', 'levoth', 'metfo', 'sertr'][i % 4];
    const { statusCode } = await post('/v1/names/search', { kind: 'medicine', text }, typist, '198.51.100.7');
    expect(statusCode).toBe(200);
    between.push(checked - before);
  }
  isOver = true;
  await checks;
  expect(Math.max(...between)).toBeLessThanOrEqual(MOST_BETWEEN);
});
