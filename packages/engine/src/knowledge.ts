/**
 * The shape of what the engine is told. The knowledge package fills it from reviewed files; the engine knows no drug,
 * no dose and no supplement by name.
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
import type { ForeignBrands, PlausibleAmounts, Products } from './knowledge-names.ts';
import type { Language } from './language.ts';

export type * from './knowledge-names.ts';

/**
 * One question put to the answers. A field is a stored field name, or a part of one: `labResults.vitaminD`,
 * `foodFrequency.oilyFish`. Derived facts have names of their own: `criteria/derived.ts` lists them.
 */
export type Criterion =
  | { readonly field: string; readonly in: readonly string[] }
  | { readonly field: string; readonly atLeast?: number; readonly below?: number };

/** All criteria must hold. `unless`: none of these may hold. */
export interface When {
  readonly all: readonly Criterion[];
  readonly unless: readonly Criterion[];
}

/** Present where nobody has traced the fact to a source we can vouch for yet; the person is told so. */
export type Review = 'needed' | 'done';

/** How well a safety row is supported: how directly, when its sources were last opened, and who signed it. */
export interface Support {
  readonly review: Review;
  readonly directness: Directness;
  /** A day, as 2026-11-16; null where the sources were not opened again since they were collected. */
  readonly checked: string | null;
  /** The pharmacist, dietitian or doctor who signed the row. */
  readonly signed: { readonly by: string; readonly on: string } | null;
}

export interface Indication {
  readonly id: string;
  /** A need is a gap or a deficiency; a wish is a goal or a bother. Needs come first. */
  readonly kind: 'need' | 'wish';
  readonly when: When;
  readonly evidence: EvidenceGrade;
  /** Total a day in the supplement's dose unit. The engine doses within the range. */
  readonly dose: { readonly low: number; readonly usual: number; readonly high: number };
  /** The forms that serve this reason, where not all do: after weight-loss surgery calcium is taken as citrate. */
  readonly forms?: readonly string[];
  readonly weeks: readonly [number, number];
  /** Why, in one plain sentence to the person. */
  readonly message: string;
  /** The message with `{medicine}` or `{condition}` still open, where the person's own is put in. */
  readonly template?: string;
  /** Set where the amount or the use belongs to a clinician: said to the person, never suggested by us. */
  readonly clinicianOnly: boolean;
  /** Not lost in silence: its low dose stays beside what nobody could read, and what forbids it is told on top. */
  readonly isVital?: true;
  /** Treats low mood or depression as its outcome: never offered after a positive PHQ-2 screen. */
  readonly outcome: string;
  readonly sources: readonly string[];
}

export interface Contraindication extends Support {
  readonly id: string;
  readonly when: When;
  /** exclude: never suggested. limit: at most `maxDose` a day. caution: suggested with a warning. */
  readonly effect: 'exclude' | 'limit' | 'caution';
  readonly maxDose?: number;
  /** A caution or limit that says to ask before the first dose: no daily reminder until then. */
  readonly askFirst?: true;
  /** Left out because something else does its work: no danger to whoever takes it already. */
  readonly isOnlyNeedless?: true;
  /** Whoever takes no more than this already goes on until the next visit. */
  readonly ownUpTo?: number;
  readonly message: string;
  /** The message with `{medicine}` or `{condition}` still open, where the person's own is put in. */
  readonly template?: string;
  readonly sources: readonly string[];
  /** The supplement whose row this is, where it came by inheritance. */
  readonly inheritedFrom?: string;
}

export interface InteractionRule extends Support {
  readonly id: string;
  readonly with: { readonly kind: 'drug' | 'class' | 'supplement'; readonly id: string };
  readonly severity: InteractionSeverity;
  readonly action: InteractionAction;
  /** Hours apart, for `separate`. */
  readonly hours?: number;
  /** Where it may follow the medicine sooner than come before it: hours after the medicine; `hours` are then those before it. */
  readonly hoursAfter?: number;
  /** The row counts only from this daily dose on (in the supplement's unit). */
  readonly fromDose?: number;
  readonly mechanism: string;
  /** Stopping it abruptly would do harm too: who takes it already is told to ask, not to stop. */
  readonly keepSteady?: true;
  /** A prescriber gives both on purpose; nobody should add it unasked. */
  readonly belongsTogether?: true;
  /** The medicine binds the supplement and loses nothing by it. */
  readonly sparesMedicine?: true;
  /** Hours apart, or both at one meal. */
  readonly orWithMeal?: true;
  readonly message: string;
  /** The message with `{medicine}` or `{condition}` still open, where the person's own is put in. */
  readonly template?: string;
  readonly sources: readonly string[];
  readonly inheritedFrom?: string;
}

