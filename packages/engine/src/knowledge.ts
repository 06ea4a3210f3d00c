/**
 * The types of the engine's knowledge. The knowledge package loads it from reviewed files; the engine's code names no
 * drug, dose or supplement.
 */
import type {
  Allergen,
  Diet,
  Directness,
  DoseUnit,
  EvidenceGrade,
  Format,
  InteractionAction,
  InteractionSeverity,
  Lab,
  MedicalCondition,
  MedicineRoute,
  PregnancyStatus,
  Slot,
  SourceKind,
} from '@evidose/contract';
import type { ForeignBrands, PlausibleAmounts, Products, StatusWeights } from './knowledge-names.ts';
import type { Language } from './language.ts';

export type * from './knowledge-names.ts';

/**
 * One condition on the answers. A field is a stored field name, or a part of one: `labResults.vitaminD`,
 * `foodFrequency.oilyFish`. Derived facts are listed in `criteria/derived.ts`.
 */
export type Criterion =
  | { readonly field: string; readonly in: readonly string[] }
  | { readonly field: string; readonly atLeast?: number; readonly below?: number };

/** All criteria must hold, and none of `unless`. */
export interface When {
  readonly all: readonly Criterion[];
  readonly unless: readonly Criterion[];
}

/** Present if the fact is not traced to a source we trust; the person is told. */
export type Review = 'needed' | 'done';

/** The evidence for a safety row: how direct, when its sources were last checked, and who signed it. */
export interface Support {
  readonly review: Review;
  readonly directness: Directness;
  /** A date like 2026-11-16; null if the sources were not checked again since they were collected. */
  readonly checked: string | null;
  /** The pharmacist, dietitian or doctor who signed the row. */
  readonly signed: { readonly by: string; readonly on: string } | null;
}

export interface Indication {
  readonly id: string;
  /** A need is a gap or a deficiency; a wish is a goal or a complaint. Needs come first. */
  readonly kind: 'need' | 'wish';
  readonly when: When;
  readonly evidence: EvidenceGrade;
  /** Daily total in the supplement's dose unit. The engine doses within the range. */
  readonly dose: { readonly low: number; readonly usual: number; readonly high: number };
  /** The forms that serve this reason, if not all do: after weight-loss surgery calcium is taken as citrate. */
  readonly forms?: readonly string[];
  readonly weeks: readonly [number, number];
  /** Why, in one plain sentence to the person. */
  readonly message: string;
  /** The message with `{medicine}` or `{condition}` placeholders. */
  readonly template?: string;
  /** Set if the amount or the use needs a clinician: mentioned, never suggested by us. */
  readonly clinicianOnly: boolean;
  /** Must not be lost silently: its low dose stays next to unreadable text, and what forbids it is an alert. */
  readonly isVital?: true;
  /** Treats low mood or depression: never offered after a positive PHQ-2 screen. */
  readonly outcome: string;
  readonly sources: readonly string[];
}

export interface Contraindication extends Support {
  readonly id: string;
  readonly when: When;
  /** exclude: never suggested. limit: at most `maxDose` a day. caution: suggested with a warning. */
  readonly effect: 'exclude' | 'limit' | 'caution';
  readonly maxDose?: number;
  /** Says to ask before the first dose: no daily reminder until then. */
  readonly askFirst?: true;
  /** Excluded because something else does its job: no danger to people who already take it. */
  readonly isOnlyNeedless?: true;
  /** People who take no more than this may continue until the next visit. */
  readonly ownUpTo?: number;
  readonly message: string;
  /** The message with `{medicine}` or `{condition}` placeholders. */
  readonly template?: string;
  readonly sources: readonly string[];
  /** The supplement whose row this is, if inherited. */
  readonly inheritedFrom?: string;
}

