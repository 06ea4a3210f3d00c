import type { LabDeclaration } from '@evidose/contract';

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const KG_PER_POUND = 0.45359237;

const TYPED_NUMBER = /^\d{1,6}([.,]\d{0,15})?$/;

/** Accepts comma or point; null while it is not a number. */
export function readNumber(typed: string): number | null {
  const text = typed.trim();
  return TYPED_NUMBER.test(text) ? Number(text.replace(',', '.')) : null;
}

/** At most this many decimals, without trailing zeros: 170.20 → "170.2". */
export function rounded(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

export interface FeetAndInches {
  readonly feet: string;
  readonly inches: string;
}

export function toFeetAndInches(cm: number): FeetAndInches {
  const inches = Number((cm / CM_PER_INCH).toFixed(1));
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  return { feet: String(feet), inches: rounded(inches - feet * INCHES_PER_FOOT, 1) };
}

/** Null while feet and inches are not a valid height. Blank inches count as none. */
export function fromFeetAndInches({ feet, inches }: FeetAndInches): string | null {
  const wholeFeet = feet.trim() === '' ? 0 : readNumber(feet);
  const moreInches = inches.trim() === '' ? 0 : readNumber(inches);
  if (wholeFeet === null || moreInches === null) return null;
  return rounded((wholeFeet * INCHES_PER_FOOT + moreInches) * CM_PER_INCH, 1);
}

export const toPounds = (kg: number): string => rounded(kg / KG_PER_POUND, 1);

/** Two decimals, so that whole pounds round-trip. */
export function fromPounds(pounds: string): string | null {
  const value = readNumber(pounds);
  return value === null ? null : rounded(value * KG_PER_POUND, 2);
}

/** Significant digits of a lab value: as many as any lab prints. */
const LAB_DIGITS = 4;
const labRounded = (value: number): number => Number(value.toPrecision(LAB_DIGITS));

export function toAlternative(lab: LabDeclaration, stored: number): number {
  const { alternative } = lab;
  if (alternative === undefined) return stored;
  return labRounded(stored * alternative.perStoredUnit + (alternative.offset ?? 0));
}

export function fromAlternative(lab: LabDeclaration, shown: number): number {
  const { alternative } = lab;
  if (alternative === undefined) return shown;
  return labRounded((shown - (alternative.offset ?? 0)) / alternative.perStoredUnit);
}