/** What a form is made of, as far as diets and allergies care. */
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
  /** What the label calls the substance, where products do not differ. */
  readonly compound?: string | undefined;
  readonly contains: readonly Allergen[];
  readonly origins: readonly Origin[];
  /** Only where certified or free of anything that needs certifying. */
  readonly halal: boolean;
  readonly kosher: boolean;
  /** How much of the dose unit one piece (pill, scoop, spray) holds. */
  readonly perPiece: number;
  readonly pieceSize: 'small' | 'medium' | 'large' | 'not-swallowed';
  /** A typical price, stated as such: US dollars a month at that daily dose. */
  readonly price: { readonly usd: number; readonly atDailyDose: number };
}

export interface Supply {
  readonly nutrient: string;
  /** In the nutrient's unit, for one dose unit of the supplement. */
  readonly perUnit: number;
  /** Which chemical form, where limits care: 'retinol', 'beta-carotene', 'folic-acid', 'nicotinic-acid' … */
  readonly form: string;
}

/** What a supplement does to the body that rules across supplements care about. */
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
  /** At most this much a day in the supplement's dose unit. */
  readonly maxDose: number;
  readonly message: string;
  readonly sources: readonly string[];
}

export type GuardedState = Extract<PregnancyStatus, 'pregnant' | 'breastfeeding' | 'trying-to-conceive'>;

export interface Supplement {
  readonly id: string;
  readonly name: string;
  /** suggestible: may enter a plan. recognised-only: known, reviewed when a person takes it, never suggested. */
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
  /** How a combination is counted out ('1 tablet'); its dose unit then names the leading nutrient. */
  readonly serving?: string;
  /** Other units people write, as how many dose units one of them is: { IU: 0.025 }. */
  readonly conversions: Readonly<Record<string, number>>;
  /**
   * Names that people write with the weight of the whole salt ("ferrous sulfate 325 mg"): from that amount on, in dose
   * units, only this share of it is what we count.
   */
  readonly salts?: Readonly<Record<string, { readonly share: number; readonly from: number }>>;
  /** Less than this a day does nothing for anyone: never suggested. */
  readonly leastDose: number;
  /** Counted when a person takes it without saying how much. */
  readonly typicalDailyDose: number;
  /** A general ceiling of ours where no nutrient limit applies, with its source. */
  readonly maxDailyDose: number | null;
  /** A food, eaten or drunk: without an amount none is assumed, as nothing depends on it. */
  readonly isFood?: true;
  readonly supplies: readonly Supply[];
  /** Supplements whose safety rows this one carries as well; already merged by the loader. */
  readonly inherits: readonly string[];
  readonly effects: readonly Effect[];
  /** Under this dose a day its effects do not add to those of another supplement. */
  readonly addsUpFrom?: number;
  /** Ways besides the mouth by which it acts in the whole body; by the others it stays where it is put. */
  readonly reachesBodyBy?: readonly MedicineRoute[];
  /** A licensed medicine as well: where it was prescribed it is taken as such, though it is a herb. */
  readonly isMedicineToo?: true;
  readonly indications: readonly Indication[];
  readonly forms: readonly SupplementForm[];
  readonly contraindications: readonly Contraindication[];
  readonly interactions: readonly InteractionRule[];
  /** An empty list of drug interactions means "looked for and none known" only where this says so. */
  readonly drugInteractions: 'listed' | 'none-known' | 'not-checked';
  readonly timing: {
    readonly slots: readonly Slot[];
    /** Times of day that are ruled out. */
    readonly never?: readonly Slot[];
    readonly food: 'with' | 'without' | 'either';
    /** The most to take at once, in dose units; more is split over the day. */
    readonly maxAtOnce?: number;
    /** Use ends after this many weeks, where it should end. */
    readonly atMostWeeks?: number;
    /** Said also to whoever took it before: without it the thing itself does harm. */
    readonly always?: string;
    readonly note?: string;
  };
  readonly allowedIn: Readonly<Partial<Record<GuardedState, StateAllowance>>>;
  readonly whoShouldNot: readonly string[];
  readonly sources: readonly string[];
}

/** Life-stage bands of the dietary reference intakes. */
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
  /** Up to so much a day a lack that a test or a doctor found is treated, past the limit for everybody else. */
  readonly treatment: number | null;
  /** From so much a day on in one product, up to `treatment`, a doctor has most likely set the dose. */
  readonly prescribedFrom: number | null;
  /** Nutrients that hinder each other's uptake and belong in different slots. */
  readonly competesWith: readonly string[];
  readonly sources: readonly string[];
}

