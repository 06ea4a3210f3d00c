import { type NutrientFacts, type StateFacts, type SupplementFacts, unitText } from '@evidose/contract';
import { SourceNote } from '../../../components/knowledge/source-note.tsx';
import { GoodIcon, InfoIcon } from '../../../components/ui/icons.tsx';
import { stateTexts } from '../texts.ts';
import { amountFigure, amountText } from './amount-text.ts';
import { DoseScale } from './dose-scale.tsx';
import { ManyNutrients } from './many-nutrients.tsx';
import { Section } from './section.tsx';

const MOST_TABLES = 2;

/** Needs and limits, for adults and for life stages that differ. */
export function Amounts({ facts }: { readonly facts: SupplementFacts }) {
  return (
    <Section id="amounts" title="How much, and how much is too much">
      {facts.nutrients.length > MOST_TABLES ? (
        <ManyNutrients facts={facts} />
      ) : (
        facts.nutrients.map((nutrient) => (
          <NutrientTable key={`${nutrient.id} ${nutrient.limitApplies}`} nutrient={nutrient} facts={facts} />
        ))
      )}
      {facts.maxDailyDose !== null && (
        <p className="max-w-text">
          We never go above <strong>{amountText(facts, facts.maxDailyDose)} a day</strong>, the most that our sources
          support.
        </p>
      )}
      {facts.nutrients.length === 0 && facts.maxDailyDose === null && (
        <p className="max-w-text text-ink-soft">
          No authority has set an upper limit for it that we know of. That doesn’t make every amount safe
          {facts.tier === 'suggestible' ? ': a plan keeps to the amounts that were studied.' : '.'}
        </p>
      )}
      <h3 className="mt-2 font-semibold">Pregnancy and breastfeeding</h3>
      <ul className="grid gap-3 md:grid-cols-3">
        {facts.states.map((state) => (
          <State key={state.state} state={state} facts={facts} />
        ))}
      </ul>
    </Section>
  );
}

function NutrientTable({ nutrient, facts }: { readonly nutrient: NutrientFacts; readonly facts: SupplementFacts }) {
  const { name, unit, rows, europeanLimit, limitIsSupplementsOnly, limitApplies, perUnit, sources } = nutrient;
  const text = (value: number | null) => {
    if (value === null) return 'None set';
    return unit === facts.doseUnit && perUnit === 1
      ? amountText(facts, value)
      : `${amountFigure(value)} ${unitText(unit)}`;
  };
  return (
    <div className="rounded-xl border border-line bg-surface/85 p-5 shadow-low sm:p-6">
      {facts.nutrients.length > 1 && (
        <h3 className="font-semibold">
          {name}
          <span className="font-normal text-ink-soft text-sm">
            {' '}
            {facts.serving === undefined
              ? `${amountFigure(perUnit)} ${unitText(unit)} in 1 ${unitText(facts.doseUnit)}`
              : servingText(facts, nutrient)}
          </span>
        </h3>
      )}
      <DoseScale facts={facts} nutrient={nutrient} />
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm tabular-nums">
          <caption className="sr-only">{name}: need and upper limit a day</caption>
          <thead className="text-ink-faint text-xs">
            <tr className="border-line border-b">
              <th scope="col" className="py-2 pr-4 font-medium">
                Who
              </th>
              <th scope="col" className="py-2 pr-4 font-medium">
                Need a day
              </th>
              <th scope="col" className="py-2 font-medium">
                Upper limit a day
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ who, target, upperLimit }) => (
              <tr key={who} className="border-line border-b last:border-0">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {who}
                </th>
                <td className="py-2 pr-4">{text(target)}</td>
                <td className="py-2">{limitApplies ? text(upperLimit) : 'Does not count this form'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-ink-soft text-sm">
        {limitApplies &&
          rows.some(({ upperLimit }) => upperLimit !== null) &&
          (limitIsSupplementsOnly
            ? 'The limit counts supplements alone. '
            : 'The limit counts food and supplements together. ')}
        {europeanLimit !== null && `The European limit is ${text(europeanLimit)} a day.`}
      </p>
      <SourceNote ids={sources} sources={facts.sources} about={`need and limit of ${name}`} />
    </div>
  );
}

/** What one serving of a combination contains. */
function servingText(facts: SupplementFacts, { perUnit, unit }: NutrientFacts): string {
  const usual = facts.outcomes[0]?.uses[0]?.dose.usual;
  return usual === undefined ? '' : `${amountFigure(perUnit * usual)} ${unitText(unit)} in ${facts.serving}`;
}

function State({
  state: { state, allowance },
  facts,
}: {
  readonly state: StateFacts;
  readonly facts: SupplementFacts;
}) {
  const Icon = allowance === null ? InfoIcon : GoodIcon;
  return (
    <li className="rounded-lg border border-line bg-surface/85 p-4 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Icon className={allowance === null ? 'text-ink-soft' : 'text-good'} />
        {stateTexts[state]}
      </p>
      {allowance === null ? (
        <p className="mt-1.5 text-ink-soft">
          Not on our short list. We found no source good enough, so we never suggest it then.
        </p>
      ) : (
        <>
          <p className="mt-1.5">
            {allowance.message} At most {amountText(facts, allowance.maxDose)} a day.
          </p>
          <SourceNote ids={allowance.sources} sources={facts.sources} about={stateTexts[state]} />
        </>
      )}
    </li>
  );
}
