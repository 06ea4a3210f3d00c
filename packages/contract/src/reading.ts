import { z } from 'zod';
import { amountText } from './amount-text.ts';
import { Slot } from './recommendation-words.ts';

/** The status of a medicine or supplement, as the person wrote it. */
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

/** Daily average; `assumed` if the person gave no readable amount. */
export const DailyDose = z.object({
  amount: z.number(),
  unit: z.string(),
  assumed: z.boolean(),
  /** For a combination, whose amount is that of one ingredient: '1 tablet'. */
  serving: z.string().optional(),
});

/** "8 mg" of a multivitamin would be meaningless, so combinations use their serving. */
export const dailyDoseText = ({ amount, unit, serving }: Omit<DailyDose, 'assumed'>, of?: string): string =>
  serving ?? amountText(amount, unit, of);

/** With more readings to choose from, a question is no help. */
export const MOST_READINGS = 3;

/** `line` replaces the person's text if they choose this reading; `says` explains it. */
export const DoubtReading = z.object({ line: z.string(), says: z.string() });

/** An uncertain reading: what is in doubt, and the alternatives. Until it is resolved it counts in the stricter way. */
export const Doubt = z.object({
  about: z.enum(['amount', 'status', 'name']),
  /** Most likely first. */
  readings: z.array(DoubtReading).max(MOST_READINGS),
});

/** A piece of an answer that became no entry and is no known filler. */
export const NotUsed = z.object({ field: z.string(), text: z.string() });

/** One line of the allergies or of a clinician's advice: what it was read as. */
export const ReadStatement = z.object({ text: z.string(), names: z.array(z.string()), doubt: Doubt.nullable() });

/** Common parts of medicines and supplements. The defaults open plans stored before these parts existed. */
export const readingParts = {
  /**
   * The name alone, as typed: 'Coumadin' in 'Rx# 12 Coumadin 5 mg'. Absent in plans stored before this part existed.
   */
  word: z.string().optional(),
  status: ReadingStatus.default('taking'),
  /** Times of day as written, or null if none were. */
  slots: z.array(Slot).nullable().default(null),
  route: MedicineRoute.nullable().default(null),
  /** 'once a week'; absent for daily use, or if nothing was written. */
  rhythm: z.string().optional(),
  /** Named weekdays, from 0 for Monday. */
  weekdays: z.array(z.number().int().min(0).max(6)).optional(),
  doubt: Doubt.nullable().default(null),
};

/** A real label of the product table. */
export const NamedProduct = z.object({ id: z.string(), name: z.string(), serving: z.string() });
export const Supply = z.object({
  nutrient: z.string(),
  amount: z.number(),
  unit: z.string(),
  /** The chemical form, where limits differ and the label says: 'beta-carotene', 'folic-acid'. */
  form: z.string().optional(),
});

export const Recognised = z.object({
  text: z.string(),
  id: z.string().nullable(),
  name: z.string(),
  classes: z.array(z.string()),
  /** The spelling was corrected: the page asks "did you mean …?". */
  guessed: z.boolean(),
  /** Active ingredients, if one name stands for several. */
  ingredients: z.array(z.string()),
  ...readingParts,
  dose: DailyDose.nullable().default(null),
  /** Countries of this brand, if the name means something else in another country. */
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
