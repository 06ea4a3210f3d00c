import type {
  Allergen,
  Because,
  DailyDose,
  Directness,
  Doubt,
  ExclusionKind,
  MedicineRoute,
  NamedProduct,
  NotUsed,
  ReadingStatus,
  ReadStatement,
  Slot,
  Supply,
} from '@evidose/contract';
import type { Drug, Supplement } from './knowledge.ts';
import type { PreparedSupplement } from './prepare/supplement.ts';

/** What the stages hand to each other. */

/** A vitamin or a mineral, which food holds as well. */
export const isNutrient = ({ category }: Pick<Supplement, 'category'>): boolean =>
  category === 'vitamin' || category === 'mineral';

/** The class that every medicine belongs to, for what binds whatever is in the gut. */
export const ANY_MEDICINE = 'any-medicine';

export type ListField = 'prescriptionMedsList' | 'otcSupplementsList';

/** What was written beside a name: whether it is taken, when in the day, and how it gets into the body. */
export interface Told {
  readonly status: ReadingStatus;
  /** Null where no time of day was written. */
  readonly slots: readonly Slot[] | null;
  readonly route: MedicineRoute | null;
  /** Taken once in so many days: 7 for weekly. Absent for every day. */
  readonly everyDays?: number | undefined;
  /** The days of the week that were named for it, from 0 for Monday, where it is taken on those alone. */
  readonly weekdays?: readonly number[] | undefined;
  /** Stopped at least so many days ago, where that was written. */
  readonly stoppedDaysAgo?: number | undefined;
  /** The name alone, as it was typed: “Coumadin” of “Coumadin 5 mg in the evening”. */
  readonly word?: string;
}

export interface Medicine {
  readonly text: string;
  readonly field: ListField;
  /** Null where it was not recognised. */
  readonly id: string | null;
  readonly name: string;
  readonly classes: readonly string[];
  readonly ingredients: readonly string[];
  readonly guessed: boolean;
  /** Known well enough to say what it does with a supplement. */
  readonly checkable: boolean;
  /** A word for a whole class was typed: every drug of the class is possible. */
  readonly classOnly: boolean;
  readonly drugs: readonly Drug[];
  /** A supplement that was typed among the medicines; it is reviewed with the supplements. */
  readonly isSupplement: boolean;
  readonly told: Told;
  /** The average a day, where it can be said. */
  readonly dose: DailyDose | null;
  /** Countries whose brand this is, where the name means something else in another. */
  readonly countries: readonly string[];
  /** Absent where it is clear. */
  readonly doubt?: Doubt;
}

/** One ingredient of a product; the amount a day in the supplement's dose unit, null where the label does not say. */
export interface Part {
  readonly supplement: PreparedSupplement;
  readonly amount: number | null;
}

export interface CurrentSupplement {
  readonly text: string;
  readonly field: ListField;
  readonly supplement: PreparedSupplement | null;
  /** A day, in the supplement's dose unit. */
  readonly amount: number;
  readonly assumed: boolean;
  /** A number was written, if only without its unit or strength. */
  readonly hasNumber: boolean;
  readonly guessed: boolean;
  readonly told: Told;
  readonly prescribed: boolean;
  readonly product: NamedProduct | null;
  /** Of a product, as people count: '2 tablets'. */
  readonly unitsTaken?: string;
  /** What the product's servings give a day; empty without a product. */
  readonly supplies: readonly Supply[];
  /** What else is in the product: each counts in interactions and as taken already. */
  readonly parts?: readonly Part[];
  readonly doubt?: Doubt;
  /** Of a doubtful amount: the lowest and the highest usual reading, a day. */
  readonly between?: { readonly low: number; readonly high: number; readonly isFarFromWritten: boolean };
}

/** "At most 200 mg": in the supplement's dose unit, with the words that said so. */
export interface AdvisedMost {
  readonly max: number;
  readonly text: string;
}

/** What a clinician advised against, as far as it could be read. */
export interface Advice {
  /** Supplement index → the most that the clinician allows. */
  readonly most: ReadonlyMap<number, AdvisedMost>;
  /** Supplement index → the words that named it. */
  readonly supplements: ReadonlyMap<number, string>;
  readonly everything: string | null;
  /** "No gluten": forms that hold it are left out, as with an allergy. */
  readonly allergens: ReadonlySet<Allergen>;
  readonly unread: readonly string[];
}

export interface Understood {
  readonly medicines: readonly Medicine[];
  /** "Yes" to medicines, and not one was named. */
  readonly medicinesMissing: boolean;
  readonly current: readonly CurrentSupplement[];
  /** "Yes" to supplements, and not one was named. */
  readonly currentMissing: boolean;
  /** Allergen → the words that named it. */
  readonly allergens: ReadonlyMap<Allergen, string>;
  /** An allergy was stated, and not all of it could be read: every listed allergen counts. */
  readonly allergyUnclear: boolean;
  readonly allergyUnread: readonly string[];
  /** Allergic to the supplement itself: index → the words. */
  readonly allergySupplements: ReadonlyMap<number, string>;
  readonly advice: Advice;
  /** Line by line, with what was only guessed in it. */
  readonly allergyLines: readonly ReadStatement[];
  readonly adviceLines: readonly ReadStatement[];
  /** Pieces of the two lists that became nothing. */
  readonly notUsed: readonly NotUsed[];
}

/** A finding that keeps a supplement out, with the rule it rests on. */
export interface Finding {
  readonly kind: ExclusionKind;
  /** The knowledge row, where there is one. */
  readonly rule: string | null;
  readonly message: string;
  readonly because: readonly Because[];
  readonly sources: readonly string[];
  /** Of the row it rests on, where it rests on one. */
  readonly directness?: Directness;
  readonly wouldChange?: string;
  /** Who takes it already must not stop it abruptly. */
  readonly keepSteady?: true;
  /** A prescriber gives both on purpose. */
  readonly belongsTogether?: true;
  /** Left out because something else does its work: no danger to whoever takes it already. */
  readonly isOnlyNeedless?: true;
  /** Whoever takes no more than this already goes on until the next visit. */
  readonly ownUpTo?: number;
  /** The title of the alert that it rests on: that stands on top and says why. */
  readonly alert?: string;
  /** A rule over many supplements: where the supplement's own row says the same, that one is shown. */
  readonly isGeneral?: boolean;
}
