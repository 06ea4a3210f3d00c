import { isDeepStrictEqual } from 'node:util';
import { Recommendation } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { knowledge } from '../testing/prepared.ts';
import { holdPromises } from './hold.ts';
import { promises } from './promises.ts';

/** As many as a full test run has time for; `npm run promises` uses a hundred thousand. */
const PEOPLE = 10_000;
/** Results parsed with the strict contract schema, as they are stored and sent. */
const SHAPES = 1_000;
/** Part of the test name, so that a failure can be repeated: `npm run promises -- --seed …`. */
const SEED = Number(process.env['PROMISES_SEED'] ?? 20261115);

describe('promises', () => {
  test('are complete', () => {
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
        // The assertion that shows the difference takes as long as the plan itself, so it runs only on a mismatch.
        if (!isDeepStrictEqual(parsed, result)) expect(parsed).toEqual(result);
      },
    });
    expect(held.people).toBe(PEOPLE);
    expect(shapes).toBe(SHAPES);
    // Enough people get a plan; otherwise the promises would prove nothing.
    expect(held.plans).toBeGreaterThan(PEOPLE / 4);
  });
});
