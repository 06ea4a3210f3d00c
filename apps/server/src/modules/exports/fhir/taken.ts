import type { CurrentReview, DailyDose, ReadingStatus, Recognised, Slot } from '@evidose/contract';
import { doubtDetails, type Plan } from '../../letter/index.ts';
import { quantity, type Resource, reference, TIMING_CODES } from './resource.ts';

const STATUS: Readonly<Record<ReadingStatus, string>> = {
  taking: 'active',
  'as-needed': 'active',
  stopped: 'stopped',
  planned: 'intended',
  'not-taking': 'not-taken',
};

interface Taken {
  readonly written: string;
  readonly read: string | null;
  readonly ingredients: readonly string[];
  readonly status: ReadingStatus;
  readonly slots: readonly Slot[] | null;
  readonly dose: DailyDose | null;
  readonly note: string | null;
}

function dosage({ written, status, slots, dose }: Taken): Resource {
  const isNeeded = status === 'as-needed' ? { asNeededBoolean: true } : {};
  const when = (slots ?? []).map((slot) => TIMING_CODES[slot]);
  const repeat =
    when.length > 0 ? { timing: { repeat: { frequency: when.length, period: 1, periodUnit: 'd', when } } } : {};
  const perDay =
    dose === null || dose.assumed || dose.serving !== undefined
      ? {}
      : { maxDosePerPeriod: { numerator: quantity(dose.amount, dose.unit), denominator: { value: 1, unit: 'day' } } };
  return { text: written, ...repeat, ...isNeeded, ...perDay };
}

function statement(taken: Taken, { batch }: Plan, patientId: string): Resource {
  const { written, read, ingredients, status, note } = taken;
  const holds = ingredients.length === 0 ? '' : ` (${ingredients.join(' + ')})`;
  const notes = [
    ...(read === null ? ['Not recognized, so not checked.'] : read === written ? [] : [`Read as ${read}${holds}.`]),
    ...(note === null ? [] : [note]),
  ];
  return {
    resourceType: 'MedicationStatement',
    status: STATUS[status],
    medicationCodeableConcept: { text: read === null ? written : `${read}${holds}` },
    subject: reference(patientId),
    dateAsserted: batch.addedOn,
    informationSource: reference(patientId),
    dosage: [dosage(taken)],
    note: notes.map((text) => ({ text })),
  };
}

const doubtNote = (reading: Pick<Recognised, 'doubt' | 'guessed'>): string | null => {
  if (reading.guessed) return 'The spelling was corrected: please confirm.';
  const [doubt] = doubtDetails(reading);
  return doubt === undefined ? null : `Please confirm: ${doubt}.`;
};

const ofMedicine = (medicine: Recognised): Taken => {
  const { text, id, name, classes, ingredients } = medicine;
  const isRead = id !== null || classes.length > 0 || ingredients.length > 0;
  return { ...medicine, written: text, read: isRead ? name : null, note: doubtNote(medicine) };
};

const ofSupplement = (review: CurrentReview): Taken => ({
  ...review,
  written: review.text,
  read: review.id === null ? null : review.name,
  ingredients: [],
  note: ['A dietary supplement.', doubtNote(review) ?? ''].join(' ').trim(),
});

export function taken(plan: Plan, patientId: string): Resource[] {
  const { medications, currentSupplements } = plan.batch.recommendation;
  return [...medications.map(ofMedicine), ...currentSupplements.map(ofSupplement)].map((each) =>
    statement(each, plan, patientId),
  );
}