export interface InteractionRule extends Support {
  readonly id: string;
  readonly with: { readonly kind: 'drug' | 'class' | 'supplement'; readonly id: string };
  readonly severity: InteractionSeverity;
  readonly action: InteractionAction;
  /** Hours of separation, for `separate`. */
  readonly hours?: number;
  /** Hours after the medicine, where a shorter gap is enough than before it; `hours` then applies before it. */
  readonly hoursAfter?: number;
  /** Applies from this daily dose on (in the supplement's unit). */
  readonly fromDose?: number;
  readonly mechanism: string;
  /** Abrupt stopping would harm too: people who take it are told to ask, not to stop. */
  readonly keepSteady?: true;
  /** Prescribers combine them on purpose; nobody should add it unasked. */
  readonly belongsTogether?: true;
  /** The medicine binds the supplement and loses nothing by it. */
  readonly sparesMedicine?: true;
  /** Hours apart, or together with a meal. */
  readonly orWithMeal?: true;
  readonly message: string;
  /** The message with `{medicine}` or `{condition}` placeholders. */
  readonly template?: string;
  readonly sources: readonly string[];
  readonly inheritedFrom?: string;
}

/** Ingredients of a form that matter to diets and allergies. */
export type Origin =
  | 'plant'
  | 'algae'
  | 'mineral'
  | 'synthetic'
  | 'fermentation'
  | 'milk'
  | 'egg'
  | 'bee'
  | 'lanolin'
  | 'fish'
  | 'shellfish'
  | 'beef'
  | 'pork'
  | 'poultry';

export interface SupplementForm {
  readonly id: string;
  readonly format: Format;
  readonly label: string;
  /** The label's name of the substance, if products do not differ. */
  readonly compound?: string | undefined;
  readonly contains: readonly Allergen[];
  readonly origins: readonly Origin[];
  /** Only if certified, or free of anything that needs certification. */
  readonly halal: boolean;
  readonly kosher: boolean;
  /** Content of one piece (pill, scoop, spray) in dose units. */
  readonly perPiece: number;
  readonly pieceSize: 'small' | 'medium' | 'large' | 'not-swallowed';
  /** A typical price, labelled as such: US dollars a month at that daily dose. */
  readonly price: { readonly usd: number; readonly atDailyDose: number };
}

export interface Supply {
  readonly nutrient: string;
  /** In the nutrient's unit, per dose unit of the supplement. */
  readonly perUnit: number;
  /** The chemical form, for limits: 'retinol', 'beta-carotene', 'folic-acid', 'nicotinic-acid' … */
  readonly form: string;
}

/** Effects that rules across supplements refer to. */
export type Effect =
  | 'bleeding'
  | 'serotonergic'
  | 'sedating'
  | 'stimulating'
  | 'lowers-blood-pressure'
  | 'raises-blood-pressure'
  | 'lowers-blood-sugar'
  | 'strains-liver'
  | 'estrogenic'
  | 'mood'
  | 'immune-stimulating'
  | 'raises-potassium'
  | 'beta-carotene'
  | 'preformed-vitamin-a'
  | 'iron'
  | 'phenylalanine';

export interface StateAllowance {
  /** The daily maximum in the supplement's dose unit. */
  readonly maxDose: number;
  readonly message: string;
  readonly sources: readonly string[];
}

export type GuardedState = Extract<PregnancyStatus, 'pregnant' | 'breastfeeding' | 'trying-to-conceive'>;

