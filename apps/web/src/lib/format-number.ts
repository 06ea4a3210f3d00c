/** Rounds half up as written: 1.005 becomes 1.01, although its nearest binary value is slightly less. */
function rounded(value: number, mostDigits: number): number {
  const [, exponent = '0'] = value.toExponential().split('e');
  const places = mostDigits - 1 - Number(exponent);
  return Number(`${Math.round(Number(`${value}e${places}`))}e${-places}`);
}

/**
 * A number with US thousands separators. `toLocaleString` would do, but its first call makes the browser load its
 * locale tables: a tenth of a second on a slow phone.
 */
export function formatNumber(value: number, mostDigits = 15): string {
  const [whole = '', rest] = String(rounded(value, mostDigits)).split('.');
  const apart = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? apart : `${apart}.${rest}`;
}
