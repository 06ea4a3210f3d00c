/**
 * Amounts as on US labels: "mcg" instead of µg, and international units for vitamins A, D and E. Stored amounts keep
 * their own unit.
 */

/** The amount of one international unit; for vitamin E that of the natural form, as labels count it. */
const INTERNATIONAL: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  a: { µg: 0.3 },
  d: { µg: 0.025 },
  e: { mg: 0.67 },
};
const VITAMIN = /^vitamin[ -]([ade])(?:[ -]?[23])?\b/i;
const MOST_DIGITS = 3;

/** 'mcg' for 'µg', also within 'µg RAE'. Lab units such as 'µg/L' stay, as reports print them. */
export const unitText = (unit: string): string => unit.replace(/[µμ]g\b(?!\/)/gu, 'mcg');

/** 4,000 instead of 4000; no more decimals than anybody weighs out. */
function figureText(value: number): string {
  const [whole = '', rest] = String(Number(value.toFixed(2))).split('.');
  const apart = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? apart : `${apart}.${rest}`;
}

/** ' (1,000 IU)' after 25 µg of vitamin D; nothing where labels give no IU. */
function internationalText(amount: number, unit: string, of: string): string {
  const letter = VITAMIN.exec(of)?.[1]?.toLowerCase() ?? '';
  const each = INTERNATIONAL[letter]?.[unit.replace(/ .*/, '')];
  return each === undefined ? '' : ` (${figureText(Number((amount / each).toPrecision(MOST_DIGITS)))} IU)`;
}

/** '25 mcg (1,000 IU)', '400 mg'. `of` is a name or an id: "Vitamin D3", "vitamin-d". */
export function amountText(amount: number, unit: string, of = ''): string {
  return `${figureText(amount)} ${unitText(unit)}${internationalText(amount, unit, of)}`;
}
