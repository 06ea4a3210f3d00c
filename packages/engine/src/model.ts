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

/** What the stages pass to each other. */

/** A vitamin or a mineral, which food contains as well. */
export const isNutrient = ({ category }: Pick<Supplement, 'category'>): boolean =>
  category === 'vitamin' || category === 'mineral';

/** The class of every medicine, for supplements that bind whatever is in the gut. */
export const ANY_MEDICINE = 'any-medicine';

export type ListField = 'prescriptionMedsList' | 'otcSupplementsList';

/** What was written next to a name: status, times of day and route. */
export interface Usage {
  readonly status: ReadingStatus;
  /** Null if no time of day was written. */
  readonly slots: readonly Slot[] | null;
  readonly route: MedicineRoute | null;
  /** Interval in days: 7 for weekly. Absent for daily. */
  readonly everyDays?: number | undefined;
  /** The named weekdays, from 0 for Monday, if taken only on those. */
  readonly weekdays?: readonly number[] | undefined;
  /** Stopped at least this many days ago, if written. */
  readonly stoppedDaysAgo?: number | undefined;
  /** The name alone, as typed: “Coumadin” of “Coumadin 5 mg in the evening”. */
  readonly word?: string;
}

export interface Medicine {
  readonly text: string;
  readonly field: ListField;
  /** Null if not recognized. */
  readonly id: string | null;
  readonly name: string;
  readonly classes: readonly string[];
  readonly ingredients: readonly string[];
  readonly guessed: boolean;
  /** Known well enough to tell its interactions with supplements. */
  readonly checkable: boolean;
  /** A class name was typed: every drug of the class is possible. */
  readonly classOnly: boolean;
  readonly drugs: readonly Drug[];
  /** A supplement typed among the medicines; it is reviewed with the supplements. */
  readonly isSupplement: boolean;
  readonly usage: Usage;
  /** The daily average, if known. */
  readonly dose: DailyDose | null;
  /** Countries whose brand this is, if the name means something else in another. */
  readonly countries: readonly string[];
  /** Absent if there is none. */
  readonly doubt?: Doubt;
}

/** An ingredient of a product; the daily amount in the supplement's dose unit, null if the label does not say. */
export interface Part {
  readonly supplement: PreparedSupplement;
  readonly amount: number | null;
}

export interface CurrentSupplement {
  readonly text: string;
  readonly field: ListField;
  readonly supplement: PreparedSupplement | null;
  /** Per day, in the supplement's dose unit. */
  readonly amount: number;
  readonly assumed: boolean;
  /** A number was written, even if without unit or strength. */
  readonly hasNumber: boolean;
  readonly guessed: boolean;
  readonly usage: Usage;
  readonly prescribed: boolean;
  readonly product: NamedProduct | null;
  /** For a product, in pieces: '2 tablets'. */
  readonly unitsTaken?: string;
  /** Daily content of the product's servings; empty without a product. */
  readonly supplies: readonly Supply[];
  /** Other ingredients: each counts in interactions and as already taken. */
  readonly parts?: readonly Part[];
  readonly doubt?: Doubt;
  /** For a doubtful amount: the lowest and highest usual reading per day. */
  readonly between?: { readonly low: number; readonly high: number; readonly isFarFromWritten: boolean };
}

/** "At most 200 mg": in the supplement's dose unit, with the words that said so. */
export interface AdvisedMost {
  readonly max: number;
  readonly text: string;
}

/** What a clinician advised against, as far as it was understood. */
export interface Advice {
  /** Supplement index → the clinician's maximum. */
  readonly most: ReadonlyMap<number, AdvisedMost>;
  /** Supplement index → the words that named it. */
  readonly supplements: ReadonlyMap<number, string>;
  readonly everything: string | null;
  /** "No gluten": excludes forms containing it, like an allergy. */
  readonly allergens: ReadonlySet<Allergen>;
  readonly unread: readonly string[];
}

export interface Understood {
  readonly medicines: readonly Medicine[];
  /** "Yes" to medicines without naming any. */
  readonly medicinesMissing: boolean;
  readonly current: readonly CurrentSupplement[];
  /** "Yes" to supplements without naming any. */
  readonly currentMissing: boolean;
  /** Allergen → the words that named it. */
  readonly allergens: ReadonlyMap<Allergen, string>;
  /** An allergy was stated but not fully understood: every listed allergen counts. */
  readonly allergyUnclear: boolean;
  readonly allergyUnread: readonly string[];
  /** Allergic to the supplement itself: index → the words. */
  readonly allergySupplements: ReadonlyMap<number, string>;
  readonly advice: Advice;
  /** Line by line, with what was guessed. */
  readonly allergyLines: readonly ReadStatement[];
  readonly adviceLines: readonly ReadStatement[];
  /** Text of the two lists that became no entry. */
  readonly notUsed: readonly NotUsed[];
}

/** A finding that excludes a supplement, with the rule it rests on. */
export interface Finding {
  readonly kind: ExclusionKind;
  /** The knowledge row, if there is one. */
  readonly rule: string | null;
  readonly message: string;
  readonly because: readonly Because[];
  readonly sources: readonly string[];
  /** From the row it rests on, if there is one. */
  readonly directness?: Directness;
  readonly wouldChange?: string;
  /** People who already take it must not stop abruptly. */
  readonly keepSteady?: true;
  /** Prescribers combine them on purpose. */
  readonly belongsTogether?: true;
  /** Excluded because something else does its job: no danger to people who already take it. */
  readonly isOnlyNeedless?: true;
  /** People who take no more than this may continue until the next visit. */
  readonly ownUpTo?: number;
  /** The title of the alert behind it, which gives the reason. */
  readonly alert?: string;
  /** A general rule: if the supplement has its own row saying the same, that one is shown. */
  readonly isGeneral?: boolean;
}
