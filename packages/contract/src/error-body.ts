import { z } from 'zod';
import { errorTypes } from './error-types.ts';

// Apart from errors.ts, so that a page that only shows errors does not have to load the schema library.

/** What a caller receives: the row, its code, and where it helps the field, a hint and a waiting time. */
export const AppErrorSchema = z.object({
  type: z.enum(errorTypes),
  message: z.string(),
  code: z.string(),
  field: z.string().optional(),
  hint: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
  requestId: z.string().optional(),
});
export type AppErrorBody = z.infer<typeof AppErrorSchema>;
export const ErrorResponse = z.object({ error: AppErrorSchema });
