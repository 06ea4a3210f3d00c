import { z } from 'zod';
import { SourceEntry, SupplementId } from './knowledge-documents.ts';

/** A conversation goes on about so many names at most. */
export const MOST_IN_THREAD = 12;

/** What the last answer was about beside its supplement: sent back with the next question, and kept nowhere else. */
export const ChatThread = z.strictObject({
  /** Medicines by name. */
  medicines: z.array(z.string().max(80)).max(MOST_IN_THREAD),
  /** Supplements that were named second: "what about the other one?" */
  others: z.array(SupplementId).max(MOST_IN_THREAD),
  /** What was asked: "and zinc?" asks the same of zinc. */
  asked: z.string().max(30).nullable(),
});

export const ChatQuestion = z.strictObject({
  message: z.string().trim().min(1).max(500),
  /** The supplement the last answer was about, so that "it" means something. */
  about: SupplementId.nullable().optional(),
  thread: ChatThread.optional(),
  /** The region of the browser, so that help lines are those of the country. */
  region: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});

/** Somebody to call. `href` opens the phone where the device has one. */
export const HelpLine = z.object({ name: z.string(), contact: z.string(), href: z.string().nullable() });

/** What somebody in danger should do now, before anything else. */
export const DangerCard = z.object({
  id: z.string(),
  language: z.enum(['en', 'es']),
  title: z.string(),
  steps: z.array(z.string()),
  /** Emergency numbers of other countries, for whoever is not where the browser seems to be. */
  elsewhere: z.array(HelpLine),
});

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
  /** Set where somebody may be in danger. */
  card: DangerCard.nullable(),
  /** Shown before anything else. */
  helpLines: z.array(HelpLine),
  /** Whom to call where the answer is calm but somebody may not be sure, or where it may have missed what was meant. Shown last. */
  ifUnsure: z.array(HelpLine),
  /** In Spanish, before the answer in English to a message in Spanish. */
  notice: z.string().nullable(),
  /** Says what the question was understood as, or plainly that there is no answer. */
  lead: z.string(),
  blocks: z.array(ChatBlock),
  links: z.array(z.object({ to: z.string(), label: z.string() })),
  sources: z.array(SourceEntry),
  about: SupplementId.nullable(),
  thread: ChatThread,
  /** Questions that do have an answer. */
  suggestions: z.array(z.string()),
  /** A model is configured and may say this in other words: ask `/v1/chat/phrase`. */
  canPhrase: z.boolean(),
});

export type ChatThread = z.infer<typeof ChatThread>;
export type DangerCard = z.infer<typeof DangerCard>;
export type ChatQuestion = z.infer<typeof ChatQuestion>;
export type HelpLine = z.infer<typeof HelpLine>;
export type ChatBlock = z.infer<typeof ChatBlock>;
export type ChatAnswer = z.infer<typeof ChatAnswer>;
