import { describe, expect, test } from 'vitest';
import { arrangementsOf } from './arrangements.ts';
import { randomFrom } from './random.ts';

const BALANCED = { blocks: 8, onBlocks: 4, maxRun: 2 };

describe('allowed block orders', () => {
  test('are counted correctly', () => {
    for (const blocks of [2, 4, 6, 8, 10]) {
      const every = Array.from({ length: 2 ** blocks }, (_, bits) =>
        Array.from({ length: blocks }, (_, at) => (bits >> at) & 1).join(''),
      );
      const allowed = every.filter((text) => !/000|111/.test(text) && text.replaceAll('0', '').length === blocks / 2);
      const { count, all } = arrangementsOf({ blocks, onBlocks: blocks / 2, maxRun: 2 });
      expect([...all()].map((order) => order.join('')).sort()).toEqual(allowed.sort());
      expect(count).toBe(allowed.length);
    }
  });

  test('are drawn uniformly: chi-squared over all of them', () => {
    const { count, draw } = arrangementsOf(BALANCED);
    const random = randomFrom('alike');
    const drawn = new Map<string, number>();
    const draws = count * 500;
    for (let at = 0; at < draws; at++) {
      const key = draw(random).join('');
      drawn.set(key, (drawn.get(key) ?? 0) + 1);
    }
    expect(drawn.size).toBe(count);
    const expected = draws / count;
    const chiSquared = [...drawn.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(count - 1 + 5 * Math.sqrt(2 * (count - 1)));
  });

  test('are empty where no order is allowed', () => {
    expect(arrangementsOf({ blocks: 6, onBlocks: 6, maxRun: 2 }).count).toBe(0);
  });
});
