import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBlocks, drawSchedule } from './schedule.ts';

test('a schedule is balanced, has at most two equal blocks in a row, and depends only on its seed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 14 }),
      fc.string(),
      (half, blockDays, seed) => {
        const blocks = drawBlocks({ blocks: half * 2, seed });
        expect(blocks.filter((side) => side === 1)).toHaveLength(half);
        expect(blocks.join('')).not.toMatch(/000|111/);
        expect(drawBlocks({ blocks: half * 2, seed })).toEqual(blocks);
        const days = drawSchedule({ blocks: half * 2, blockDays, seed });
        expect(days).toHaveLength(half * 2 * blockDays);
        expect(days.filter((_, day) => day % blockDays === 0)).toEqual(blocks);
      },
    ),
  );
});

test('another seed draws another schedule', () => {
  const drawn = new Set(Array.from({ length: 40 }, (_, at) => drawBlocks({ blocks: 12, seed: `seed ${at}` }).join('')));
  expect(drawn.size).toBeGreaterThan(30);
});

test('an odd number of blocks cannot be balanced', () => {
  expect(() => drawBlocks({ blocks: 7, seed: 'a' })).toThrow(RangeError);
});
