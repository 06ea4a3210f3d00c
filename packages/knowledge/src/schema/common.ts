import { directnesses } from '@evidose/contract';
import { z } from 'zod';

export const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is kebab-case');

/** A text for people: trimmed, not empty. */
export const Text = z.string().regex(/^\S(.*\S)?$/s, 'a text is neither empty nor padded with spaces');

export const Sources = z.array(Id).min(1, 'name at least one source');

export const Day = z.iso.date();

/** How directly the sources of a row support it. */
const RowDirectness = z.enum(directnesses).exclude(['untraced']).optional();

/** Support fields of every safety row; a clinician signs by adding `signed`. */
export const supportFields = {
  review: z.literal('needed').optional(),
  directness: RowDirectness,
  /** Only for a precaution: the day a source for this row was looked for, and none found. */
  searched: Day.optional(),
  checked: Day.optional(),
  signed: z.strictObject({ by: Text, on: Day }).optional(),
  /** An open question to the reviewer. */
  question: Text.optional(),
};

/** A row states its directness, or that its source has not been found yet. */
export const isGraded = ({ directness, review }: { directness?: string | undefined; review?: string | undefined }) =>
  directness !== undefined || review !== undefined;
export const notGraded =
  'say how directly the sources support it (directness), or that one is missing (review: needed)';

/** YAML reads `3` as a number where an answer is stored as text. */
const AnswerValue = z.union([z.string(), z.number()]).transform(String);

const NumberRange = z
  .strictObject({ atLeast: z.number().optional(), below: z.number().optional() })
  .refine((range) => range.atLeast !== undefined || range.below !== undefined, 'give atLeast, below or both');

/** `when`: every entry must hold. A stored value, a list of values (any of), or a range for numbers. */
export const WhenMap = z.record(
  z.string(),
  z.union([NumberRange, z.array(AnswerValue).min(1), AnswerValue.transform((value) => [value])]),
);

/** `unless`: one map or a list of maps; if any entry holds, the rule does not apply. */
export const UnlessMaps = z.union([z.array(WhenMap), WhenMap.transform((map) => [map])]).default([]);

export type WhenMap = z.infer<typeof WhenMap>;

export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as [K, ...K[]];
