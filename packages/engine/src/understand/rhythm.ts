import type { Usage } from '../model.ts';

const RHYTHMS: Readonly<Record<number, string>> = {
  1.75: 'four times a week',
  2: 'every other day',
  2.33: 'three times a week',
  3.5: 'twice a week',
  7: 'once a week',
  14: 'every two weeks',
  21: 'every three weeks',
  28: 'every four weeks',
  30: 'once a month',
};
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;
/** Half a year and more is counted loosely: 180 days or 182. */
const SLACK = 6;

/** "once a week"; null for what is taken every day. */
export function rhythmText({ everyDays }: Pick<Usage, 'everyDays'>): string | null {
  if (everyDays === undefined || everyDays <= 1) return null;
  const known = RHYTHMS[everyDays];
  if (known !== undefined) return known;
  if (Math.abs(everyDays - DAYS_A_YEAR) <= SLACK) return 'once a year';
  const months = Math.round(everyDays / DAYS_A_MONTH);
  if (months >= 2 && Math.abs(everyDays - months * DAYS_A_MONTH) <= SLACK) return `every ${months} months`;
  return `every ${Math.round(everyDays)} days`;
}
