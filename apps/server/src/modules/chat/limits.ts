import type { ChatBlock } from '@evidose/contract';
import { block, type Facts, figure, sentences } from './answer.ts';

/** A figure in the nutrient's unit, and in international units where labels print those. */
function inUnits(facts: Facts, value: number, unit: string): string {
  const { perInternationalUnit: per } = facts;
  const plain = `${figure(value)} ${unit}`;
  // The factor is for the supplement's own unit; it says nothing of a nutrient that is counted in another.
  return per === undefined || !unit.startsWith(facts.doseUnit)
    ? plain
    : `${plain} (${figure(Math.round(value / per))} IU)`;
}

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
  const nutrient = /named by (?:its|their) (.+)$/.exec(facts.serving ?? '')?.[1];
  const most = `${figure(facts.maxDailyDose)} ${facts.doseUnit}${nutrient === undefined ? '' : ` of ${nutrient}`}`;
  return [
    ...nutrients,
    block(`We never go above ${most} a day, the most that our sources support.`, facts.mainSources),
  ];
}
