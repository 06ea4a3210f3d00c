import { isDeepStrictEqual } from 'node:util';
import { Recommendation } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../load.ts';
import { holdPromises } from './hold.ts';
import { promises } from './promises.ts';

const knowledge = await loadKnowledge();
/** As many as a run of all tests has time for; `npm run promises` takes a hundred thousand. */
const PEOPLE = 10_000;
/** The shape of each result is that of the contract to the letter, as it is stored and sent like that: asked of so many. */
const SHAPES = 1_000;
/** The seed is part of the name, so that a failure can be run again: `npm run promises -- --seed …`. */
const SEED = Number(process.env['PROMISES_SEED'] ?? 20261115);

describe('the promises', () => {
  test('are all there', () => {
    expect(promises.map(({ number }) => number)).toEqual(Array.from({ length: 33 }, (_, i) => i + 1));
  });

  test(`hold for ${PEOPLE} generated people (seed ${SEED}), in the contract’s own shape`, { timeout: 600_000 }, () => {
    let shapes = 0;
    const held = holdPromises(knowledge, {
      people: PEOPLE,
      seed: SEED,
      onPerson: (count, result) => {
        if (count % (PEOPLE / SHAPES) !== 0) return;
        shapes += 1;
        const parsed = Recommendation.parse(result);
        // The comparison that can tell what differs takes as long as the plan itself.
        if (!isDeepStrictEqual(parsed, result)) expect(parsed).toEqual(result);
      },
    });
    expect(held.people).toBe(PEOPLE);
    expect(shapes).toBe(SHAPES);
    // The people are not all turned away: otherwise the promises would hold of nothing.
    expect(held.plans).toBeGreaterThan(PEOPLE / 4);
  });
});
