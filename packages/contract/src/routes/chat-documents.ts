import { z } from 'zod';
import { SourceEntry, SupplementId } from './documents.ts';

export const ChatQuestion = z.strictObject({
  message: z.string().trim().min(1).max(500),
  /** The supplement the last answer was about, so that "it" means something. */
  about: SupplementId.nullable().optional(),
});

/** Somebody to call. `href` opens the phone where the device has one. */
export const HelpLine = z.object({ name: z.string(), contact: z.string(), href: z.string().nullable() });

export const ChatBlock = z.object({
  /** What kind of thing this is, for its look: a plain statement, or how grave a conflict is. */
  tone: z.enum(['plain', 'caution', 'urgent']),
  title: z.string().optional(),
  text: z.string(),
  sources: z.array(z.string()),
});

/**
 * An answer is made of statements of the knowledge (or of the person's own plan), each with its sources. Where there is
 * none, the answer says so: nothing is made up.
 */
export const ChatAnswer = z.object({
  kind: z.enum(['answer', 'no-answer', 'help']),
  /** Shown before anything else. */
  helpLines: z.array(HelpLine),
  /** Says what the question was understood as, or plainly that there is no answer. */
  lead: z.string(),
  blocks: z.array(ChatBlock),
  links: z.array(z.object({ to: z.string(), label: z.string() })),
  sources: z.array(SourceEntry),
  about: SupplementId.nullable(),
  /** Questions that do have an answer. */
  suggestions: z.array(z.string()),
});

export type ChatQuestion = z.infer<typeof ChatQuestion>;
export type HelpLine = z.infer<typeof HelpLine>;
export type ChatBlock = z.infer<typeof ChatBlock>;
export type ChatAnswer = z.infer<typeof ChatAnswer>;
