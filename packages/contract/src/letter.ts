import { z } from 'zod';
import {
  InteractionAction as Action,
  EvidenceGrade,
  type InteractionAction,
  InteractionSeverity,
} from './recommendation.ts';

/**
 * The doctor's letter as data, rendered as PDF, page and print. It speaks about the person; every number in `sources`
 * refers to the letter's own list.
 */

const Numbers = z.array(z.number().int());
const Statement = z.object({ message: z.string(), sources: Numbers });

export const LetterSource = z.object({
  number: z.number().int(),
  title: z.string(),
  publisher: z.string(),
  year: z.number().nullable(),
  url: z.string().nullable(),
});

export const LetterInteraction = z.object({
  with: z.string(),
  severity: InteractionSeverity,
  action: Action,
  hours: z.number().optional(),
  message: z.string(),
  sources: Numbers,
});

export const LetterMedicine = z.object({
  /** As the person wrote it. */
  written: z.string(),
  /** The generic name as read; null if not recognized. */
  read: z.string().nullable(),
  ingredients: z.array(z.string()),
  /** Status, daily dose, times, route, and how certain the reading is. */
  details: z.array(z.string()),
});

export const LetterSupplement = z.object({
  id: z.string().nullable(),
  name: z.string(),
  standing: z.enum(['suggested', 'chosen', 'taking']),
  /** The person's words, if they already take it. */
  written: z.string().nullable(),
  dose: z.string(),
  /** Form, times of day, with food, duration. */
  details: z.array(z.string()),
  evidence: EvidenceGrade.nullable(),
  /** The review of what is already taken. */
  verdict: z.string().nullable(),
  why: z.array(Statement),
  cautions: z.array(Statement),
  interactions: z.array(LetterInteraction),
});

export const Letter = z.object({
  planMadeOn: z.iso.date(),
  madeOn: z.iso.date(),
  /** Since when the answers differ from the plan's; null while equal. */
  answersChangedOn: z.iso.date().nullable(),
  name: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  labs: z.array(z.object({ name: z.string(), value: z.string() })),
  /** When the tests were done, as far as known. */
  labsWhen: z.string().nullable(),
  medicines: z.array(LetterMedicine),
  alerts: z.array(
    z.object({
      severity: z.enum(['urgent', 'warning', 'info']),
      title: z.string(),
      message: z.string(),
      sources: Numbers,
    }),
  ),
  supplements: z.array(LetterSupplement),
  /** The strongest reason only; the person's plan has each in full. */
  leftOut: z.array(z.object({ because: z.string(), names: z.array(z.string()) })),
  notRecognised: z.array(z.string()),
  notChecked: z.array(z.string()),
  tests: z.array(z.object({ name: z.string(), message: z.string(), sources: Numbers })),
  sources: z.array(LetterSource),
});

export type LetterSource = z.infer<typeof LetterSource>;
export type LetterInteraction = z.infer<typeof LetterInteraction>;
export type LetterMedicine = z.infer<typeof LetterMedicine>;
export type LetterSupplement = z.infer<typeof LetterSupplement>;
export type Letter = z.infer<typeof Letter>;

const LETTER_ACTIONS: Readonly<Record<InteractionAction, string>> = {
  avoid: 'avoid together',
  separate: 'keep apart',
  monitor: 'monitor',
  'tell-your-doctor': 'discuss before use',
};

/** What to do, in clinical wording: 'keep 4 hours apart'. */
export function letterAction({ action, hours }: Pick<LetterInteraction, 'action' | 'hours'>): string {
  if (action === 'separate' && hours !== undefined) return `keep ${hours} ${hours === 1 ? 'hour' : 'hours'} apart`;
  return LETTER_ACTIONS[action];
}

export const letterTexts = {
  title: 'Supplements: a letter for the doctor',
  origin:
    'Written by Evidose, a computer program, from the person’s own answers. No clinician took part. Not a prescription.',
  stale: (day: string) => `The answers changed on ${day}. The plan below was made before that and does not reflect it.`,
  alerts: 'To note first',
  medicines: 'Medicines, as written and as read',
  noMedicines: 'None named.',
  labs: 'Laboratory values',
  noLabs: 'None given.',
  supplements: 'Supplements: suggested and taken now',
  noSupplements: 'None suggested and none taken.',
  notRecognised: 'Not recognized',
  notChecked: 'Not checked',
  tests: 'Tests worth considering',
  leftOut: 'Considered and left out for safety',
  sources: 'Sources',
  columns: { supplement: 'Supplement and dose', findings: 'Why, cautions, interactions', view: 'Doctor' },
  fine: '☐ fine',
  notFine: '☐ not',
} as const;

export const standingTexts: Readonly<Record<LetterSupplement['standing'], string>> = {
  suggested: 'Suggested, not started',
  chosen: 'On the person’s list',
  taking: 'Taken now',
};

/** '[1, 4]', or empty. */
export const sourceMarks = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '' : ` [${numbers.join(', ')}]`;
