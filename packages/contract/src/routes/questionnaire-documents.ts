import { z } from 'zod';
import { LineParts } from '../canonical-line.ts';
import { Doubt, EvidenceGrade, NamedProduct, ReadingStatus, Recommendation, Slot } from '../recommendation.ts';

/** What to look a name up as: `any` for a clinician's advice, which may name either. */
export const NameKind = z.enum(['medicine', 'supplement', 'any']);

/** One type-ahead suggestion. `detail` is what else it is called. */
export const NameMatch = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['medicine', 'supplement', 'product']),
  detail: z.string().nullable(),
});

/** How one typed item was understood. */
export const UnderstoodName = z.object({
  text: z.string(),
  /** Its position in the text. */
  from: z.number().int(),
  to: z.number().int(),
  /** guessed: the spelling was corrected, so the page asks. unknown: the plan will be cautious about it. */
  state: z.enum(['understood', 'guessed', 'unknown']),
  name: z.string(),
  /** Several active ingredients of one product, or several candidates for a misspelling. */
  parts: z.array(z.string()),
  /** The daily amount that counts; assumed if none was written. Null for medicines. */
  dose: z.object({ text: z.string(), isAssumed: z.boolean() }).nullable(),
  status: ReadingStatus,
  /** Times of day as written, or null if none were. */
  slots: z.array(Slot).nullable(),
  /** 'once a week'; absent for daily use. The daily amount is then an average. */
  rhythm: z.string().optional(),
  /** The countries of the brand, if the name means something else in another. */
  countries: z.array(z.string()),
  /** A question to the person ("Which Nurofen?"), with what to write for each answer. */
  question: z
    .object({ text: z.string(), choices: z.array(z.object({ label: z.string(), write: z.string() })).min(1) })
    .nullable(),
  /** The label used for the amounts. */
  product: NamedProduct.nullable(),
  doubt: Doubt.nullable(),
  /** The entry as one clear line; null if it was not recognized. */
  line: z.string().nullable(),
  /** The parts of that line. */
  entry: LineParts.nullable(),
});

/** A piece of a typed list that became no entry, with its position. */
export const UnusedText = z.object({ text: z.string(), from: z.number().int(), to: z.number().int() });

/** A label as printed on the bottle. */
export const ProductLabel = z.object({
  id: z.string(),
  name: z.string(),
  serving: z.string(),
  /** When someone was last reported taking it; a newer label may differ. */
  lastSeen: z.number().int().nullable(),
  rows: z.array(
    z.object({
      name: z.string(),
      /** "400 mcg", "less than 1 g"; empty if the label gives none. */
      amount: z.string(),
      /** Ingredients of a blend, without amounts. */
      parts: z.array(z.string()),
      /** Looks like an error in the table: not counted. */
      isDoubtful: z.boolean(),
    }),
  ),
});

const Named = z.object({ id: z.string(), name: z.string() });

/** What one answer can change, across the whole knowledge. */
export const AnswerEffect = z.object({
  /** The stored value, or a range in words ("65 or more") for a number, or a class of medicines. */
  answer: z.string(),
  adds: z.array(Named),
  rulesOut: z.array(Named),
  limits: z.array(Named),
  cautions: z.array(Named),
  /** Still possible in another form. */
  changesForm: z.array(Named),
  /** A test to ask a clinician for. */
  tests: z.array(Named),
});

export const QuestionEffect = z.object({ field: z.string(), answers: z.array(AnswerEffect) });

/** Something the quick quiz did not ask, as a line to tick. `why` is what the knowledge says if it is true. */
export const QuickFact = z.object({ id: z.string(), label: z.string(), why: z.string().nullable() });

/** A supplement for a goal that eight answers are not enough to suggest. */
export const ConsideredSupplement = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  evidence: EvidenceGrade,
  goals: z.array(z.string()),
  /** Sections of the full questionnaire to answer first. */
  needs: z.array(z.string()),
  /** All of these must be true for it to help. */
  fitsIf: z.array(QuickFact).default([]),
  /** None of these may be true. Empty: only the full questionnaire can tell. */
  unless: z.array(QuickFact).default([]),
});

/** What the quick quiz can say: what is safe on so few answers, and what the full questionnaire would check. */
export const QuickResult = z.object({
  recommendation: Recommendation,
  considered: z.array(ConsideredSupplement),
});

export type NameKind = z.infer<typeof NameKind>;
export type NameMatch = z.infer<typeof NameMatch>;
export type UnderstoodName = z.infer<typeof UnderstoodName>;
export type UnusedText = z.infer<typeof UnusedText>;
export type ProductLabel = z.infer<typeof ProductLabel>;
export type AnswerEffect = z.infer<typeof AnswerEffect>;
export type QuestionEffect = z.infer<typeof QuestionEffect>;
export type QuickFact = z.infer<typeof QuickFact>;
export type ConsideredSupplement = z.infer<typeof ConsideredSupplement>;
export type QuickResult = z.infer<typeof QuickResult>;

const Choices = z.array(z.object({ value: z.string(), label: z.string() }));

/** A question as a form needs it; fields that do not apply to its kind are null. */
export const QuestionDeclaration = z.object({
  field: z.string(),
  section: z.string(),
  kind: z.enum(['number', 'one', 'many', 'text', 'labs', 'frequency']),
  isRequired: z.boolean(),
  label: z.string(),
  help: z.string().nullable(),
  message: z.string(),
  askedWhen: z.object({ field: z.string(), is: z.array(z.string()) }).nullable(),
  choices: Choices.nullable(),
  /** The choice that excludes all others. */
  exclusive: z.string().nullable(),
  number: z.object({ unit: z.string(), min: z.number(), max: z.number(), isWhole: z.boolean() }).nullable(),
  maxLength: z.number().int().nullable(),
  labs: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        unit: z.string(),
        min: z.number(),
        max: z.number(),
        loinc: z.string(),
        ucum: z.string(),
      }),
    )
    .nullable(),
  rows: Choices.nullable(),
});
export type QuestionDeclaration = z.infer<typeof QuestionDeclaration>;
