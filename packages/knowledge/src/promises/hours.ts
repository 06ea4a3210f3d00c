/** The hours of the day as the judge knows them: written down here once more, so that the engine cannot move both. */
export const HOURS: Readonly<Record<string, number>> = {
  'on-waking': 6.5,
  breakfast: 7.5,
  lunch: 12.5,
  dinner: 18.5,
  bedtime: 22.5,
};
