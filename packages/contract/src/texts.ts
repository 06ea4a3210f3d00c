import { amountText } from './amount-text.ts';
import type {
  CurrentReview,
  Directness,
  Dose,
  EvidenceGrade,
  ExclusionKind,
  InteractionAction,
  InteractionSeverity,
  Slot,
} from './recommendation.ts';
import type { SourceKind } from './routes/knowledge-documents.ts';

/** Words for stored values, the same on every page, in every export and in every mail. */

export const slotTexts: Readonly<Record<Slot, string>> = {
  'on-waking': 'On waking',
  breakfast: 'With breakfast',
  lunch: 'With lunch',
  dinner: 'With dinner',
  bedtime: 'At bedtime',
};

export const evidenceTexts: Readonly<Record<EvidenceGrade, { readonly title: string; readonly meaning: string }>> = {
  A: {
    title: 'Strong evidence',
    meaning: 'Guidelines or several good studies support it, or it fills a gap we found.',
  },
  B: { title: 'Moderate evidence', meaning: 'Several studies, with limits.' },
  C: { title: 'Limited evidence', meaning: 'Small, mixed or indirect studies. It may do nothing.' },
};

export const verdictTexts: Readonly<Record<CurrentReview['verdict'], string>> = {
  keep: 'You may keep it',
  'as-prescribed': 'As prescribed',
  'ask-first': 'Ask first',
  adjust: 'Adjust',
  'stop-and-ask': 'Stop and ask',
  unknown: 'Not known to us',
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

/** How directly a safety rule is supported, in words for people. */
export const directnessTexts: Readonly<Record<Directness, string>> = {
  label: 'The official product information says so.',
  guideline: 'An authority or a guideline advises it.',
  trial: 'Studies in people found it.',
  'case-report': 'Single cases were reported.',
  mechanism: 'It follows from how both work, or from laboratory and animal studies. It wasn’t tested in people.',
  precaution: 'A precaution: we know of no study, so we stay on the careful side.',
  untraced: 'General pharmacological knowledge, not yet traced to a source.',
};

export const sourceKindTexts: Readonly<Record<SourceKind, string>> = {
  label: 'official product information',
  regulator: 'a regulator',
  guideline: 'a guideline',
  'fact-sheet': 'an authority’s fact sheet',
  review: 'a review of studies',
  trial: 'a study in people',
  'case-report': 'a case report',
  reference: 'a reference work',
  web: 'a web page',
  none: 'not traced',
};

export const exclusionTexts: Readonly<Record<ExclusionKind, string>> = {
  interaction: 'Does not mix well',
  condition: 'Because of a condition',
  pregnancy: 'Pregnancy or breastfeeding',
  age: 'Because of age',
  allergy: 'Allergy',
  diet: 'Does not fit your diet',
  'upper-limit': 'Would pass a safe limit',
  'advised-not-to-take': 'You were advised against it',
  'already-taking': 'You already take it',
  duplicate: 'Covered by something else',
  budget: 'Over your budget',
  'pill-burden': 'Too many to take',
  format: 'No form that suits you',
  lab: 'Your test results',
  lifestyle: 'Because of a habit',
  'unrecognised-medication': 'A medicine we don’t know',
};

/** Shown with any plan that was made from other answers. */
export const stalePlanText = (day: string): string =>
  `Your answers changed on ${day}. This plan doesn’t include the change yet. Make a new one.`;

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };

/** '20 mcg (800 IU) once a day'; `of` is the name or the id of the supplement. */
export function doseText({ amount, unit, perDay, serving }: Dose, of?: string): string {
  const what = serving ?? amountText(amount, unit, of);
  return `${what} ${TIMES[perDay] ?? `${perDay} times`} a day`;
}

/** 'in 2 to 4 weeks', 'within 4 weeks', 'after about 12 weeks': how long until a change may show. */
export function untilChangeText([from, to]: readonly [number, number]): string {
  const weeks = to === 1 ? 'week' : 'weeks';
  if (from === 0) return `within ${to} ${weeks}`;
  return from === to ? `after about ${to} ${weeks}` : `in ${from} to ${to} ${weeks}`;
}

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };
const IRREGULAR: Readonly<Record<string, string>> = { gummy: 'gummies' };

/** '2 capsules', '1½ scoops', '½ scoop': how many to take at once. */
export function unitsText(count: number, unitWord: string): string {
  const rounded = Math.round(count * 100) / 100;
  const whole = Math.floor(rounded);
  const fraction = FRACTIONS[Math.round((rounded - whole) * 100) / 100];
  const figure = fraction === undefined ? String(rounded) : `${whole === 0 ? '' : whole}${fraction}`;
  return `${figure} ${rounded <= 1 ? unitWord : (IRREGULAR[unitWord] ?? `${unitWord}s`)}`;
}

export const DISCLAIMER =
  'This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.';
