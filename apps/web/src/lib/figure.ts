/** A half is rounded up as it is written: 1.005 is 1.01, though the nearest number a computer has is a little less. */
function rounded(value: number, mostDigits: number): number {
  const [, exponent = '0'] = value.toExponential().split('e');
  const places = mostDigits - 1 - Number(exponent);
  return Number(`${Math.round(Number(`${value}e${places}`))}e${-places}`);
}

/**
 * An amount or a count with its thousands set apart, as people in the US write it. `toLocaleString` would do the same,
 * but the first one to ask for it waits until the browser has read its tables of all languages: a tenth of a second on a
 * slow phone.
 */
export function figure(value: number, mostDigits = 15): string {
  const [whole = '', rest] = String(rounded(value, mostDigits)).split('.');
  const apart = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? apart : `${apart}.${rest}`;
}
