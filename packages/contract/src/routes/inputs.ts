import { z } from 'zod';
import { countNames, LONGEST_NAMES_TEXT, MOST_NAMES } from '../names-list.ts';

/** Inputs, limited to what can be stored and what makes sense. */

const FIRST = '1900-01-01';
const LAST = '2199-12-31';

export const Day = z.iso.date().refine((day) => day >= FIRST && day <= LAST);
export const Instant = z.iso.datetime().refine((instant) => instant >= FIRST && instant.slice(0, 10) <= LAST);

/** Names of medicines or supplements as typed, separated by commas or lines. */
export const NamesText = z
  .string()
  .max(LONGEST_NAMES_TEXT)
  .refine((text) => countNames(text) <= MOST_NAMES);

/** As text or as a list; the limits are the same. */
export const Names = z.union([
  NamesText,
  z
    .array(z.string().max(120))
    .max(MOST_NAMES)
    .refine((names) => names.join('\n').length <= LONGEST_NAMES_TEXT),
]);
