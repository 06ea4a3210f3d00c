import {
  Allergen,
  directnesses,
  Format,
  guardedStates,
  InteractionSeverity,
  MedicineRoute,
  questions,
  Slot,
  SourceKind,
} from '@evidose/contract';
import { z } from 'zod';
import { Day, Id, isGraded, keysOf, notGraded, Sources, supportFields, Text, UnlessMaps, WhenMap } from './common.ts';
import { effects, pieceSizes } from './supplement.ts';

/** The collected fact lists, with the pages read, from before this repository's data was written. */
const collected = ['contraindications', 'dri', 'indications', 'interactions'] as const;

/** data/sources.yaml */
export const SourcesFile = z.record(
  Id,
  z.strictObject({
    title: Text,
    publisher: Text,
    year: z.int().min(1900).max(2100).nullable(),
    url: z.string().nullable(),
    /** A web article (tier 3, kind web) is no longer accepted as a source. */
    tier: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    from: z.union([
      z.literal('authority'),
      z.literal('opened'),
      z.literal('nobody'),
      z.array(z.enum(collected)).min(1),
    ]),
    kind: SourceKind.exclude(['web']),
    citation: Text.optional(),
    section: Text.optional(),
    gist: Text.optional(),
    /** The day the passage was opened and read. */
    read: Day.optional(),
  }),
);

/** Age columns: 14–18, 19–30, 31–50, 51–70, 71 and over; the last two are absent in pregnancy and lactation. */
const FiveBands = z.array(z.number().positive().nullable()).length(5);
const ThreeBands = z.array(z.number().positive().nullable()).length(3);
const Bands = z.strictObject({ male: FiveBands, female: FiveBands, pregnancy: ThreeBands, lactation: ThreeBands });

/** data/nutrients.yaml */
export const NutrientsFile = z.record(
  Id,
  z.strictObject({
    name: Text,
    unit: Text,
    targets: Bands.optional(),
    limits: Bands.optional(),
    limitCountsForms: z.array(Id).min(1).nullable().default(null),
    limitIsSupplementsOnly: z.boolean().default(false),
    europeanLimit: z.number().positive().nullable(),
    /** Up to this daily amount a deficiency found by a test or a doctor is treated, past the general limit. */
    treatment: z.number().positive().nullable().default(null),
    /** From this daily amount in one product, up to `treatment`, a doctor has most likely set the dose. */
    prescribedFrom: z.number().positive().nullable().default(null),
    competesWith: z.array(Id).default([]),
    sources: Sources,
  }),
);

const Days = z.int().positive();

/** data/drugs.yaml. `name` is given only where it differs from the id read as words. */
export const DrugsFile = z.record(
  Id,
  z.strictObject({
    name: Text.optional(),
    brands: z.array(Text).default([]),
    synonyms: z.array(Text).default([]),
    classes: z.array(Id),
    usualSlots: z.array(Slot).default([]),
    route: MedicineRoute.optional(),
    washOutDays: Days.optional(),
  }),
);

/** data/drug-classes.yaml */
export const DrugClassesFile = z.record(
  Id,
  z.strictObject({
    name: Text,
    one: Text,
    synonyms: z.array(Text).default([]),
    broad: z.boolean().default(false),
    /** The route of its drugs if not oral. */
    route: MedicineRoute.optional(),
    /** Routes by which it acts locally: a steroid cream is not a steroid tablet. */
    localBy: z.array(MedicineRoute).default([]),
    /** Days after the last dose until none of them acts anymore; the longest of a drug's classes counts. */
    washOutDays: Days.optional(),
  }),
);

/** data/allergens.yaml */
export const AllergensFile = z.record(
  Allergen,
  z.strictObject({ name: Text, synonyms: z.array(Text), alsoAvoid: z.array(Allergen).optional() }),
);

const LabName = z.enum(keysOf(questions.labResults.labs));

/** data/lab-rules.yaml */
export const LabRulesFile = z.array(
  z
    .strictObject({
      id: Id,
      lab: LabName,
      atLeast: z.number().optional(),
      below: z.number().optional(),
      sex: z.enum(['female', 'male']).optional(),
      exceptIn: z.array(z.enum(guardedStates)).min(1).optional(),
      exceptWith: z
        .array(z.enum(keysOf(questions.medicalConditions.options)))
        .min(1)
        .optional(),
      countsAs: z.enum(keysOf(questions.medicalConditions.options)).optional(),
      removes: z.array(Id).default([]),
      alert: z
        .strictObject({ severity: z.enum(['urgent', 'warning', 'info']), title: Text, clinicianFirst: z.boolean() })
        .optional(),
      message: Text,
      sources: Sources,
    })
    .refine(
      (rule) => rule.countsAs !== undefined || rule.removes.length > 0 || rule.alert !== undefined,
      'the rule does nothing',
    ),
);

