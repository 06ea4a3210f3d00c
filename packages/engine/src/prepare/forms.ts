import { type Allergen, allergens, type Diet, questions } from '@evidose/contract';
import type { Origin, SupplementForm } from '../knowledge.ts';

export interface PreparedForm {
  readonly data: SupplementForm;
  /** A bitmask of allergens it contains or comes from. */
  readonly allergens: number;
  readonly animalFree: boolean;
  readonly diets: ReadonlySet<Diet>;
  /** The same as a bitmask: checked for every form of every supplement. */
  readonly dietBits: number;
  /** Swallowed whole: impossible for people who cannot swallow. */
  readonly isPill: boolean;
  /** Poured or scooped: any amount can be measured. */
  readonly isMeasured: boolean;
}

const ANIMAL_FREE: readonly Origin[] = ['plant', 'algae', 'mineral', 'synthetic', 'fermentation'];
const MEATLESS: readonly Origin[] = [...ANIMAL_FREE, 'milk', 'egg', 'bee', 'lanolin'];
const FISH_ONLY: readonly Origin[] = [...MEATLESS, 'fish', 'shellfish'];

const ALLERGEN_OF_ORIGIN: Readonly<Partial<Record<Origin, Allergen>>> = {
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  shellfish: 'shellfish',
  bee: 'bee-products',
};
const ANIMAL_ALLERGENS: readonly Allergen[] = ['fish', 'shellfish', 'milk', 'egg', 'bee-products', 'gelatin'];

export function allergenBit(allergen: Allergen): number {
  return 1 << allergens.indexOf(allergen);
}

const DIETS = Object.keys(questions.specificDiet.options);
const dietBit = (diet: Diet): number => 1 << DIETS.indexOf(diet);
export const dietBits = (diets: Iterable<Diet>): number => [...diets].reduce((bits, diet) => bits | dietBit(diet), 0);

export const ALL_ALLERGENS = allergens.reduce((bits, allergen) => bits | allergenBit(allergen), 0);

function isMadeOf(form: SupplementForm, origins: readonly Origin[]): boolean {
  return form.origins.every((origin) => origins.includes(origin));
}

/** Diets that restrict ingredients of a form. Keto, paleo, Mediterranean and low FODMAP do not. */
function dietsOf(form: SupplementForm, animalFree: boolean): Set<Diet> {
  const holds = (allergen: Allergen) => form.contains.includes(allergen);
  const meatGelatin = holds('gelatin') && !form.origins.includes('fish');
  const diets = new Set<Diet>(['none', 'keto', 'paleo', 'mediterranean', 'low-fodmap']);
  if (animalFree) diets.add('vegan');
  if (isMadeOf(form, MEATLESS) && !holds('gelatin') && !holds('fish') && !holds('shellfish')) diets.add('vegetarian');
  if (isMadeOf(form, FISH_ONLY) && !meatGelatin) diets.add('pescatarian');
  if (form.halal) diets.add('halal');
  if (form.kosher) diets.add('kosher');
  if (!holds('gluten') && !holds('wheat')) diets.add('gluten-free');
  if (!holds('milk') && !form.origins.includes('milk')) diets.add('dairy-free');
  // For an unreadable diet, nothing from animals is the safest choice.
  if (animalFree) diets.add('other');
  return diets;
}

export function prepareForm(form: SupplementForm): PreparedForm {
  let bits = 0;
  for (const allergen of form.contains) bits |= allergenBit(allergen);
  for (const origin of form.origins) {
    const allergen = ALLERGEN_OF_ORIGIN[origin];
    if (allergen !== undefined) bits |= allergenBit(allergen);
  }
  const animalFree =
    isMadeOf(form, ANIMAL_FREE) && !form.contains.some((allergen) => ANIMAL_ALLERGENS.includes(allergen));
  const diets = dietsOf(form, animalFree);
  return {
    data: form,
    allergens: bits,
    animalFree,
    diets,
    dietBits: dietBits(diets),
    isPill: form.format === 'tablet' || form.format === 'capsule' || form.format === 'softgel',
    isMeasured: form.format === 'powder' || form.format === 'liquid',
  };
}
