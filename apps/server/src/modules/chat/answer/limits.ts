import type { ChatBlock } from '@evidose/contract';
import { block, countedIn, type Facts, figure, inUnits, sentences } from './answer.ts';

/** The limits of the authorities, and our own where there is one. */
export function limitBlocks(facts: Facts): ChatBlock[] {
  const nutrients = facts.nutrients.flatMap(({ name, unit, rows, europeanLimit, limitIsSupplementsOnly, ...rest }) => {
    const limited = rows.flatMap(({ who, upperLimit }) => (upperLimit === null ? [] : [{ who, upperLimit }]));
    if (!rest.limitApplies || (limited.length === 0 && europeanLimit === null)) return [];
    const [only, ...others] = new Set(limited.map(({ upperLimit }) => upperLimit));
    const american =
      only !== undefined && others.length === 0
        ? `At most ${inUnits(facts, only, unit)} a day for adults.`
        : limited.map(({ who, upperLimit }) => `${who}: at most ${inUnits(facts, upperLimit, unit)} a day.`).join(' ');
    const scope = limitIsSupplementsOnly
      ? 'This counts supplements alone.'
      : 'This counts food and supplements together.';
    return block(
      sentences(
        limited.length > 0 && american,
        limited.length > 0 && scope,
        europeanLimit !== null && `The European limit is ${inUnits(facts, europeanLimit, unit)} a day.`,
      ),
      rest.sources,
      name,
    );
  });
  if (facts.maxDailyDose === null) return nutrients;
  const nutrient = countedIn(facts);
  const most = `${figure(facts.maxDailyDose)} ${facts.doseUnit}${nutrient === undefined ? '' : ` of ${nutrient}`}`;
  return [
    ...nutrients,
    block(`We never go above ${most} a day, the most that our sources support.`, facts.mainSources),
  ];
}