export interface Supplement {
  readonly id: string;
  readonly name: string;
  /** suggestible: may enter a plan. recognised-only: reviewed when a person takes it, never suggested. */
  readonly tier: 'suggestible' | 'recognised-only';
  readonly category:
    | 'vitamin'
    | 'mineral'
    | 'fatty-acid'
    | 'amino-acid'
    | 'protein'
    | 'herb'
    | 'probiotic'
    | 'fibre'
    | 'enzyme'
    | 'antioxidant'
    | 'hormone'
    | 'joint'
    | 'combination'
    | 'other';
  readonly synonyms: readonly string[];
  readonly brands: readonly string[];
  readonly misspellings: readonly string[];
  readonly summary: string;
  readonly doseUnit: DoseUnit;
  /** How a combination is counted ('1 tablet'); its dose unit then refers to the leading nutrient. */
  readonly serving?: string;
  /** Other units, as dose units per unit: { IU: 0.025 }. */
  readonly conversions: Readonly<Record<string, number>>;
  /**
   * Names written with the weight of the whole salt ("ferrous sulfate 325 mg"): from that amount on, in dose units,
   * only this share counts.
   */
  readonly salts?: Readonly<Record<string, { readonly share: number; readonly from: number }>>;
  /** Less than this a day has no effect: never suggested. */
  readonly leastDose: number;
  /** Assumed when a person gives no amount. */
  readonly typicalDailyDose: number;
  /** Our own general maximum where no nutrient limit applies, with its source. */
  readonly maxDailyDose: number | null;
  /** A food or drink: no amount is assumed, as nothing depends on it. */
  readonly isFood?: true;
  readonly supplies: readonly Supply[];
  /** Supplements whose safety rows also apply; merged by the loader. */
  readonly inherits: readonly string[];
  readonly effects: readonly Effect[];
  /** Below this daily dose its effects do not add to those of another supplement. */
  readonly addsUpFrom?: number;
  /** Routes besides oral by which it acts systemically; by the others it acts locally. */
  readonly reachesBodyBy?: readonly MedicineRoute[];
  /** Also a licensed medicine: if prescribed it is treated as such, although it is an herb. */
  readonly isMedicineToo?: true;
  readonly indications: readonly Indication[];
  readonly forms: readonly SupplementForm[];
  readonly contraindications: readonly Contraindication[];
  readonly interactions: readonly InteractionRule[];
  /** Without interactions, only this flag means "looked for and none known". */
  readonly drugInteractions: 'listed' | 'none-known' | 'not-checked';
  readonly timing: {
    readonly slots: readonly Slot[];
    /** Times of day that are ruled out. */
    readonly never?: readonly Slot[];
    readonly food: 'with' | 'without' | 'either';
    /** The maximum per intake, in dose units; more is split over the day. */
    readonly maxAtOnce?: number;
    /** Use should end after this many weeks. */
    readonly atMostWeeks?: number;
    /** Also shown to people who took it before: without it the supplement itself does harm. */
    readonly always?: string;
    readonly note?: string;
  };
  readonly allowedIn: Readonly<Partial<Record<GuardedState, StateAllowance>>>;
  readonly whoShouldNot: readonly string[];
  readonly sources: readonly string[];
}

/** Life stages of the dietary reference intakes. */
export type Band =
  `${'male' | 'female' | 'pregnancy' | 'lactation'}_${'14_18' | '19_30' | '31_50' | '51_70' | '71_plus'}`;

export interface Nutrient {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly targets: Readonly<Partial<Record<Band, number>>>;
  readonly upperLimits: Readonly<Partial<Record<Band, number>>>;
  /** Chemical forms that the limit counts; null counts all. */
  readonly limitCountsForms: readonly string[] | null;
  /** true: the limit is for supplements alone, not for food and supplements together. */
  readonly limitIsSupplementsOnly: boolean;
  readonly europeanLimit: number | null;
  /** Up to this daily amount a diagnosed deficiency may be treated, beyond the general limit. */
  readonly treatment: number | null;
  /** From this daily amount in one product, up to `treatment`, a doctor has most likely set the dose. */
  readonly prescribedFrom: number | null;
  /** Nutrients that compete for absorption and belong in different slots. */
  readonly competesWith: readonly string[];
  readonly sources: readonly string[];
}

export interface Drug {
  readonly id: string;
  readonly name: string;
  readonly brands: readonly string[];
  readonly synonyms: readonly string[];
  readonly classes: readonly string[];
  /** Usual times of day, for the schedule; empty if they vary too much. */
  readonly usualSlots: readonly Slot[];
  /** The route, if not oral and not implied by its classes. */
  readonly route?: MedicineRoute;
  /** Days after the last dose until its effect is certainly over. */
  readonly washOutDays?: number;
}

export interface DrugClass {
  readonly id: string;
  readonly name: string;
  /** A member, as it appears in a sentence: "a statin". */
  readonly one: string;
  /** Words for the class itself: "blood thinner", "water pill". */
  readonly synonyms: readonly string[];
  /** Enzyme and transporter groups say "ask a pharmacist": they are broad, and specific rows outrank them. */
  readonly isBroad: boolean;
  /** Routes by which it acts only locally: a steroid cream is no steroid tablet. */
  readonly localBy: readonly MedicineRoute[];
  readonly route?: MedicineRoute;
  readonly washOutDays?: number;
}