/** data/lab-advice.yaml. `when` is a list: any of the maps is enough. */
export const LabAdviceFile = z.array(
  z.strictObject({
    id: Id,
    name: Text,
    lab: LabName.optional(),
    when: z.array(WhenMap).min(1),
    unless: UnlessMaps,
    message: Text,
    sources: Sources,
  }),
);

/**
 * data/depletions.yaml: medicines that lower a nutrient. `need`: the supplement's file must suggest it for these
 * medicines.
 */
export const DepletionsFile = z.array(
  z.strictObject({
    id: Id,
    takes: z.array(Id).min(1),
    lowers: Id,
    need: z.literal(true).optional(),
    test: Id.optional(),
    message: Text,
    sources: Sources,
    directness: z.enum(directnesses).exclude(['untraced']),
    checked: Day,
  }),
);

/** data/effect-rules.yaml */
export const EffectRulesFile = z.array(
  z.strictObject({
    id: Id,
    effect: z.enum(effects),
    when: WhenMap,
    unless: UnlessMaps,
    unlessAny: z.array(WhenMap).optional(),
    kind: z.enum(['interaction', 'condition', 'lifestyle']),
    message: Text,
    sources: Sources,
  }),
);

/** data/review/untraced.yaml: 'supplement/when/row' or 'supplement/with/row'. */
export const UntracedFile = z.array(
  z.string().regex(/^[a-z0-9-]+\/(when|with)\/[a-z0-9-]+$/, 'supplement/when/row or supplement/with/row'),
);

/** data/alert-rules.yaml. `when` is a list: any of the maps is enough. */
export const AlertRulesFile = z.array(
  z.strictObject({
    id: Id,
    severity: z.enum(['urgent', 'warning', 'info']),
    title: Text,
    when: z.array(WhenMap).min(1),
    unless: UnlessMaps,
    message: Text,
    clinicianFirst: z.boolean().default(false),
    leavesOut: z.union([z.literal('everything'), z.array(Id)]).default([]),
    leavesOutEffects: z.array(z.enum(effects)).default([]),
    /** Keeps out only new ones (all, or these): current ones are asked about, as stopping could do harm. */
    keepsOwn: z.union([z.boolean(), z.array(Id).min(1)]).default(false),
    replaces: z.array(Id).default([]),
    call: z.array(z.strictObject({ label: Text, tel: z.string().regex(/^\d{3,15}$/) })).default([]),
    sources: Sources,
  }),
);

/** Drug or class ids. */
const Side = z.array(Id).min(1);

/** data/medicine-pairs.yaml: medicines that conflict. */
export const MedicinePairsFile = z.array(
  z
    .strictObject({
      id: Id,
      between: z.array(Side).min(2).max(3).optional(),
      twoOf: Side.optional(),
      sameDrug: z.literal(true).optional(),
      except: z.array(Id).default([]),
      exceptGiven: z.array(z.strictObject({ drug: Id, route: MedicineRoute })).default([]),
      severity: InteractionSeverity.exclude(['minor']),
      mechanism: Text,
      message: Text,
      onSkin: Text.optional(),
      replaces: z.array(Id).default([]),
      sources: Sources,
      ...supportFields,
    })
    .refine(isGraded, notGraded)
    .refine(({ between, twoOf }) => (between === undefined) !== (twoOf === undefined), 'give between or twoOf')
    .refine(({ sameDrug, twoOf }) => sameDrug === undefined || twoOf !== undefined, 'sameDrug belongs to twoOf'),
);

const Pattern = z.string().refine((text) => {
  try {
    return new RegExp(text, 'iu').source !== '';
  } catch {
    return false;
  }
}, 'no pattern of words');

/** data/situations.yaml: situations that people mention in free text. */
export const SituationsFile = z.array(
  z
    .strictObject({
      id: Id,
      name: Text,
      says: z.array(Pattern).min(1),
      unless: z.array(Pattern).default([]),
      against: z.enum(keysOf(questions.medicalConditions.options)).optional(),
      message: Text.optional(),
      sources: z.array(Id).default([]),
    })
    .refine(({ against, message }) => (against === undefined) === (message === undefined), 'against needs a message'),
);

