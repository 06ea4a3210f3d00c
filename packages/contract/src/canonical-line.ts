import { z } from 'zod';
import { unitText } from './amount-text.ts';
import { MedicineRoute, ReadingStatus } from './reading.ts';
import { Slot } from './recommendation-words.ts';

/** The parts of one list line: what a form edits and a line is written from. */
export const LineParts = z.object({
  name: z.string(),
  /** Amount per intake. */
  amount: z.object({ value: z.number(), unit: z.string() }).nullable(),
  /** Frequency in words: 'twice a day', 'once a week'; null if not given. */
  often: z.string().nullable(),
  /** Weekdays, from 0 for Monday. */
  weekdays: z.array(z.number().int()),
  slots: z.array(Slot).nullable(),
  status: ReadingStatus,
  stoppedDaysAgo: z.number().nullable(),
  route: MedicineRoute.nullable(),
  isPrescribed: z.boolean(),
  /** The person has confirmed an unusual amount. */
  isChecked: z.boolean(),
});
export type LineParts = z.infer<typeof LineParts>;

/** Appended to a confirmed amount, so that it is not asked about again. */
export const AMOUNT_CHECKED = 'amount checked';

export const timesText = (times: number): string =>
  times === 1 ? 'once a day' : times === 2 ? 'twice a day' : `${times} times a day`;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const SLOT_WORDS: Readonly<Record<Slot, string>> = {
  'on-waking': 'on waking',
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'evening',
  bedtime: 'bedtime',
};

/** The route, in every text that gives it. */
export const ROUTE_WORDS: Readonly<Record<MedicineRoute, string>> = {
  oral: 'by mouth',
  injection: 'by injection',
  inhaled: 'inhaled',
  skin: 'on the skin',
  eye: 'in the eye',
  ear: 'in the ear',
  nose: 'in the nose',
  rectal: 'rectal',
  vaginal: 'vaginal',
  implanted: 'implanted',
};

export const statusTexts: Readonly<Record<ReadingStatus, string>> = {
  taking: 'taking',
  'as-needed': 'as needed',
  stopped: 'stopped',
  planned: 'not started yet',
  'not-taking': 'not taking',
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Next to the name, since a comma would separate the day from what was stopped. */
const agoWords = ({ status, stoppedDaysAgo }: LineParts): string =>
  status === 'stopped' && stoppedDaysAgo !== null ? ` stopped ${stoppedDaysAgo} days ago` : '';

/** 'ramipril 5 mg, once a day, evening': an entry as one line that reads back as the same entry. */
export function canonicalLine(parts: LineParts): string {
  const { name, amount, often, weekdays, slots, status, route, isPrescribed, isChecked } = parts;
  const ago = agoWords(parts);
  return [
    `${name}${amount === null ? '' : ` ${amount.value} ${unitText(amount.unit)}`}${ago}`,
    often ?? '',
    listed(weekdays.map((day) => DAYS[day] ?? '')),
    listed((slots ?? []).map((slot) => SLOT_WORDS[slot])),
    route === null ? '' : ROUTE_WORDS[route],
    isPrescribed ? 'prescribed' : '',
    ago !== '' || status === 'taking' ? '' : statusTexts[status],
    isChecked ? AMOUNT_CHECKED : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
