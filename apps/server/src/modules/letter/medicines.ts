import {
  amountText,
  type DailyDose,
  dailyDoseText,
  type LetterMedicine,
  type MedicineRoute,
  type ReadingStatus,
  type Recognised,
  ROUTE_WORDS,
  type Slot,
  slotTexts,
  statusTexts,
} from '@evidose/contract';

/** What is not taken every day has an average, which must not read as a daily dose. */
export function doseADay(dose: DailyDose | null, rhythm?: string): string | null {
  if (dose === null) return null;
  const { amount, unit, assumed } = dose;
  const rest = assumed ? ' (partly assumed)' : '';
  if (rhythm === undefined || dose.serving !== undefined) return `${dailyDoseText(dose)} a day${rest}`;
  return `${rhythm}, on average ${amountText(Number(amount.toPrecision(3)), unit)} a day${rest}`;
}

export const timesOf = (slots: readonly Slot[] | null): string | null =>
  slots === null || slots.length === 0 ? null : slots.map((slot) => slotTexts[slot].toLowerCase()).join(', ');

interface Reading {
  readonly status: ReadingStatus;
  readonly slots: readonly Slot[] | null;
  readonly route: MedicineRoute | null;
  readonly dose: DailyDose | null;
  readonly rhythm?: string | undefined;
}

/** The status of an entry, as far as it was understood. */
export function readingDetails({ status, slots, route, dose, rhythm }: Reading): string[] {
  return [
    statusTexts[status],
    doseADay(dose, rhythm) ?? rhythm ?? null,
    timesOf(slots),
    route === null ? null : ROUTE_WORDS[route],
  ].filter((detail) => detail !== null);
}

/** What the reader was not sure of, with other possible readings. */
export function doubtDetails({ doubt, guessed }: Pick<Recognised, 'doubt' | 'guessed'>): string[] {
  if (guessed) return ['spelling corrected: please confirm'];
  if (doubt === null) return [];
  return [`not sure: ${doubt.readings.map(({ says }) => says.replace(', as I wrote', ', as written')).join(' or ')}`];
}

export function letterMedicine(medicine: Recognised, drugName: (id: string) => string): LetterMedicine {
  const { text, id, name, ingredients, classes, countries } = medicine;
  const isRead = id !== null || ingredients.length > 0 || classes.length > 0;
  return {
    written: text,
    read: isRead ? name : null,
    ingredients: ingredients.map(drugName).filter((ingredient) => ingredient.toLowerCase() !== name.toLowerCase()),
    details: [
      ...readingDetails(medicine),
      ...doubtDetails(medicine),
      ...(countries.length > 0 ? [`brand name as used in ${countries.join(', ')}`] : []),
    ],
  };
}