/** data/form-rules.yaml: forms that do not suit someone where another one does. */
export const FormRulesFile = z.array(
  z
    .strictObject({
      id: Id,
      when: WhenMap,
      formats: z.array(Format).min(1).optional(),
      compounds: z.array(Text).min(1).optional(),
      pieceSizes: z.array(z.enum(pieceSizes)).min(1).optional(),
    })
    .refine(({ formats, compounds }) => formats !== undefined || compounds !== undefined, 'the rule avoids nothing'),
);

/** data/wish-advice.yaml: what helps besides supplements, for each goal. */
export const WishAdviceFile = z.array(
  z.strictObject({
    goal: z.enum(keysOf(questions.healthGoals.options)),
    /** Only for these people; the first row of a goal that fits is used. */
    when: WhenMap.optional(),
    /** Complaints that belong to the wish: a suggestion for one of them serves the wish too. */
    symptoms: z.array(z.enum(keysOf(questions.currentSymptoms.options))).default([]),
    /** Supplements whose deficiency may cause the wish: suggested for a known deficiency, they serve it. */
    lacks: z.array(Id).default([]),
    message: Text,
    sources: Sources,
  }),
);

const MOST_TRIAL_DAYS = 120;

/** data/trials.yaml: supplements that may be tried on and off for a wish. */
export const TrialsFile = z.array(
  z
    .strictObject({
      id: Id,
      supplement: Id,
      uses: z.array(Id).min(1),
      rate: z.strictObject({ question: Text, worst: Text, best: Text }),
      onsetDays: z.int().min(0),
      washoutDays: z.int().min(0),
      blockDays: z.int().positive(),
      blocks: z.int().min(8).max(14),
      notFor: z.array(z.strictObject({ when: WhenMap, message: Text })).min(1),
      message: Text,
      sources: Sources,
      cases: z
        .array(
          z.strictObject({
            id: Id,
            answers: z.record(z.string(), z.unknown()),
            expect: z.enum(['may-try', 'not-wished', 'need', 'not-for', 'unsafe']),
          }),
        )
        .min(2),
    })
    .refine(({ blocks }) => blocks % 2 === 0, 'half of the blocks are on: their number is even')
    .refine(
      ({ blockDays, onsetDays, washoutDays }) => blockDays - Math.max(onsetDays, washoutDays) >= 3,
      'at least three days of a block have to count',
    )
    .refine(({ blocks, blockDays }) => blocks * blockDays <= MOST_TRIAL_DAYS, 'nobody keeps that up for so long'),
);

/** data/label-advice.yaml: what to look for on a label, and what must not be in it. */
export const LabelAdviceFile = z.strictObject({
  tested: Text,
  unclearAllergy: Text,
  breaks: z.partialRecord(z.enum(keysOf(questions.specificDiet.options)), Text),
});

/** data/cases/<id>.yaml */
export const CasesFile = z.array(
  z.strictObject({
    rule: z.string().min(1),
    cases: z
      .array(
        z.strictObject({
          id: Id,
          answers: z.record(z.string(), z.unknown()),
          expect: z.enum(['excluded', 'not excluded']),
        }),
      )
      .min(1),
  }),
);

/** data/brands.csv, one row: the name as printed and its ingredients. */
export const BrandRow = z.strictObject({ brand: Text, ingredients: z.array(Text).min(1) });

export type SourcesFile = z.infer<typeof SourcesFile>;
export type NutrientsFile = z.infer<typeof NutrientsFile>;
export type DrugsFile = z.infer<typeof DrugsFile>;
export type DrugClassesFile = z.infer<typeof DrugClassesFile>;
export type AllergensFile = z.infer<typeof AllergensFile>;
export type LabRulesFile = z.infer<typeof LabRulesFile>;
export type LabAdviceFile = z.infer<typeof LabAdviceFile>;
export type DepletionsFile = z.infer<typeof DepletionsFile>;
export type EffectRulesFile = z.infer<typeof EffectRulesFile>;
export type UntracedFile = z.infer<typeof UntracedFile>;
export type AlertRulesFile = z.infer<typeof AlertRulesFile>;
export type MedicinePairsFile = z.infer<typeof MedicinePairsFile>;
export type SituationsFile = z.infer<typeof SituationsFile>;
export type FormRulesFile = z.infer<typeof FormRulesFile>;
export type WishAdviceFile = z.infer<typeof WishAdviceFile>;
export type TrialsFile = z.infer<typeof TrialsFile>;
export type LabelAdviceFile = z.infer<typeof LabelAdviceFile>;
export type CasesFile = z.infer<typeof CasesFile>;
export type BrandRow = z.infer<typeof BrandRow>;
