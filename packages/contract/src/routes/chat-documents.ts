import { z } from 'zod';
import { SourceEntry, SupplementId } from './knowledge-documents.ts';

/** Most names that a conversation keeps track of. */
export const MOST_IN_THREAD = 12;

/** Context of the last answer besides its supplement: sent back with the next question, and stored nowhere else. */
export const ChatThread = z.strictObject({
  /** Medicines by name. */
  medicines: z.array(z.string().max(80)).max(MOST_IN_THREAD),
  /** Supplements named second: "what about the other one?" */
  others: z.array(SupplementId).max(MOST_IN_THREAD),
  /** The question asked: "and zinc?" asks the same about zinc. */
  asked: z.string().max(30).nullable(),
});

export const ChatQuestion = z.strictObject({
  message: z.string().trim().min(1).max(500),
  /** The supplement of the last answer, so that "it" can be resolved. */
  about: SupplementId.nullable().optional(),
  thread: ChatThread.optional(),
  /** The browser's region, for the country's help lines. */
  region: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});

/** Someone to call. `href` dials where the device can. */
export const HelpLine = z.object({ name: z.string(), contact: z.string(), href: z.string().nullable() });

/** What someone in danger should do first. */
export const DangerCard = z.object({
  id: z.string(),
  language: z.enum(['en', 'es']),
  title: z.string(),
  steps: z.array(z.string()),
  /** Emergency numbers of other countries, in case the browser's region is wrong. */
  elsewhere: z.array(HelpLine),
});

export const ChatBlock = z.object({
  /** Visual style: a plain statement, or the severity of a conflict. */
  tone: z.enum(['plain', 'caution', 'urgent']),
  title: z.string().optional(),
  text: z.string(),
  sources: z.array(z.string()),
});

/**
 * An answer consists of statements from the knowledge (or the person's own plan), each with its sources. If there are
 * none, it says so; nothing is made up.
 */
export const ChatAnswer = z.object({
  kind: z.enum(['answer', 'no-answer', 'help']),
  /** Set if someone may be in danger. */
  card: DangerCard.nullable(),
  /** Shown before everything else. */
  helpLines: z.array(HelpLine),
  /** Whom to call if the answer is calm but the person is unsure, or it may have missed the point. Shown last. */
  ifUnsure: z.array(HelpLine),
  /** A Spanish notice before an English answer to a Spanish message. */
  notice: z.string().nullable(),
  /** Says how the question was understood, or that there is no answer. */
  lead: z.string(),
  blocks: z.array(ChatBlock),
  links: z.array(z.object({ to: z.string(), label: z.string() })),
  sources: z.array(SourceEntry),
  about: SupplementId.nullable(),
  thread: ChatThread,
  /** Questions that do have an answer. */
  suggestions: z.array(z.string()),
  /** A model is configured and can rephrase this: call `/v1/chat/phrase`. */
  canPhrase: z.boolean(),
});

export type ChatThread = z.infer<typeof ChatThread>;
export type DangerCard = z.infer<typeof DangerCard>;
export type ChatQuestion = z.infer<typeof ChatQuestion>;
export type HelpLine = z.infer<typeof HelpLine>;
export type ChatBlock = z.infer<typeof ChatBlock>;
export type ChatAnswer = z.infer<typeof ChatAnswer>;
