/** What units of weight are worth, in micrograms. */
export const MICROGRAMS: Readonly<Record<string, number>> = { g: 1_000_000, mg: 1000, µg: 1 };

export const DAYS_OF_WEEK = 7;

/** A number that is as good as surely a year. */
export const isYear = (value: number): boolean => value >= 1950 && value <= 2035 && Number.isInteger(value);
