const [CM_PER_INCH, INCHES_PER_FOOT, KG_PER_POUND] = [2.54, 12, 0.45359237];

/** "5 ft 7 in (170 cm), 172 lb (78 kg)": whole numbers in both systems, as the letter may be read in either. */
export function bodySizeText(cm: number, kg: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  const height = `${Math.floor(inches / INCHES_PER_FOOT)} ft ${inches % INCHES_PER_FOOT} in (${Math.round(cm)} cm)`;
  return `${height}, ${Math.round(kg / KG_PER_POUND)} lb (${Math.round(kg)} kg)`;
}
