import { z } from 'zod';
import { Id, Text } from '../schema/common.ts';

/** The files of data/language/chat: what the assistant recognises danger by, and what it says then. */

const Address = z.string().regex(/^https:\/\/\S+$/, 'an address starts with https://');
const Phrases = z.array(z.string().min(1)).min(1);

/** words.yaml */
export const WordsFile = z.strictObject({
  swaps: z.record(z.string(), Text),
  numbers: z.record(z.string(), z.int().positive()),
  families: z.record(Id, Phrases),
});

export const helpRoles = ['emergency', 'poison', 'crisis', 'text', 'pet', 'domestic', 'eating', 'advice'] as const;
const HelpRole = z.enum(helpRoles);

const HelpLineRow = z.strictObject({
  name: Text,
  contact: Text,
  href: z.string().regex(/^(tel|sms):\+?\d+$/, 'tel: or sms: and digits'),
  source: Address,
});

/** help-lines.yaml */
export const HelpLinesFile = z.strictObject({
  default: z.string(),
  regions: z.record(
    z.string().regex(/^[A-Z]{2}$/),
    z.strictObject({ name: Text, lines: z.partialRecord(HelpRole, HelpLineRow) }),
  ),
  europe: z.array(z.string().regex(/^[A-Z]{2}$/)),
});

/** cards.yaml */
export const CardsFile = z.record(
  Id,
  z.strictObject({
    title: Text,
    do: z.array(Text).min(1),
    lines: z.array(HelpRole).min(1),
    page: z.boolean(),
    sources: z.array(Address).min(1),
  }),
);

/** danger.yaml */
export const DangerFile = z.strictObject({
  grave: z.array(Id),
  'not-harmless': z.array(Id),
  amounts: z.array(z.strictObject({ id: Id, from: z.number().positive(), source: Address })),
  calm: z.array(z.strictObject({ name: Text, says: Phrases })),
  rules: z.array(z.strictObject({ card: Id, says: Phrases, unless: Phrases.default([]) })),
});

export type WordsFile = z.infer<typeof WordsFile>;
export type HelpLinesFile = z.infer<typeof HelpLinesFile>;
export type HelpRole = z.infer<typeof HelpRole>;
export type CardsFile = z.infer<typeof CardsFile>;
export type DangerFile = z.infer<typeof DangerFile>;
