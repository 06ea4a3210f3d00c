import { z } from 'zod';

/** Words that results, the catalog and the questions share. */

export const formats = ['capsule', 'tablet', 'softgel', 'powder', 'liquid', 'gummy', 'chewable', 'spray'] as const;
export const allergens = [
  'fish',
  'shellfish',
  'soy',
  'milk',
  'egg',
  'gluten',
  'wheat',
  'peanut',
  'tree-nuts',
  'sesame',
  'ragweed',
  'bee-products',
  'yeast',
  'gelatin',
  'sulfites',
  'salicylates',
  'latex',
] as const;
export const slots = ['on-waking', 'breakfast', 'lunch', 'dinner', 'bedtime'] as const;
export const doseUnits = ['mg', 'µg', 'g', 'IU', 'billion CFU'] as const;
export const evidenceGrades = ['A', 'B', 'C'] as const;
export const interactionSeverities = ['contraindicated', 'major', 'moderate', 'minor'] as const;
export const interactionActions = ['avoid', 'separate', 'monitor', 'tell-your-doctor'] as const;
/** How directly the sources support a safety rule, most direct first; 'untraced' if no source has been found yet. */
export const directnesses = [
  'label',
  'guideline',
  'trial',
  'case-report',
  'mechanism',
  'precaution',
  'untraced',
] as const;
export const exclusionKinds = [
  'interaction',
  'condition',
  'pregnancy',
  'age',
  'allergy',
  'diet',
  'upper-limit',
  'advised-not-to-take',
  'already-taking',
  'duplicate',
  'budget',
  'pill-burden',
  'format',
  'lab',
  'lifestyle',
  'unrecognised-medication',
] as const;

export const Format = z.enum(formats);
export const Allergen = z.enum(allergens);
export const Slot = z.enum(slots);
export const DoseUnit = z.enum(doseUnits);
export const EvidenceGrade = z.enum(evidenceGrades);
export const InteractionSeverity = z.enum(interactionSeverities);
export const InteractionAction = z.enum(interactionActions);
export const ExclusionKind = z.enum(exclusionKinds);
export const Directness = z.enum(directnesses);

export type Format = z.infer<typeof Format>;
export type Allergen = z.infer<typeof Allergen>;
export type Slot = z.infer<typeof Slot>;
export type DoseUnit = z.infer<typeof DoseUnit>;
export type EvidenceGrade = z.infer<typeof EvidenceGrade>;
export type InteractionSeverity = z.infer<typeof InteractionSeverity>;
export type InteractionAction = z.infer<typeof InteractionAction>;
export type ExclusionKind = z.infer<typeof ExclusionKind>;
export type Directness = z.infer<typeof Directness>;