export interface Source {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly year: number | null;
  readonly url: string | null;
  /**
   * 1 journal, label, regulator, authority; 2 hospital or monograph; 3 web article; 0 general pharmacological
   * knowledge.
   */
  readonly tier: 0 | 1 | 2 | 3;
  readonly kind: SourceKind;
  readonly citation?: string;
  readonly section?: string;
  /** What the passage says, in our words. */
  readonly gist?: string;
}

export interface AllergenFact {
  readonly id: Allergen;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Related allergens to avoid as well: wheat for gluten. */
  readonly alsoAvoid?: readonly Allergen[];
}

/** A lab value that implies a condition, or resolves a need. */
export interface LabRule {
  readonly id: string;
  readonly lab: Lab;
  readonly atLeast?: number;
  readonly below?: number;
  readonly sex?: 'female' | 'male';
  /** Not in these states, in which such a value is normal. */
  readonly exceptIn?: readonly GuardedState[];
  /** Not for people with one of these: a high HbA1c says nothing new about type 1 diabetes. */
  readonly exceptWith?: readonly MedicalCondition[];
  /** Counts as this condition. */
  readonly countsAs?: MedicalCondition;
  /** Excludes these supplements: the value is sufficient or high. */
  readonly removes: readonly string[];
  /** An alert, if the value itself needs a clinician; `clinicianFirst` also empties the plan. */
  readonly alert?: {
    readonly severity: 'urgent' | 'warning' | 'info';
    readonly title: string;
    readonly clinicianFirst: boolean;
  };
  readonly message: string;
  readonly sources: readonly string[];
}

/** A test worth asking a clinician for. */
export interface LabAdvice {
  readonly id: string;
  readonly name: string;
  /** The lab answer it would fill: not suggested if the person gave it. */
  readonly lab?: Lab;
  readonly when: readonly When[];
  readonly message: string;
  readonly sources: readonly string[];
}

/** A medicine, or a class, that depletes a nutrient. */
export interface Depletion {
  readonly id: string;
  /** Drug or class ids. */
  readonly takes: readonly string[];
  /** The supplement that replaces it. */
  readonly lowers: string;
  readonly message: string;
  readonly sources: readonly string[];
  readonly directness: Directness;
  /** The date on which it was last checked against its sources. */
  readonly checked: string;
}

/** A rule about an effect instead of a single supplement: surgery and everything that affects bleeding. */
export interface EffectRule {
  readonly id: string;
  readonly effect: Effect;
  readonly when: When;
  /** Off if any of these holds as a whole (`when.unless` is off at a single criterion). */
  readonly unlessAny?: readonly When[];
  readonly kind: 'interaction' | 'condition' | 'lifestyle';
  readonly message: string;
  /** The message with `{medicine}` or `{condition}` placeholders. */
  readonly template?: string;
  readonly sources: readonly string[];
}

/** An alert for a combination of answers, medicines, supplements or lab values. */
export interface AlertRule {
  readonly id: string;
  readonly severity: 'urgent' | 'warning' | 'info';
  readonly title: string;
  readonly message: string;
  /** Any of these. */
  readonly when: readonly When[];
  readonly clinicianFirst: boolean;
  /** Not suggested next to it. */
  readonly leavesOut: 'everything' | readonly string[];
  readonly leavesOutEffects: readonly Effect[];
  /** Excludes only new ones (all, or these): what is already taken is asked about, as stopping could do harm. */
  readonly keepsOwn: boolean | readonly string[];
  /** Alerts that this one replaces. */
  readonly replaces: readonly string[];
  readonly call: readonly { readonly label: string; readonly tel: string }[];
  readonly sources: readonly string[];
}

/** An interaction between medicines. */
export interface MedicinePair extends Support {
  readonly id: string;
  /** Drug or class ids. One medicine of each side; with a single side, two medicines. */
  readonly sides: readonly (readonly string[])[];
  /** For a single side: one drug under two names counts as two. */
  readonly sameDrug: boolean;
  /** Members of these classes are excepted. */
  readonly except: readonly string[];
  /** So is this drug by this route: a hormonal coil. */
  readonly exceptGiven: readonly { readonly drug: string; readonly route: MedicineRoute }[];
  readonly severity: InteractionSeverity;
  readonly mechanism: string;
  readonly message: string;
  /** Replaces the message if one side is only applied to the skin; without it such a pair is not reported. */
  readonly onSkin?: string;
  /** Pairs and alerts that this one replaces. */
  readonly replaces: readonly string[];
  readonly sources: readonly string[];
}

