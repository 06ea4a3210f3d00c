/**
 * Facts that are concluded from the answers instead of being one. Rules ask for them by these names; nothing else
 * concludes anything about a person.
 */
export const derivedFields = {
  /** Drug and class ids of recognised medicines. */
  takes: 'list',
  /** Allergens that were named, or that cannot be ruled out. */
  allergen: 'list',
  /** 'yes', 'no' or 'unknown'. */
  menstruating: 'one',
  /** What is told in free text and no question asks for. */
  situation: 'list',
  /** 0 to 6. */
  phq2: 'number',
  bmi: 'number',
  /** Ids of one's own supplements, and of what they carry inside. */
  takesSupplement: 'list',
  /** What one's own supplements do. */
  ownEffect: 'list',
} as const satisfies Record<string, 'list' | 'one' | 'number'>;

/** `intake.zinc`: what one's own supplements give a day, in the nutrient's unit and in the forms that its limit counts. */
export const INTAKE = 'intake';

export const isDerived = (field: string): boolean =>
  Object.hasOwn(derivedFields, field) || field.startsWith(`${INTAKE}.`);

/** Under this age nothing is suggested. */
export const ADULT_AGE = 18;
export const isMinor = ({ age }: { readonly age: number }): boolean => age < ADULT_AGE;

/** A PHQ-2 of this or more is a positive screen. */
export const PHQ2_POSITIVE = 3;
export const hasPositiveScreen = ({ phq2 }: { readonly phq2: number }): boolean => phq2 >= PHQ2_POSITIVE;
