import { type Format, type FormDiet, type GuardedState, questions, type SupplementCategory } from '@evidose/contract';

export const categoryTexts: Readonly<Record<SupplementCategory, string>> = {
  vitamin: 'Vitamin',
  mineral: 'Mineral',
  'fatty-acid': 'Fatty acid',
  'amino-acid': 'Amino acid',
  protein: 'Protein',
  herb: 'Herb',
  probiotic: 'Probiotic',
  fibre: 'Fiber',
  enzyme: 'Enzyme',
  antioxidant: 'Antioxidant',
  hormone: 'Hormone',
  joint: 'For joints',
  combination: 'Combination',
  other: 'Other',
};

export const goalTexts: Readonly<Record<string, string>> = questions.healthGoals.options;
export const allergenTexts: Readonly<Record<string, string>> = questions.allergyDetails.tags;

export const dietTexts: Readonly<Record<FormDiet, string>> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  pescatarian: 'Pescatarian',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  halal: 'Halal',
  kosher: 'Kosher',
};

export const formatTexts: Readonly<Record<Format, string>> = {
  capsule: 'Capsule',
  tablet: 'Tablet',
  softgel: 'Softgel',
  powder: 'Powder',
  liquid: 'Liquid',
  gummy: 'Gummy',
  chewable: 'Chewable',
  spray: 'Spray',
};

export const stateTexts: Readonly<Record<GuardedState, string>> = questions.pregnancyStatus.options;
