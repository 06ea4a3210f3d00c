import { z } from 'zod';
import { amountText } from './amount-text.ts';
import { Slot } from './recommendation-words.ts';

/** How a medicine or supplement stands with the person, as they wrote it. */
export const readingStatuses = ['taking', 'as-needed', 'stopped', 'planned', 'not-taking'] as const;
export const ReadingStatus = z.enum(readingStatuses);

export const medicineRoutes = [
  'oral',
  'injection',
  'inhaled',
  'skin',
  'eye',
  'ear',
  'nose',
  'rectal',
  'vaginal',
  'implanted',
] as const;
export const MedicineRoute = z.enum(medicineRoutes);

/** The average a day; `assumed` where the person gave no amount that could be read. */
export const DailyDose = z.object({
  amount: z.number(),
  unit: z.string(),
  assumed: z.boolean(),
  /** Of a mixture, whose amount is that of one ingredient: '1 tablet'. */
  serving: z.string().optional(),
});

/** Nobody takes "8 mg" of a multivitamin. */
export const dailyDoseText = ({ amount, unit, serving }: Omit<DailyDose, 'assumed'>, of?: string): string =>
  serving ?? amountText(amount, unit, of);

/** The most other readings that are offered: more is no question any more. */
export const MOST_READINGS = 3;

/** `line` is what the person's text becomes if they choose it, `says` what it means in words. */
export const DoubtReading = z.object({ line: z.string(), says: z.string() });

/** A reading that we are not sure of: what is doubted, and what else may be meant. It counts carefully until it is settled. */
export const Doubt = z.object({
  about: z.enum(['amount', 'status', 'name']),
  /** The likeliest first. */
  readings: z.array(DoubtReading).max(MOST_READINGS),
});

/** A piece of an answer that became no entry and is no known filler. */
export const NotUsed = z.object({ field: z.string(), text: z.string() });

/** One line of the allergies, or of what a clinician advised against: what it was read as. */
export const ReadStatement = z.object({ text: z.string(), names: z.array(z.string()), doubt: Doubt.nullable() });

/** What both a medicine and a supplement say beside their name. The defaults open plans stored before these parts. */
export const readingParts = {
  /** The name alone, as it was typed: 'Coumadin' of 'Rx# 12 Coumadin 5 mg'. Absent in plans stored before this part. */
  word: z.string().optional(),
  status: ReadingStatus.default('taking'),
  /** Stated times of day, or null where none was stated. */
  slots: z.array(Slot).nullable().default(null),
  route: MedicineRoute.nullable().default(null),
  /** 'once a week'; absent for what is taken every day, or where nothing was written. */
  rhythm: z.string().optional(),
  /** The days of the week that were named for it, from 0 for Monday. */
  weekdays: z.array(z.number().int().min(0).max(6)).optional(),
  doubt: Doubt.nullable().default(null),
};

/** A real label of the product table. */
export const NamedProduct = z.object({ id: z.string(), name: z.string(), serving: z.string() });
export const Supply = z.object({
  nutrient: z.string(),
  amount: z.number(),
  unit: z.string(),
  /** Which chemical form, where limits care and the label tells: 'beta-carotene', 'folic-acid'. */
  form: z.string().optional(),
});

export const Recognised = z.object({
  text: z.string(),
  id: z.string().nullable(),
  name: z.string(),
  classes: z.array(z.string()),
  /** Set when the spelling was corrected: the page asks "did you mean …?". */
  guessed: z.boolean(),
  /** Active ingredients where one name stands for several. */
  ingredients: z.array(z.string()),
  ...readingParts,
  dose: DailyDose.nullable().default(null),
  /** Countries whose brand this is, where the same name means something else in another. */
  countries: z.array(z.string()).default([]),
});

export type ReadingStatus = z.infer<typeof ReadingStatus>;
export type MedicineRoute = z.infer<typeof MedicineRoute>;
export type DailyDose = z.infer<typeof DailyDose>;
export type Doubt = z.infer<typeof Doubt>;
export type NotUsed = z.infer<typeof NotUsed>;
export type ReadStatement = z.infer<typeof ReadStatement>;
export type NamedProduct = z.infer<typeof NamedProduct>;
export type Supply = z.infer<typeof Supply>;
export type Recognised = z.infer<typeof Recognised>;