/** Situations told in free text, without a question of their own. */
export interface Situation {
  readonly id: string;
  readonly name: string;
  /** Patterns of words. */
  readonly says: readonly string[];
  /** A clause with one of these does not count. */
  readonly unless: readonly string[];
  /** A condition in which a current supplement with matching words must be stopped. */
  readonly against: string | null;
  readonly message: string;
  readonly sources: readonly string[];
}

/** Forms that do not suit a situation, if another one does. Null: any. */
export interface FormRule {
  readonly id: string;
  readonly when: When;
  readonly formats: readonly Format[] | null;
  readonly compounds: readonly string[] | null;
  readonly pieceSizes: readonly SupplementForm['pieceSize'][] | null;
}

/** What helps with a goal besides supplements. */
export interface WishAdvice {
  readonly goal: string;
  /** Who it is for; without criteria, for everybody. */
  readonly when: When;
  /** Complaints that belong to the goal. */
  readonly symptoms: readonly string[];
  /** What the goal may indicate where somebody has a known deficiency. */
  readonly lacks: readonly string[];
  readonly message: string;
  readonly sources: readonly string[];
}

/** What can be tried on and off for a goal: its effect comes and goes within days. */
export interface TrialRule {
  readonly id: string;
  readonly supplement: string;
  /** Indications of the supplement, each a wish. */
  readonly uses: readonly string[];
  /** What is rated each day, with labels for both ends of the scale; higher is better. */
  readonly rate: { readonly question: string; readonly worst: string; readonly best: string };
  readonly onsetDays: number;
  readonly washoutDays: number;
  readonly blockDays: number;
  readonly blocks: number;
  /** People who must not stop and start it. */
  readonly notFor: readonly { readonly when: When; readonly message: string }[];
  readonly message: string;
  readonly sources: readonly string[];
}

/** What to look for on a label, and what to avoid, for any product. */
export interface LabelAdvice {
  readonly tested: string;
  /** Shown if the allergy is unclear. */
  readonly unclearAllergy: string;
  /** Diets that a label can promise, and what breaks them. */
  readonly breaks: Readonly<Partial<Record<Diet, string>>>;
}

export interface Knowledge {
  readonly version: string;
  /** A hash of the deciding code, computed where files can be read. */
  readonly engineVersion: string;
  readonly supplements: readonly Supplement[];
  readonly nutrients: readonly Nutrient[];
  readonly drugs: readonly Drug[];
  /** Brand name (as printed) → ingredient names (drug ids where we have the drug, plain names otherwise). */
  readonly brandIngredients: Readonly<Record<string, readonly string[]>>;
  /** Foreign brands, and generic names the US does not use. */
  readonly foreignBrands: ForeignBrands;
  /** Labels of supplements. */
  readonly products: Products;
  /** Usual amounts and strengths of medicines, for detecting misreadings. */
  readonly plausible: PlausibleAmounts;
  /** A second opinion on whether something is taken. */
  readonly statusWeights: StatusWeights;
  readonly drugClasses: readonly DrugClass[];
  readonly allergens: readonly AllergenFact[];
  readonly labRules: readonly LabRule[];
  readonly labAdvice: readonly LabAdvice[];
  /** Medicines that deplete a nutrient. */
  readonly depletions: readonly Depletion[];
  readonly effectRules: readonly EffectRule[];
  readonly alertRules: readonly AlertRule[];
  readonly formRules: readonly FormRule[];
  readonly situations: readonly Situation[];
  /** Pairs of medicines we check, and no others. */
  readonly medicinePairs: readonly MedicinePair[];
  readonly wishAdvice: readonly WishAdvice[];
  readonly trialRules: readonly TrialRule[];
  readonly labelAdvice: LabelAdvice;
  readonly sources: readonly Source[];
  readonly language: Language;
}
