import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * A hash of a schema's current shape. Data stored under that hash need not be validated again when read; after any
 * change of the contract the hash differs, and every row is validated again.
 */
export const shapeOf = (schema: z.ZodType): string =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })))
    .digest('base64url')
    .slice(0, 16);
