import { isStorable } from '@evidose/contract';
import { z } from 'zod';
import { badPayloadFault, RequestFault } from './errors.ts';

const storable = z.string().refine(isStorable);

/** Numbers are accepted as text, as in the protocol; anything else that is not text is refused. */
export const text = z.union([storable, z.number().transform(String)], 'string').optional();
/** null removes the value. */
export const clearable = text.nullable();
export const texts = z.array(storable, 'string').max(20, 'string').optional();
export const flag = z.boolean('boolean').optional();

/** Unknown fields are ignored: clients send more than we need. */
export function parseBody<S extends z.ZodRawShape>(shape: S, body: unknown): z.output<z.ZodObject<S>> {
  const parsed = z.object(shape).safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('/') ?? '';
  const expected = issue?.message === 'boolean' ? 'boolean' : 'string';
  throw new RequestFault(badPayloadFault(`/${field} must be ${field === '' ? 'object' : expected}`));
}
