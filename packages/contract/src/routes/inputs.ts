import { z } from 'zod';
import { countNames, LONGEST_NAMES_TEXT, MOST_NAMES } from '../names-list.ts';

/** What comes in, within what can be kept and what anybody can mean. */

const FIRST = '1900-01-01';
const LAST = '2199-12-31';

export const Day = z.iso.date().refine((day) => day >= FIRST && day <= LAST);
export const Instant = z.iso.datetime().refine((instant) => instant >= FIRST && instant.slice(0, 10) <= LAST);

/** Names of medicines or supplements as people type them, with commas or lines between. */
export const NamesText = z
  .string()
  .max(LONGEST_NAMES_TEXT)
  .refine((text) => countNames(text) <= MOST_NAMES);

/** As text, or one name an entry: no more of either, however it is sent. */
export const Names = z.union([
  NamesText,
  z
    .array(z.string().max(120))
    .max(MOST_NAMES)
    .refine((names) => names.join('\n').length <= LONGEST_NAMES_TEXT),
]);
