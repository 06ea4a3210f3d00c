import { z } from 'zod';
import { errorTypes } from './error-types.ts';

// Separate from errors.ts, so that a page that only shows errors need not load the schema library.

/** The response body of an error: its row, its code, and optionally field, hint and waiting time. */
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