export interface Drug {
  readonly id: string;
  readonly name: string;
  readonly brands: readonly string[];
  readonly synonyms: readonly string[];
  readonly classes: readonly string[];
  /** Every time of day it is usually taken, for the schedule; empty where that differs too much to say. */
  readonly usualSlots: readonly Slot[];
  /** How it gets into the body, where that is not by mouth or its classes do not say. */
  readonly route?: MedicineRoute;
  /** Days after the last dose until it surely acts no more. */
  readonly washOutDays?: number;
}

export interface DrugClass {
  readonly id: string;
  readonly name: string;
  /** One of them, as it stands in a sentence: "a statin". */
  readonly one: string;
  /** Words people use for the class itself: "blood thinner", "water pill". */
  readonly synonyms: readonly string[];
  /** Enzyme and transporter groups say "ask a pharmacist": they are broad, and specific rows outrank them. */
  readonly isBroad: boolean;
  /** Ways into the body by which it acts only where it is put: a steroid cream is no steroid tablet. */
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
  /** 1 journal, label, regulator, authority; 2 hospital or monograph; 3 web article; 0 general pharmacological knowledge. */
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
  /** Allergens that someone with this allergy should avoid as well: wheat beside gluten. */
  readonly alsoAvoid?: readonly Allergen[];
}

/** A measured value that stands for a condition, or that settles a need. */
export interface LabRule {
  readonly id: string;
  readonly lab: Lab;
  readonly atLeast?: number;
  readonly below?: number;
  readonly sex?: 'female' | 'male';
  /** Not in these states, where such a value is usual. */
  readonly exceptIn?: readonly GuardedState[];
  /** Not for people who have one of these: a high HbA1c says nothing new about type 1 diabetes. */
  readonly exceptWith?: readonly MedicalCondition[];
  /** Counts as this condition. */
  readonly countsAs?: MedicalCondition;
  /** Removes these supplements: the measured value is sufficient or high. */
  readonly removes: readonly string[];
  /** Shown at the top where the value itself needs a clinician; `clinicianFirst` also empties the plan. */
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
  /** The lab answer it would fill: not asked for again where the person gave it. */
  readonly lab?: Lab;
  readonly when: readonly When[];
  readonly message: string;
  readonly sources: readonly string[];
}

/** A medicine, or a class of medicines, that lowers a nutrient. */
export interface Depletion {
  readonly id: string;
  /** Drug or class ids. */
  readonly takes: readonly string[];
  /** The supplement that would give it back. */
  readonly lowers: string;
  readonly message: string;
  readonly sources: readonly string[];
  readonly directness: Directness;
  /** The day on which somebody last compared it with its sources. */
  readonly checked: string;
}

/** A rule over an effect instead of a single supplement: surgery and everything that changes bleeding. */
export interface EffectRule {
  readonly id: string;
  readonly effect: Effect;
  readonly when: When;
  /** The rule is off where any of these holds as a whole (`when.unless` is off at a single criterion). */
  readonly unlessAny?: readonly When[];
  readonly kind: 'interaction' | 'condition' | 'lifestyle';
  readonly message: string;
  /** The message with `{medicine}` or `{condition}` still open, where the person's own is put in. */
  readonly template?: string;
  readonly sources: readonly string[];
}

/** What is said first, where answers, medicines, own supplements or values together ask for it. */
export interface AlertRule {
  readonly id: string;
  readonly severity: 'urgent' | 'warning' | 'info';
  readonly title: string;
  readonly message: string;
  /** Any of these. */
  readonly when: readonly When[];
  readonly clinicianFirst: boolean;
  /** Not suggested beside it. */
  readonly leavesOut: 'everything' | readonly string[];
  readonly leavesOutEffects: readonly Effect[];
  /** Only new ones are kept out (all, or these): what is taken already is asked about, as stopping it could do harm. */
  readonly keepsOwn: boolean | readonly string[];
  /** Alerts that this one says better. */
  readonly replaces: readonly string[];
  readonly call: readonly { readonly label: string; readonly tel: string }[];
  readonly sources: readonly string[];
}

