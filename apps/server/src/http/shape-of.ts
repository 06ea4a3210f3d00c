import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * A name for the shape that a schema gives today. What was written through the schema under that name needs no second
 * look when it is read; after any change of the contract the name differs, and every row goes through the schema again.
 */
export const shapeOf = (schema: z.ZodType): string =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })))
    .digest('base64url')
    .slice(0, 16);
