import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../load.ts';
import { holdPromises } from './hold.ts';
import { promises } from './promises.ts';

const knowledge = await loadKnowledge();
/** As many as a run of all tests has time for; `npm run promises` takes a hundred thousand. */
const PEOPLE = 10_000;
/** The seed is part of the name, so that a failure can be run again: `npm run promises -- --seed …`. */
const SEED = Number(process.env['PROMISES_SEED'] ?? 20261115);

describe('the twenty-six promises', () => {
  test('are all there', () => {
    expect(promises.map(({ number }) => number)).toEqual(Array.from({ length: 26 }, (_, i) => i + 1));
  });

  test(`hold for ${PEOPLE} generated people (seed ${SEED})`, { timeout: 600_000 }, () => {
    const held = holdPromises(knowledge, { people: PEOPLE, seed: SEED });
    expect(held.people).toBe(PEOPLE);
    // The people are not all turned away: otherwise the promises would hold of nothing.
    expect(held.plans).toBeGreaterThan(PEOPLE / 4);
  });
});
