/**
 * How fast a plan is made, compared with json-rules-engine on the same exclusion rules, and how the time grows.
 * npm run bench:engine -- [--people 3000]
 */
import { parseArgs } from 'node:util';
import type { Answers } from '@evidose/contract';
import { type Knowledge, type Prepared, prepare, recommend, whyNotAll } from '@evidose/engine';
import { loadKnowledge } from '@evidose/knowledge';
import { makePeople } from './people.ts';
import { engineFor, factsOf, rulesOf } from './same-rules.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '3000' }, rounds: { type: 'string', default: '3' } },
});
const count = Number(values.people);
const rounds = Number(values.rounds);
const SEED = 7;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

interface Times {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Each person's best round, to leave out what else the machine was doing. */
function timesOf(people: readonly Answers[], work: (answers: Answers) => unknown): Times {
  const best = new Float64Array(people.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, answers] of people.entries()) {
      const start = performance.now();
      work(answers);
      const time = performance.now() - start;
      // The first round is a warm-up.
      if (round > 0) best[i] = Math.min(best[i] ?? time, time);
    }
  }
  const sorted = [...best].sort((a, b) => a - b);
  const total = sorted.reduce((sum, time) => sum + time, 0);
  return { perSecond: (people.length / total) * 1000, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const line = (name: string, { perSecond, p50, p99 }: Times): void =>
  console.log(
    `${name.padEnd(44)} ${whole(perSecond).padStart(8)} people/s   p50 ${p50.toFixed(3)} ms   p99 ${p99.toFixed(3)} ms`,
  );

async function besideRulesEngine(prepared: Prepared, knowledge: Knowledge, people: readonly Answers[]): Promise<void> {
  const rules = rulesOf(knowledge);
  const engine = engineFor(rules);
  const few = people.slice(0, Math.min(100, people.length));
  const facts = few.map((answers) => factsOf(prepared, answers));
  let theirs = Number.POSITIVE_INFINITY;
  let ours = Number.POSITIVE_INFINITY;
  let fired = 0;
  let found = 0;
  for (let round = 0; round <= rounds; round++) {
    fired = 0;
    let start = performance.now();
    for (const each of facts) fired += (await engine.run(each)).events.length;
    theirs = Math.min(theirs, performance.now() - start);
    found = 0;
    start = performance.now();
    for (const answers of few) for (const findings of whyNotAll(prepared, answers).values()) found += findings.length;
    ours = Math.min(ours, performance.now() - start);
  }
  console.log(`\n${rules.length} exclusion rules, ${few.length} people, best of ${rounds}:`);
  console.log(
    `  json-rules-engine   ${(theirs / few.length).toFixed(2)} ms a person, ${fired} rules fired (medicines read beforehand)`,
  );
  console.log(
    `  our exclusion       ${(ours / few.length).toFixed(3)} ms a person, ${found} findings (reading the medicines, allergies, forms, advice and own supplements too)`,
  );
  console.log(`  ratio               ${(theirs / ours).toFixed(1)} times`);
}

/** The same knowledge with only part of its supplements, or with copies of them. */
function sized(knowledge: Knowledge, factor: number): Knowledge {
  const { supplements } = knowledge;
  const copies = Array.from({ length: Math.round(supplements.length * factor) }, (_, i) => {
    const original = supplements[i % supplements.length];
    if (original === undefined) throw new Error('No supplements');
    const copy = Math.floor(i / supplements.length);
    return copy === 0
      ? original
      : {
          ...original,
          id: `${original.id}-${copy}`,
          name: `${original.name} ${copy}`,
          synonyms: [],
          brands: [],
          misspellings: [],
        };
  });
  return { ...knowledge, supplements: copies };
}

const start = performance.now();
const knowledge = await loadKnowledge();
const loaded = performance.now();
const prepared = prepare(knowledge);
console.log(
  `Knowledge loaded in ${whole(loaded - start)} ms, prepared in ${whole(performance.now() - loaded)} ms; ${count} people, each the best of ${rounds}\n`,
);
const people = makePeople(knowledge, { people: count, seed: SEED });
line(
  'a recommendation',
  timesOf(people, (answers) => recommend(prepared, answers)),
);
line(
  'a recommendation and its JSON',
  timesOf(people, (answers) => JSON.stringify(recommend(prepared, answers))),
);

await besideRulesEngine(prepared, knowledge, people);

console.log('\nBy the number of medicines:');
for (const medicines of [0, 1, 2, 5, 10, 20]) {
  const some = makePeople(knowledge, { people: Math.min(count, 1000), seed: SEED, medicines });
  line(
    `  ${medicines}`,
    timesOf(some, (answers) => recommend(prepared, answers)),
  );
}
console.log('\nBy the number of supplements in the knowledge:');
for (const factor of [0.25, 0.5, 1, 2]) {
  const larger = sized(knowledge, factor);
  const ready = prepare(larger);
  line(
    `  ${larger.supplements.length}`,
    timesOf(people.slice(0, 1000), (answers) => recommend(ready, answers)),
  );
}
