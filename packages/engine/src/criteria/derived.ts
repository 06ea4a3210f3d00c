/** Facts derived from the answers. Rules refer to them by these names; nothing else derives facts about a person. */
export const derivedFields = {
  takes: 'list',
  /** Allergens that were named or cannot be ruled out. */
  allergen: 'list',
  /** 'yes', 'no' or 'unknown'. */
  menstruating: 'one',
  /** Derived from free text, without a question of its own. */
  situation: 'list',
  /** 0 to 6. */
  phq2: 'number',
  bmi: 'number',
  /** Ids of current supplements and of their ingredients. */
  takesSupplement: 'list',
  /** Effects of current supplements. */
  ownEffect: 'list',
} as const satisfies Record<string, 'list' | 'one' | 'number'>;

/**
 * `intake.zinc`: the daily amount from current supplements, in the nutrient's unit and in the forms its limit counts.
 */
export const INTAKE = 'intake';

export const isDerived = (field: string): boolean =>
  Object.hasOwn(derivedFields, field) || field.startsWith(`${INTAKE}.`);

/** Below this age nothing is suggested. */
export const ADULT_AGE = 18;
export const isMinor = ({ age }: { readonly age: number }): boolean => age < ADULT_AGE;

/** A PHQ-2 score from here on is a positive screen. */
export const PHQ2_POSITIVE = 3;
export const hasPositiveScreen = ({ phq2 }: { readonly phq2: number }): boolean => phq2 >= PHQ2_POSITIVE;
