import { type Field, fields, isField, questionOf, type SuggestedBatch } from '@evidose/contract';
import type { Plan } from '../letter/plan.ts';

type Resource = Record<string, unknown>;

const UCUM = 'http://unitsofmeasure.org';
/** Only units that the code system has; the rest travel as text. */
const UCUM_CODES: Readonly<Record<string, string>> = { mg: 'mg', µg: 'ug', g: 'g', IU: '[iU]' };
const SEX: Readonly<Record<string, string>> = { female: 'female', male: 'male', intersex: 'other' };
const TIMING_CODES: Readonly<Record<string, string>> = {
  'on-waking': 'WAKE',
  breakfast: 'CM',
  lunch: 'CD',
  dinner: 'CV',
  bedtime: 'HS',
};

const reference = (id: string) => ({ reference: `urn:uuid:${id}` });

function patient({ person, answers }: Plan): Resource {
  return {
    resourceType: 'Patient',
    identifier: [{ system: 'urn:evidose:uid', value: person.uid }],
    name: [{ family: person.lastName, given: [person.firstName] }],
    telecom: [{ system: 'email', value: person.email }],
    gender: SEX[answers.biologicalSex ?? ''] ?? 'unknown',
  };
}

function answersTo(value: unknown): Resource[] {
  if (Array.isArray(value)) return value.map((item) => ({ valueString: String(item) }));
  return [{ valueString: String(value) }];
}

function itemsOf(field: Field, value: unknown): Resource {
  const text = questionOf(field).label;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { linkId: field, text, answer: answersTo(value) };
  }
  const parts = Object.entries(value).map(([part, answer]) => ({
    linkId: `${field}.${part}`,
    answer: [typeof answer === 'number' ? { valueDecimal: answer } : { valueString: String(answer) }],
  }));
  return { linkId: field, text, item: parts };
}

function questionnaireResponse({ answers, batch }: Plan, patientId: string): Resource {
  const given = Object.entries(answers).filter(([field]) => isField(field));
  const ordered = fields.filter((field) => given.some(([name]) => name === field));
  return {
    resourceType: 'QuestionnaireResponse',
    status: 'completed',
    subject: reference(patientId),
    authored: batch.addedOn,
    item: ordered.map((field) => itemsOf(field, answers[field])),
  };
}

function medicationStatement(text: string, plan: Plan, patientId: string): Resource {
  return {
    resourceType: 'MedicationStatement',
    status: 'active',
    medicationCodeableConcept: { text },
    subject: reference(patientId),
    dateAsserted: plan.batch.addedOn,
    informationSource: reference(patientId),
  };
}

function nutritionOrder(item: SuggestedBatch['supplements'][number], plan: Plan, patientId: string): Resource {
  const code = UCUM_CODES[item.dose.unit];
  return {
    resourceType: 'NutritionOrder',
    // A suggestion to talk over, not an order anybody signed.
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
              frequency: item.dose.perDay,
              period: 1,
              periodUnit: 'd',
              when: item.timing.slot.map((slot) => TIMING_CODES[slot]),
            },
          },
        ],
        quantity: {
          value: item.dose.amount,
          unit: item.dose.unit,
          ...(code === undefined ? {} : { system: UCUM, code }),
        },
        instruction: item.reasons.map(({ message }) => message).join(' '),
      },
    ],
    note: item.cautions.map(({ message }) => ({ text: message })),
  };
}

/** The plan as a FHIR R4 bundle: who, what was answered, what is taken, what is proposed. */
export function planAsFhir(plan: Plan, newId: () => string): Resource {
  const patientId = newId();
  const taken = [
    ...plan.batch.recommendation.medications.map(({ text }) => text),
    ...plan.batch.recommendation.currentSupplements.map(({ text }) => text),
  ];
  const resources: readonly (readonly [string, Resource])[] = [
    [patientId, patient(plan)],
    [newId(), questionnaireResponse(plan, patientId)],
    ...taken.map((text) => [newId(), medicationStatement(text, plan, patientId)] as const),
    ...plan.batch.supplements.map((item) => [newId(), nutritionOrder(item, plan, patientId)] as const),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: plan.batch.addedOn,
    entry: resources.map(([id, resource]) => ({ fullUrl: `urn:uuid:${id}`, resource: withoutEmptyLists(resource) })),
  };
}

/** FHIR has no empty arrays. */
function withoutEmptyLists(resource: Resource): Resource {
  return Object.fromEntries(
    Object.entries(resource).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );
}
