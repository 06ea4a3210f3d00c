import type {
  Dose,
  EvidenceGrade,
  ExclusionKind,
  InteractionAction,
  InteractionSeverity,
  Slot,
} from './recommendation.ts';

/** Words for stored values, the same on every page, in every export and in every mail. */

export const slotTexts: Readonly<Record<Slot, string>> = {
  'on-waking': 'On waking',
  breakfast: 'With breakfast',
  lunch: 'With lunch',
  dinner: 'With dinner',
  bedtime: 'At bedtime',
};

export const evidenceTexts: Readonly<Record<EvidenceGrade, { readonly title: string; readonly meaning: string }>> = {
  A: { title: 'Strong evidence', meaning: 'Guidelines or consistent trials, or it corrects a gap that was found.' },
  B: { title: 'Moderate evidence', meaning: 'Several trials with limits.' },
  C: { title: 'Limited evidence', meaning: 'Small, mixed or indirect studies. It may do nothing.' },
};

export const severityTexts: Readonly<Record<InteractionSeverity, string>> = {
  contraindicated: 'Do not combine',
  major: 'Serious',
  moderate: 'Moderate',
  minor: 'Minor',
};

export const actionTexts: Readonly<Record<InteractionAction, string>> = {
  avoid: 'Avoid',
  separate: 'Keep apart',
  monitor: 'Keep an eye on it',
  'tell-your-doctor': 'Tell your doctor',
};

export const exclusionTexts: Readonly<Record<ExclusionKind, string>> = {
  interaction: 'Does not go together',
  condition: 'Because of a condition',
  pregnancy: 'Pregnancy or breastfeeding',
  age: 'Because of age',
  allergy: 'Allergy',
  diet: 'Does not fit your diet',
  'upper-limit': 'Would pass a safe limit',
  'advised-not-to-take': 'You were advised against it',
  'already-taking': 'You take it already',
  duplicate: 'Covered by something else',
  budget: 'Over your budget',
  'pill-burden': 'Too many to take',
  format: 'No form that suits you',
  lab: 'Your test results',
  lifestyle: 'Because of a habit',
  'unrecognised-medication': 'A medicine we do not know',
};

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };

/** '20 µg once a day'. Units are never re-cased: 'µg' in capitals would read as milligrams. */
export function doseText({ amount, unit, perDay, serving }: Dose): string {
  const what = serving ?? `${amount} ${unit}`;
  return `${what} ${TIMES[perDay] ?? `${perDay} times`} a day`;
}

export const DISCLAIMER =
  'This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.';
