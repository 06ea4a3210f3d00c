import type { Plan } from '../../letter/index.ts';
import { allergies, conditions, labs, patient, questionnaireResponse } from './person.ts';
import { interactions, nutritionOrder } from './proposed.ts';
import { type Resource, withoutEmptyLists } from './resource.ts';
import { taken } from './taken.ts';

/** The plan as a FHIR R4 bundle: who, what they have, what was measured, what is taken, what is proposed, what to mind. */
export function planAsFhir(plan: Plan, newId: () => string): Resource {
  const patientId = newId();
  const others = [
    questionnaireResponse(plan, patientId),
    ...conditions(plan, patientId),
    ...allergies(plan, patientId),
    ...labs(plan, patientId),
    ...taken(plan, patientId),
    ...plan.batch.supplements.map((item) => nutritionOrder(item, plan, patientId)),
    ...interactions(plan, patientId),
  ];
  const resources = [
    { id: patientId, resource: patient(plan) },
    ...others.map((resource) => ({ id: newId(), resource })),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: plan.batch.addedOn,
    entry: resources.map(({ id, resource }) => ({ fullUrl: `urn:uuid:${id}`, resource: withoutEmptyLists(resource) })),
  };
}
