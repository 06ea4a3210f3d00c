import { parseArgs } from 'node:util';
import { type Recommendation, validateQuestionnaire } from '@evidose/contract';
import { prepare, recommend } from '@evidose/engine';
import fc from 'fast-check';
import { loadKnowledge } from '../load.ts';
import { people } from '../named-people/people.ts';
import { planOf } from '../named-people/plan-of.ts';
import { peopleOf } from '../promises/people.ts';

/** `npm run knowledge:alerts -- --people 1000 --seed 7`: how many alerts named and generated people get, and which. */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '1000' }, seed: { type: 'string', default: '7' } },
});

const knowledge = await loadKnowledge();
const prepared = prepare(knowledge);
const named = Object.values(people).map((each) => planOf(prepared, each));
const generated = fc
  .sample(peopleOf(knowledge), { numRuns: Number(values.people), seed: Number(values.seed) })
  .flatMap(({ answers }) => {
    const checked = validateQuestionnaire(answers);
    return checked.ok ? [recommend(prepared, checked.answers)] : [];
  });

const MOST_IDS = 10;

function countsOf<T>(list: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts];
}

function tell(title: string, plans: readonly Recommendation[]): void {
  const counts = plans.map(({ alerts }) => alerts.length).toSorted((a, b) => a - b);
  const at = (share: number) => counts[Math.floor((counts.length - 1) * share)];
  console.log(`${title}: ${counts.length} people, median ${at(0.5)}, nine in ten at most ${at(0.9)}, most ${at(1)}`);
  console.log(
    `  ${countsOf(counts)
      .map(([count, times]) => `${count}: ${times}`)
      .join(', ')}`,
  );
  const ids = plans.flatMap(({ alerts }) => alerts.map(({ id }) => id.replace(/^ask-about-.*/, 'ask-about-…')));
  const often = countsOf(ids)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_IDS);
  console.log(`  ${often.map(([id, times]) => `${id} ${times}`).join(', ')}`);
}

tell('Named', named);
tell(`Generated (seed ${values.seed})`, generated);
