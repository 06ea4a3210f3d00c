/**
 * Amounts as US labels print them: "mcg" and never the sign µ, and the international units that people know beside
 * vitamins A, D and E. What is stored and counted keeps its own unit; only what is read is written this way.
 */

/** How much one international unit is. Of vitamin E that of the natural form, as a label of it counts. */
const INTERNATIONAL: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  a: { µg: 0.3 },
  d: { µg: 0.025 },
  e: { mg: 0.67 },
};
const VITAMIN = /^vitamin[ -]([ade])(?:[ -]?[23])?\b/i;
const MOST_DIGITS = 3;

/** 'mcg' for 'µg', also within 'µg RAE'. Of a laboratory 'µg/L' is left: reports print it. */
export const unitText = (unit: string): string => unit.replace(/[µμ]g\b(?!\/)/gu, 'mcg');

/** 4,000 and not 4000; no more decimals than anybody weighs out. */
function figureText(value: number): string {
  const [whole = '', rest] = String(Number(value.toFixed(2))).split('.');
  const apart = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? apart : `${apart}.${rest}`;
}

/** ' (1,000 IU)' beside 25 µg of vitamin D; nothing beside what no label counts so. */
function internationalText(amount: number, unit: string, of: string): string {
  const letter = VITAMIN.exec(of)?.[1]?.toLowerCase() ?? '';
  const each = INTERNATIONAL[letter]?.[unit.replace(/ .*/, '')];
  return each === undefined ? '' : ` (${figureText(Number((amount / each).toPrecision(MOST_DIGITS)))} IU)`;
}

/** '25 mcg (1,000 IU)', '400 mg'. `of` is a name or an id: "Vitamin D3", "vitamin-d". */
export function amountText(amount: number, unit: string, of = ''): string {
  return `${figureText(amount)} ${unitText(unit)}${internationalText(amount, unit, of)}`;
}
