import {
  type Field,
  fields,
  guardedStates,
  isField,
  type LabDeclaration,
  type Letter,
  type PartialAnswers,
  questionOf,
  questions,
} from '@evidose/contract';
import type { Plan } from '../../letter/index.ts';
import { coded, LOINC, type Resource, reference, UCUM } from './resource.ts';

const SEX: Readonly<Record<string, string>> = { female: 'female', male: 'male', intersex: 'other' };

export function patient({ person, answers }: Plan, { namesAccount }: { readonly namesAccount: boolean }): Resource {
  const account = {
    identifier: [{ system: 'urn:evidose:uid', value: person.uid }],
    telecom: [{ system: 'email', value: person.email }],
  };
  return {
    resourceType: 'Patient',
    ...(namesAccount ? account : {}),
    name: [{ family: person.lastName, given: [person.firstName] }],
    gender: SEX[answers.biologicalSex ?? ''] ?? 'unknown',
  };
}

function itemsOf(field: Field, value: unknown): Resource {
  const text = questionOf(field).label;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const values = Array.isArray(value) ? value : [value];
    return { linkId: field, text, answer: values.map((item) => ({ valueString: String(item) })) };
  }
  const parts = Object.entries(value).map(([part, answer]) => ({
    linkId: `${field}.${part}`,
    answer: [typeof answer === 'number' ? { valueDecimal: answer } : { valueString: String(answer) }],
  }));
  return { linkId: field, text, item: parts };
}

const response = ({ batch }: Plan, patientId: string, item: readonly Resource[]): Resource => ({
  resourceType: 'QuestionnaireResponse',
  status: 'completed',
  subject: reference(patientId),
  authored: batch.addedOn,
  item,
});

export function allAnswers(plan: Plan, patientId: string): Resource {
  const { answers } = plan;
  const given = Object.entries(answers).filter(([field]) => isField(field));
  const ordered = fields.filter((field) => given.some(([name]) => name === field));
  return response(
    plan,
    patientId,
    ordered.map((field) => itemsOf(field, answers[field])),
  );
}

/** The head of the letter, in its words. */
export function letterAnswers({ facts }: Letter, plan: Plan, patientId: string): Resource {
  const items = facts.map(({ label, value }, index) => ({
    linkId: `letter.${index + 1}`,
    text: label,
    answer: [{ valueString: value }],
  }));
  return response(plan, patientId, items);
}

/** Self-reported conditions, not diagnoses. */
export function conditions({ answers, batch }: Plan, patientId: string): Resource[] {
  const { options } = questions.medicalConditions;
  const named = (answers.medicalConditions ?? []).filter((id) => id !== 'none').map((id) => options[id]);
  const guarded = guardedStates.find((each) => each === answers.pregnancyStatus);
  const state = guarded === undefined ? undefined : questions.pregnancyStatus.options[guarded];
  return [...named, ...(state === undefined ? [] : [state])].map((text) => ({
    resourceType: 'Condition',
    clinicalStatus: coded('condition-clinical', 'active'),
    verificationStatus: coded('condition-ver-status', 'unconfirmed'),
    category: [coded('condition-category', 'problem-list-item')],
    code: { text },
    subject: reference(patientId),
    recordedDate: batch.addedOn,
    asserter: reference(patientId),
  }));
}

const entriesOf = (typed: string) =>
  typed
    .split(/[,;\n]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function allergyTexts({ allergies, allergyDetails = '' }: PartialAnswers): string[] {
  if (allergies !== 'yes') return [];
  const named = entriesOf(allergyDetails);
  return named.length > 0 ? named : ['An allergy or intolerance that the person did not name'];
}

export function allergies({ answers, batch }: Plan, patientId: string): Resource[] {
  const shared = {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: coded('allergyintolerance-clinical', 'active'),
    verificationStatus: coded('allergyintolerance-verification', 'unconfirmed'),
    patient: reference(patientId),
    recordedDate: batch.addedOn,
    asserter: reference(patientId),
  };
  if (answers.allergies === 'no') return [{ ...shared, code: { text: 'No known allergy' } }];
  return allergyTexts(answers).map((text) => ({ ...shared, code: { text } }));
}

/** More digits than any lab prints, without rounding noise. */
const FIGURES = 6;

/** The date of the test is optional; the note says what is known, as the letter does. */
export function labs({ answers, batch }: Plan, letter: Letter, patientId: string): Resource[] {
  const values: Readonly<Record<string, number | string | undefined>> = answers.labResults ?? {};
  const takenOn = answers.labResults?.takenOn;
  const declared: Readonly<Record<string, LabDeclaration>> = questions.labResults.labs;
  return Object.entries(declared).flatMap(([id, { label, unit, loinc, ucum, codedPerStoredUnit = 1 }]) => {
    const value = values[id];
    if (typeof value !== 'number') return [];
    return [
      {
        resourceType: 'Observation',
        status: 'preliminary',
        category: [coded('observation-category', 'laboratory')],
        code: { coding: [{ system: LOINC, code: loinc }], text: label },
        subject: reference(patientId),
        ...(takenOn === undefined ? {} : { effectiveDateTime: takenOn }),
        issued: batch.addedOn,
        performer: [reference(patientId)],
        valueQuantity: {
          value: Number((value * codedPerStoredUnit).toPrecision(FIGURES)),
          unit: codedPerStoredUnit === 1 ? unit : ucum,
          system: UCUM,
          code: ucum,
        },
        note: [{ text: `Laboratory values: ${letter.labsWhen}.` }],
      },
    ];
  });
}
