import { type NutrientFacts, type SupplementFacts, unitText } from '@evidose/contract';
import { SourceNote } from '../../../components/knowledge/source-note.tsx';
import { amountFigure, usualDose } from './amount-text.ts';

function rangeOf(values: readonly (number | null)[], unit: string): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return 'None set';
  const low = Math.min(...known);
  const high = Math.max(...known);
  return low === high
    ? `${amountFigure(low)} ${unitText(unit)}`
    : `${amountFigure(low)} to ${amountFigure(high)} ${unitText(unit)}`;
}

/** A combination: one line per nutrient instead of a table each. */
export function ManyNutrients({ facts }: { readonly facts: SupplementFacts }) {
  const dose = usualDose(facts);
  const held = ({ perUnit, unit }: NutrientFacts) =>
    dose === null ? '' : `${amountFigure(perUnit * dose.usual)} ${unitText(unit)}`;
  const sources = [...new Set(facts.nutrients.flatMap((nutrient) => nutrient.sources))];
  return (
    <div className="rounded-xl border border-line bg-surface/85 p-5 shadow-low sm:p-6">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section tabIndex={0} aria-label="What is in it, as a table" className="overflow-x-auto rounded-sm">
        <table className="w-full min-w-[36rem] text-left text-sm tabular-nums">
          <caption className="pb-2 text-left text-ink-soft">
            {dose === null ? 'What is in it' : `What is in ${facts.serving ?? 'the usual amount'}, typically`}, and what
            adults need and may have in a day
          </caption>
          <thead className="text-ink-faint text-xs">
            <tr className="border-line border-b">
              {['Nutrient', ...(dose === null ? [] : ['In it']), 'Need', 'Upper limit', 'European limit'].map(
                (title) => (
                  <th key={title} scope="col" className="py-2 pr-4 font-medium">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {facts.nutrients.map((nutrient) => {
              const { id, name, unit, rows, europeanLimit, limitApplies } = nutrient;
              const limits = rows.map(({ upperLimit }) => upperLimit);
              return (
                <tr key={`${id} ${nutrient.perUnit}`} className="border-line border-b last:border-0">
                  <th scope="row" className="py-2 pr-4 font-medium">
                    {name}
                  </th>
                  {dose !== null && <td className="py-2 pr-4">{held(nutrient)}</td>}
                  <td className="py-2 pr-4">
                    {rangeOf(
                      rows.map(({ target }) => target),
                      unit,
                    )}
                  </td>
                  <td className="py-2 pr-4">{limitApplies ? rangeOf(limits, unit) : 'Not for this form'}</td>
                  <td className="py-2">
                    {europeanLimit === null ? 'None set' : `${amountFigure(europeanLimit)} ${unitText(unit)}`}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <SourceNote ids={sources} sources={facts.sources} about="what it holds" />
    </div>
  );
}
