import type { Letter } from '@evidose/contract';
import type { Plan } from '../../letter/index.ts';
import { allAnswers, allergies, conditions, labs, letterAnswers, patient } from './person.ts';
import { interactions, nutritionOrder } from './proposed.ts';
import { type Resource, withoutEmptyLists } from './resource.ts';
import { taken } from './taken.ts';

/**
 * A person's own copy contains everything. A copy for a doctor contains what the letter says, and other answers only if
 * the person chose so; never account identifiers.
 */
export type Gives = 'everything' | 'letter-and-answers' | 'letter';

interface Recorded {
  readonly plan: Plan;
  readonly letter: Letter;
  readonly gives: Gives;
}

/** The plan as a FHIR R4 bundle. */
export function planAsFhir({ plan, letter, gives }: Recorded, newId: () => string): Resource {
  const patientId = newId();
  const others = [
    gives === 'letter' ? letterAnswers(letter, plan, patientId) : allAnswers(plan, patientId),
    ...conditions(plan, patientId),
    ...allergies(plan, patientId),
    ...labs(plan, letter, patientId),
    ...taken(plan, patientId),
    ...plan.batch.supplements.map((item) => nutritionOrder(item, plan, patientId)),
    ...interactions(plan, patientId),
  ];
  const resources = [
    { id: patientId, resource: patient(plan, { namesAccount: gives === 'everything' }) },
    ...others.map((resource) => ({ id: newId(), resource })),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: plan.batch.addedOn,
    entry: resources.map(({ id, resource }) => ({ fullUrl: `urn:uuid:${id}`, resource: withoutEmptyLists(resource) })),
  };
}
