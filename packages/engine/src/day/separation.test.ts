import { expect, test } from 'vitest';
import { interactionOf, knowledgeOf, supplementOf } from '../../test/knowledge.ts';
import type { InteractionRule } from '../knowledge.ts';
import { prepare } from '../prepare/prepare.ts';
import { hoursApart } from './separation.ts';

const HOURS = 3;

/** Only iron has the row; the order of the pair must not matter. */
function hoursWith(row: Partial<InteractionRule>, iron: number): number[] {
  const knowledge = knowledgeOf({
    supplements: [
      supplementOf({
        id: 'iron',
        interactions: [
          interactionOf({ with: { kind: 'supplement', id: 'tea' }, action: 'separate', hours: HOURS, ...row }),
        ],
      }),
      supplementOf({ id: 'tea' }),
    ],
  });
  const prepared = prepare(knowledge);
  const [a, b] = prepared.supplements.map((supplement) => ({
    supplement,
    amount: supplement.data.id === 'iron' ? iron : 1000,
  }));
  if (a === undefined || b === undefined) throw new Error('There are two.');
  return [hoursApart(prepared, a, b), hoursApart(prepared, b, a)];
}

test('two that a row keeps apart are apart for its hours, whoever is asked first', () => {
  expect(hoursWith({}, 10)).toEqual([HOURS, HOURS]);
});

test('a row that asks for something else sets no hours', () => {
  expect(hoursWith({ action: 'monitor' }, 10)).toEqual([0, 0]);
});

test('hours count from the amount on that its own row speaks of', () => {
  expect(hoursWith({ fromDose: 50 }, 49)).toEqual([0, 0]);
  expect(hoursWith({ fromDose: 50 }, 50)).toEqual([HOURS, HOURS]);
});
