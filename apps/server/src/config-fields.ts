import { z } from 'zod';

/** Building blocks of the environment schema. A blank variable counts as missing. */
const blankAsMissing = (value: unknown) => (value === '' ? undefined : value);

export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema.optional());

export const withDefault = <T extends z.ZodType>(schema: T, otherwise: z.output<T>) =>
  z.preprocess((value) => blankAsMissing(value) ?? otherwise, schema);

export const webAddress = z.string().refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
  message: 'must be an http or https address',
});
