import type { InteractionSeverity, SuggestedBatch } from '@evidose/contract';
import { letterAction } from '@evidose/contract';
import type { Plan } from '../../letter/index.ts';
import { asThirdPerson } from '../../letter/index.ts';
import { quantity, type Resource, reference, TIMING_CODES } from './resource.ts';

type Item = SuggestedBatch['supplements'][number];

export function nutritionOrder(item: Item, plan: Plan, patientId: string): Resource {
  const { timing } = item;
  const weeks = plan.atMostWeeks(item.id);
  const cautions = [
    ...item.cautions.map(({ message }) => message),
    ...(timing.note === undefined ? [] : [timing.note]),
  ];
  return {
    resourceType: 'NutritionOrder',
    // A suggestion to discuss, not a signed order.
    status: 'draft',
    intent: 'proposal',
    patient: reference(patientId),
    dateTime: plan.batch.addedOn,
    supplement: [
      {
        type: { text: item.name },
        productName: `${item.name}, ${item.form.label}`,
        schedule: [
          {
            repeat: {
              ...(weeks === null
                ? {}
                : { boundsDuration: { value: weeks, unit: 'weeks', system: 'http://unitsofmeasure.org', code: 'wk' } }),
              frequency: item.dose.perDay,
              period: 1,
              periodUnit: 'd',
              when: timing.slot.map((slot) => TIMING_CODES[slot]),
            },
          },
        ],
        quantity: quantity(item.dose.amount, item.dose.unit),
        instruction: item.reasons.map(({ message }) => asThirdPerson(message)).join(' '),
      },
    ],
    note: cautions.map((message) => ({ text: asThirdPerson(message) })),
  };
}

const SEVERITY: Readonly<Record<InteractionSeverity, string>> = {
  contraindicated: 'high',
  major: 'high',
  moderate: 'moderate',
  minor: 'low',
};

/** Every interaction that the plan names, for suggestions and for what is already taken. */
export function interactions({ batch, sourceTitle }: Plan, patientId: string): Resource[] {
  const { supplements, recommendation } = batch;
  return [...supplements, ...recommendation.currentSupplements].flatMap(({ name, interactions: rows }) =>
    rows.map((row) => ({
      resourceType: 'DetectedIssue',
      status: 'preliminary',
      code: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'DRG' }],
        text: `${name} with ${row.with}`,
      },
      severity: SEVERITY[row.severity],
      patient: reference(patientId),
      identifiedDateTime: batch.addedOn,
      detail: `${asThirdPerson(row.message)} Sources: ${row.sources.map(sourceTitle).join('; ')}.`,
      mitigation: [{ action: { text: letterAction(row) } }],
    })),
  );
}
