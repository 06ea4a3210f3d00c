import { z } from 'zod';

export const SHARE_DAYS_DEFAULT = 7;
export const SHARE_DAYS_MAX = 90;
export const SHARE_LABEL_MAX = 60;
/** Read out over the phone: no letter that looks or sounds like a digit. */
export const SHARE_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const SHARE_CODE_LENGTH = 8;

export const ShareOpening = z.object({ at: z.iso.datetime(), what: z.enum(['letter', 'pdf', 'fhir', 'refused']) });

export const ShareEntry = z.object({
  id: z.uuid(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'ended', 'revoked']),
  /** Whether its FHIR file contains every answer, as the person chose; otherwise it contains what the letter says. */
  includesAnswers: z.boolean(),
  /** Newest first. */
  openings: z.array(ShareOpening),
});

export type ShareOpening = z.infer<typeof ShareOpening>;
export type ShareEntry = z.infer<typeof ShareEntry>;
