import type { FormFacts, SupplementFacts } from '@evidose/contract';
import { Badge } from '../../../components/ui/badge.tsx';
import { allergenTexts, dietTexts, formatTexts } from '../texts.ts';
import { amountText } from './amount-text.ts';
import { Section } from './section.tsx';

/** The narrower diet implies the others: vegan is vegetarian, pescatarian and dairy-free. */
function dietsToName(diets: FormFacts['diets']): FormFacts['diets'] {
  if (diets.includes('vegan'))
    return diets.filter((diet) => !['vegetarian', 'pescatarian', 'dairy-free'].includes(diet));
  return diets.includes('vegetarian') ? diets.filter((diet) => diet !== 'pescatarian') : diets;
}

export function Forms({ facts }: { readonly facts: SupplementFacts }) {
  return (
    <Section
      id="forms"
      title="Forms, allergens and prices"
      lead="These are typical forms and prices, not one brand's. Labels differ, so read yours, especially if you have an allergy."
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {facts.forms.map((form) => (
          <li key={form.id} className="flex flex-col gap-2 rounded-lg border border-line bg-surface/85 p-4">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="font-semibold leading-snug first-letter:uppercase">{form.label}</h3>
              <span className="shrink-0 font-semibold tabular-nums">
                ${form.price.usd}
                <span className="font-normal text-ink-faint text-xs"> a month</span>
              </span>
            </div>
            <p className="text-ink-soft text-sm">
              {formatTexts[form.format]}, {amountText(facts, form.perPiece)} each. Price at{' '}
              {amountText(facts, form.price.atDailyDose)} a day.
            </p>
            <p className="text-sm">
              {form.contains.length === 0 ? (
                <span className="text-ink-soft">No common allergen in it</span>
              ) : (
                <span className="font-medium text-caution">
                  Contains {form.contains.map((each) => (allergenTexts[each] ?? each).toLowerCase()).join(', ')}
                </span>
              )}
            </p>
            <p className="mt-auto flex flex-wrap gap-1.5">
              {dietsToName(form.diets).map((diet) => (
                <Badge key={diet}>{dietTexts[diet]}</Badge>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
