import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadKnowledge } from '../load.ts';
import { holdPromises } from './hold.ts';
import { promises } from './promises.ts';

const MOST_SEED = 2 ** 31 - 1;

/** `npm run promises -- --people 1000000 --seed 7`: checks the promises over that many generated people. */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const people = Number(values.people);
// A fresh seed each time, printed so that a failure can be repeated.
const seed = values.seed === undefined ? randomInt(MOST_SEED) : Number(values.seed);
const knowledge = await loadKnowledge();
console.log(`Knowledge ${knowledge.version}, ${people} people, seed ${seed}`);
const start = performance.now();
const held = holdPromises(knowledge, {
  people,
  seed,
  onPerson: (count) => {
    if (count % 100_000 === 0) console.log(`${count} people, ${((performance.now() - start) / 1000).toFixed(0)} s`);
  },
});
const seconds = (performance.now() - start) / 1000;
console.log(
  `All ${promises.length} promises held for ${held.people} people (${held.plans} with a plan, ${held.suggestions} suggestions) in ${seconds.toFixed(1)} s, seed ${seed}.`,
);
