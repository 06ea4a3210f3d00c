import { type ChatBlock, unitText } from '@evidose/contract';
import { block, countedIn, type Facts, figure, inUnits, sentences } from './answer.ts';

/** What a day needs by age and sex; what is eaten counts. */
export const needBlocks = (facts: Facts): ChatBlock[] =>
  facts.nutrients.flatMap(({ name, unit, rows, sources }) => {
    const needs = rows.flatMap(({ who, target }) => (target ? `${who}: ${inUnits(facts, target, unit)}.` : []));
    return needs.length === 0 ? [] : block(`${needs.join(' ')} Food counts too.`, sources, `${name}: what a day needs`);
  });

export function limitBlocks(facts: Facts): ChatBlock[] {
  const atMost = (value: number, unit: string): string => `at most ${inUnits(facts, value, unit)} a day`;
  const nutrients = facts.nutrients.flatMap(({ name, unit, rows, europeanLimit, limitIsSupplementsOnly, ...rest }) => {
    const limited = rows.flatMap(({ who, upperLimit }) => (upperLimit === null ? [] : [{ who, upperLimit }]));
    if (!rest.limitApplies || (limited.length === 0 && europeanLimit === null)) return [];
    const [only, ...others] = new Set(limited.map(({ upperLimit }) => upperLimit));
    const each = limited.map(({ who, upperLimit }) => `${who}: ${atMost(upperLimit, unit)}.`).join(' ');
    const american = only !== undefined && others.length === 0 ? `A${atMost(only, unit).slice(1)} for adults.` : each;
    const scope = `This counts ${limitIsSupplementsOnly ? 'supplements alone' : 'food and supplements together'}.`;
    const european = europeanLimit !== null && `The European limit is ${inUnits(facts, europeanLimit, unit)} a day.`;
    return block(sentences(limited.length > 0 && `${american} ${scope}`, european), rest.sources, name);
  });
  if (facts.maxDailyDose === null) return nutrients;
  const nutrient = countedIn(facts);
  const most = `${figure(facts.maxDailyDose)} ${unitText(facts.doseUnit)}${nutrient === undefined ? '' : ` of ${nutrient}`}`;
  const own = `We never go above ${most} a day, the most that our sources support.`;
  return [...nutrients, block(own, facts.mainSources)];
}
