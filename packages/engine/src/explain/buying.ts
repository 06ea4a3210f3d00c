import { type Allergen, allergens, type Buy, type Diet, questions } from '@evidose/contract';
import { allergenBit } from '../prepare/forms.ts';
import type { FormRules } from '../safety/forms.ts';

/** A stranger's laboratory looked whether the pack holds what its label says. */
const TESTED = 'a mark of independent testing: USP Verified, NSF Certified or Informed Choice';

/** Diets that a label can promise, and what breaks them in a pill whatever it is a pill of. */
const BREAKS: Readonly<Partial<Record<Diet, string>>> = {
  vegan: 'gelatin shells, fish oil, lanolin and other things from animals',
  vegetarian: 'gelatin shells and fish oil',
  pescatarian: 'shells of beef or pork gelatin',
  halal: 'pork gelatin and alcohol',
  kosher: 'gelatin and shellfish without a kosher mark',
  'gluten-free': 'wheat, barley and malt as fillers',
  'dairy-free': 'lactose as a filler',
};

const { options } = questions.specificDiet;
const wordOf = (allergen: Allergen): string => allergen.replaceAll('-', ' ');

/** What a good label says, and what it must not say, for this person. */
export function buyingAdvice({ allergens: bits, diets }: FormRules): Pick<Buy, 'lookFor' | 'avoid'> {
  const promised = diets.filter((diet) => BREAKS[diet] !== undefined);
  const held = allergens.filter((allergen) => (bits & allergenBit(allergen)) !== 0);
  const isUnclear = held.length === allergens.length;
  return {
    lookFor: [TESTED, ...promised.map((diet) => `“${options[diet].toLowerCase().replace(/ \(.*/, '')}” on the label`)],
    avoid: [
      ...(isUnclear ? ['whatever you are allergic to: read the whole label, the shell included'] : held.map(wordOf)),
      ...promised.flatMap((diet) => BREAKS[diet] ?? []),
    ],
  };
}
