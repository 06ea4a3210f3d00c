/** The hours of the day, written down again here so that a change in the engine cannot change the judge. */
export const HOURS: Readonly<Record<string, number>> = {
  'on-waking': 6.5,
  breakfast: 7.5,
  lunch: 12.5,
  dinner: 18.5,
  bedtime: 22.5,
};

/** Hours a row asks for: before the medicine, and after it where fewer are enough. */
interface Apart {
  readonly hours?: number;
  readonly hoursAfter?: number;
}

export function isTooClose(ours: string, theirs: string, { hours = 2, hoursAfter = hours }: Apart): boolean {
  const later = (HOURS[ours] ?? 0) - (HOURS[theirs] ?? 0);
  return later < 0 ? -later < hours : later < hoursAfter;
}
