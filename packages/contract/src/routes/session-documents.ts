import { z } from 'zod';

/** Access to personal data without a sign-in: the calendar's address, links for a doctor, API keys. */
export const StandingAccess = z.enum(['calendar', 'links', 'keys']);
export type StandingAccess = z.infer<typeof StandingAccess>;
