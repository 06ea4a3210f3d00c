import { unitText } from '@evidose/contract';
import type { Amount } from '../understand/message.ts';
import { answer, block, type Draft, type Facts, figure, pageOf } from './answer.ts';

/** How many milligrams one dose unit is; only what is weighed can be given in international units. */
export const MILLIGRAMS: Readonly<Record<string, number>> = { mg: 1, µg: 0.001, g: 1000 };
const FINE = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** "500 mcg in mg": whatever it is an amount of. */
export function weightsOf(amounts: readonly Amount[]): string[] {
  return amounts.flatMap(({ value, unit, milligrams }) => {
    if (milligrams === null) return [];
    const all = Object.entries({ mcg: 1000, mg: 1, g: 0.001 }).map(
      ([to, per]) => `${FINE.format(milligrams * per)} ${to}`,
    );
    const [first, second] = milligrams >= 1000 ? all.slice(1) : all;
    return `${figure(value)} ${unitText(unit)}: that is ${first}, or ${second}.`;
  });
}

/** "How many µg are 2000 IU of vitamin D?": both ways, by the factor that the catalogue counts with. Null where none is known. */
export function aboutConversion(facts: Facts, amounts: readonly Amount[]): Draft | null {
  const { perInternationalUnit: per, doseUnit, name } = facts;
  const own = unitText(doseUnit);
  const weight = MILLIGRAMS[doseUnit];
  if (per === undefined || weight === undefined) return null;
  const [lead = `International units of ${name}`, ...lines] = amounts.flatMap(({ value, unit, milligrams }) => {
    const amount = (milligrams ?? 0) / weight;
    if (milligrams !== null) return `${figure(amount)} ${own} of ${name} are ${figure(Math.round(amount / per))} IU.`;
    return unit.startsWith('iu') ? `${figure(value)} IU of ${name} are ${figure(value * per)} ${own}.` : [];
  });
  const rule = `One ${own} of ${name} is ${figure(1 / per)} IU; one IU is ${FINE.format(per)} ${own}.`;
  const suggestions = [`What is the limit for ${name}?`, `How much ${name} should I take?`];
  const blocks = [block([...lines, rule].join(' '), facts.mainSources)];
  return answer(lead, blocks, { links: [pageOf(facts)], about: facts.id, suggestions });
}
