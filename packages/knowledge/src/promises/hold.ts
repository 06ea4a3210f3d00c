import { type Recommendation, validateQuestionnaire } from '@evidose/contract';
import { type Knowledge, type Prepared, prepare, recommend } from '@evidose/engine';
import fc from 'fast-check';
import { type GeneratedPerson, peopleOf } from './people.ts';
import { promises } from './promises.ts';
import { Facts, truthOf } from './truth.ts';

export interface Held {
  readonly people: number;
  /** How often each promise had something to check: a judge that never meets its case proves nothing. */
  readonly plans: number;
  readonly suggestions: number;
}

/** All faults in one person's plan, with the number of the promise. */
export function faultsOf(
  facts: Facts,
  person: GeneratedPerson,
  result: Recommendation,
  answers: Parameters<typeof truthOf>[2],
): string[] {
  const truth = truthOf(facts, person, answers);
  return promises.flatMap(({ number, faults }) =>
    faults(facts, truth, result).map((fault) => `promise ${number}: ${fault}`),
  );
}

function answersOf(person: GeneratedPerson) {
  const checked = validateQuestionnaire(person.answers);
  if (!checked.ok) throw new Error(`${checked.failure.field}: ${checked.failure.message}`);
  return checked.answers;
}

/** Checks all promises for that many generated people; throws with the smallest counterexample. */
export function holdPromises(
  knowledge: Knowledge,
  options: {
    readonly people: number;
    readonly seed: number;
    readonly onPerson?: (count: number, result: Recommendation) => void;
  },
): Held {
  const prepared: Prepared = prepare(knowledge);
  const facts = new Facts(knowledge);
  let people = 0;
  let plans = 0;
  let suggestions = 0;
  fc.assert(
    fc.property(peopleOf(knowledge), (person) => {
      const answers = answersOf(person);
      const result = recommend(prepared, answers);
      people += 1;
      plans += result.supplements.length > 0 ? 1 : 0;
      suggestions += result.supplements.length;
      options.onPerson?.(people, result);
      const faults = faultsOf(facts, person, result, answers);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }),
    { numRuns: options.people, seed: options.seed, endOnFailure: false },
  );
  return { people, plans, suggestions };
}