/** Medicines that do not go with each other, whatever else is taken. */
export interface MedicinePair extends Support {
  readonly id: string;
  /** Drug or class ids. A medicine of each side; of a single side, two medicines. */
  readonly sides: readonly (readonly string[])[];
  /** Of a single side: one drug under two names counts as two. */
  readonly sameDrug: boolean;
  /** A medicine that belongs to one of these is not meant. */
  readonly except: readonly string[];
  /** Nor is this drug, given this way: a hormone coil. */
  readonly exceptGiven: readonly { readonly drug: string; readonly route: MedicineRoute }[];
  readonly severity: InteractionSeverity;
  readonly mechanism: string;
  readonly message: string;
  /** Said instead where one side reaches the skin alone; without it such a pair is not told. */
  readonly onSkin?: string;
  /** Pairs and alerts that this one says better. */
  readonly replaces: readonly string[];
  readonly sources: readonly string[];
}

/** What people tell of their life in free text, and no question asks for. */
export interface Situation {
  readonly id: string;
  readonly name: string;
  /** Patterns of words. */
  readonly says: readonly string[];
  /** A clause with one of these takes it back. */
  readonly unless: readonly string[];
  /** A condition with which one's own supplement whose words say so has to be stopped. */
  readonly against: string | null;
  readonly message: string;
  readonly sources: readonly string[];
}

/** Forms that do not suit somebody, where another one does. Null: any. */
export interface FormRule {
  readonly id: string;
  readonly when: When;
  readonly formats: readonly Format[] | null;
  readonly compounds: readonly string[] | null;
  readonly pieceSizes: readonly SupplementForm['pieceSize'][] | null;
}

/** What helps a wish beside supplements, for everyone who has it. */
export interface WishAdvice {
  readonly goal: string;
  /** For whom; a row that asks for nothing is for everybody. */
  readonly when: When;
  /** Complaints that belong to the wish. */
  readonly symptoms: readonly string[];
  /** What stands behind the wish where somebody is known to lack it. */
  readonly lacks: readonly string[];
  readonly message: string;
  readonly sources: readonly string[];
}

/** What may be tried on and off for a wish, and how: its effect comes and goes within days. */
export interface TrialRule {
  readonly id: string;
  readonly supplement: string;
  /** Indications of the supplement, each a wish. */
  readonly uses: readonly string[];
  /** What is rated each day, and what the ends of the scale stand for; higher is better. */
  readonly rate: { readonly question: string; readonly worst: string; readonly best: string };
  readonly onsetDays: number;
  readonly washoutDays: number;
  readonly blockDays: number;
  readonly blocks: number;
  /** Who must not stop and start it. */
  readonly notFor: readonly { readonly when: When; readonly message: string }[];
  readonly message: string;
  readonly sources: readonly string[];
}

/** What to look for on a label, and what must not be in it, whatever it is a pill of. */
export interface LabelAdvice {
  readonly tested: string;
  /** Said where it is not clear what the person is allergic to. */
  readonly unclearAllergy: string;
  /** Diets that a label can promise, and what breaks them. */
  readonly breaks: Readonly<Partial<Record<Diet, string>>>;
}

export interface Knowledge {
  readonly version: string;
  /** Of the code that decides: a hash over it, worked out where files can be read. */
  readonly engineVersion: string;
  readonly supplements: readonly Supplement[];
  readonly nutrients: readonly Nutrient[];
  readonly drugs: readonly Drug[];
  /** Brand name (as printed) → ingredient names (drug ids where we have the drug, plain names otherwise). */
  readonly brandIngredients: Readonly<Record<string, readonly string[]>>;
  /** Brands of other countries, and generic names that the US does not use. */
  readonly foreignBrands: ForeignBrands;
  /** Labels of supplements on the shelf. */
  readonly products: Products;
  /** Usual amounts and existing strengths of medicines: for noticing what was probably read wrong. */
  readonly plausible: PlausibleAmounts;
  readonly drugClasses: readonly DrugClass[];
  readonly allergens: readonly AllergenFact[];
  readonly labRules: readonly LabRule[];
  readonly labAdvice: readonly LabAdvice[];
  /** Medicines that lower a nutrient. */
  readonly depletions: readonly Depletion[];
  readonly effectRules: readonly EffectRule[];
  readonly alertRules: readonly AlertRule[];
  readonly formRules: readonly FormRule[];
  readonly situations: readonly Situation[];
  /** Medicines that do not go with each other: these were looked for, and no others. */
  readonly medicinePairs: readonly MedicinePair[];
  readonly wishAdvice: readonly WishAdvice[];
  readonly trialRules: readonly TrialRule[];
  readonly labelAdvice: LabelAdvice;
  readonly sources: readonly Source[];
  readonly language: Language;
}
