import type { Allergen } from '@evidose/contract';
import type { Parsed } from '../parse.ts';
import type { SupplementFile } from '../schema/index.ts';
import { type Check, issueAt } from './check.ts';

type Form = SupplementFile['forms'][number];

const swallowed = new Set(['capsule', 'tablet', 'softgel']);

/** Allergens that an origin always brings. */
const brings: Partial<Record<Form['origins'][number], Allergen>> = {
  milk: 'milk',
  egg: 'egg',
  bee: 'bee-products',
  fish: 'fish',
  shellfish: 'shellfish',
};
const meat = ['beef', 'pork', 'poultry', 'fish', 'shellfish'] as const;

/** The schema already rejects a form without price or allergens; this finds forms that contradict themselves. */
export const forms: Check = (knowledge) => knowledge.supplements.flatMap(ofFile);

function ofFile(parsed: Parsed<SupplementFile>) {
  const { tier, forms, indications } = parsed.value;
  const ids = new Set(forms.map(({ id }) => id));
  const unknown = indications.flatMap(({ forms: serving = [] }, index) =>
    serving
      .filter((id) => !ids.has(id))
      .map((id) => issueAt(parsed, ['indications', index], `asks for the form ${id}, which it does not have`)),
  );
  const missing =
    tier === 'suggestible' && forms.length === 0 ? [issueAt(parsed, ['id'], 'can be suggested, and has no form')] : [];
  return [
    ...missing,
    ...unknown,
    ...forms.flatMap((form, index) => faultsOf(form).map((fault) => issueAt(parsed, ['forms', index], fault))),
  ];
}

function faultsOf(form: Form): string[] {
  const undeclared = form.origins.flatMap((origin) => {
    const allergen = brings[origin];
    return allergen && !form.contains.includes(allergen) ? [`made of ${origin}, so it contains ${allergen}`] : [];
  });
  const gelatin = form.contains.includes('gelatin') && !form.origins.some((origin) => meat.includes(origin as 'beef'));
  const wheat = form.contains.includes('wheat') && !form.contains.includes('gluten');
  const pork = form.origins.includes('pork') && (form.halal || form.kosher);
  const shellfish = form.origins.includes('shellfish') && form.kosher;
  return [
    ...undeclared,
    ...(gelatin ? ['contains gelatin: say the animal under origins'] : []),
    ...(wheat ? ['contains wheat, so it contains gluten'] : []),
    ...(pork ? ['made of pork: neither halal nor kosher'] : []),
    ...(shellfish ? ['made of shellfish: not kosher'] : []),
    ...(swallowed.has(form.format) === (form.pieceSize === 'not-swallowed')
      ? [`a ${form.format} of piece size '${form.pieceSize}'`]
      : []),
  ];
}
