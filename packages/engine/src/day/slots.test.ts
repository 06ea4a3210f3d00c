import { describe, expect, test } from 'vitest';
import { knowledgeOf, supplementOf } from '../../test/knowledge.ts';
import type { Supplement } from '../knowledge.ts';
import { prepare } from '../prepare/prepare.ts';
import { mealsOf, near, possibleSlots, setOf, slotCost, slotsIn } from './slots.ts';

const at = (changes: Partial<Supplement>, mealsPerDay: '1' | '2' | '3' = '3') => {
  const [supplement] = prepare(knowledgeOf({ supplements: [supplementOf({ id: 'thing', ...changes })] })).supplements;
  if (supplement === undefined) throw new Error('No supplement');
  return slotsIn(possibleSlots(supplement, mealsOf({ mealsPerDay } as Parameters<typeof mealsOf>[0])));
};
const timing = (changes: Partial<Supplement['timing']>): Pick<Supplement, 'timing'> => ({
  timing: { slots: ['breakfast'], food: 'either', ...changes },
});

describe('when something may be taken', () => {
  test('with food at meals, without it between them, else at any time', () => {
    expect(at(timing({ food: 'with' }))).toEqual(['breakfast', 'lunch', 'dinner']);
    expect(at(timing({ food: 'with' }), '1')).toEqual(['dinner']);
    expect(at(timing({ food: 'without' }))).toEqual(['on-waking', 'bedtime']);
    expect(at(timing({}))).toEqual(['on-waking', 'breakfast', 'lunch', 'dinner', 'bedtime']);
  });
  test('what wakes early in the day', () => {
    expect(at({ effects: ['stimulating'] })).toEqual(['on-waking', 'breakfast', 'lunch']);
  });
  test('what makes sleepy late, and at bedtime alone where that alone is listed', () => {
    const sedating = (slots: Supplement['timing']['slots']) => at({ effects: ['sedating'], ...timing({ slots }) });
    expect(sedating(['bedtime'])).toEqual(['bedtime']);
    expect(sedating(['dinner'])).toEqual(['dinner', 'bedtime']);
    expect(sedating(['bedtime', 'dinner'])).toEqual(['dinner', 'bedtime']);
  });
  test('never where it must not, and as listed where nothing else is left', () => {
    expect(at(timing({ never: ['bedtime'] }))).not.toContain('bedtime');
    expect(at({ effects: ['stimulating'], ...timing({ food: 'with', slots: ['breakfast'] }) }, '1')).toEqual([
      'breakfast',
    ]);
  });
});

test('a slot is too close from so many hours before to so many after', () => {
  const close = (hours: number, after?: number) => slotsIn(near(setOf(['lunch']), hours, after));
  expect(close(1)).toEqual(['lunch']);
  expect(close(8)).toEqual(expect.arrayContaining(['breakfast', 'lunch', 'dinner']));
  expect(close(8, 1)).toEqual(expect.arrayContaining(['breakfast', 'lunch']));
  expect(close(8, 1)).not.toContain('dinner');
  expect(close(1, 8)).not.toContain('breakfast');
});

test('listed slots cost least, in their order', () => {
  const [supplement] = prepare(
    knowledgeOf({ supplements: [supplementOf({ id: 'thing', ...timing({ slots: ['dinner', 'lunch'] }) })] }),
  ).supplements;
  if (supplement === undefined) throw new Error('No supplement');
  expect((['dinner', 'lunch', 'bedtime'] as const).map((slot) => slotCost(supplement, slot))).toEqual([0, 1, 4]);
});
