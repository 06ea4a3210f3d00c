import { type Allergen, allergens, questions } from '@evidose/contract';
import type { LabelWords } from '../dose/buy.ts';
import { mapKnown } from '../flat-map.ts';
import type { LabelAdvice } from '../knowledge.ts';
import { allergenBit } from '../prepare/forms.ts';
import type { FormRules } from '../safety/forms.ts';

const { options } = questions.specificDiet;
const wordOf = (allergen: Allergen): string => allergen.replaceAll('-', ' ');

/** What a suitable label says for this person, and what it must not say. */
export function buyingAdvice(
  { tested, unclearAllergy, breaks }: LabelAdvice,
  { allergens: bits, diets }: FormRules,
): LabelWords {
  const promised = diets.filter((diet) => breaks[diet] !== undefined);
  const held = allergens.filter((allergen) => (bits & allergenBit(allergen)) !== 0);
  const isUnclear = held.length === allergens.length;
  return {
    lookFor: [tested, ...promised.map((diet) => `“${options[diet].toLowerCase().replace(/ \(.*/, '')}” on the label`)],
    avoid: [...(isUnclear ? [unclearAllergy] : held.map(wordOf)), ...mapKnown(promised, (diet) => breaks[diet])],
  };
}
