import type { MedicineRoute } from '@evidose/contract';

/**
 * What people call things that our own files do not describe: brands of other countries and the products on a shelf.
 * Both are large, rarely needed whole, and looked up by name; the engine is handed the lookups, never the tables.
 */

/** One meaning of a name that is used outside the US. */
export interface ForeignBrand {
  readonly name: string;
  /** Generic names as the US uses them, in lower case; each is found like any other name. */
  readonly ingredients: readonly string[];
  /** Where the name means this: UK, CA, FR, EU, IN, AU, NZ, DE … Empty for a generic name or an abbreviation. */
  readonly countries: readonly string[];
  readonly routes: readonly MedicineRoute[];
  readonly kind: 'brand' | 'generic' | 'abbreviation';
  /**
   * `range`: the word alone stands for a family whose members differ, so the person is asked which one.
   * `maybe-incomplete`: the source names one substance of what looks like a combination.
   */
  readonly flag: 'range' | 'maybe-incomplete' | null;
  /** Of a range: one name for each composition, this one left out. */
  readonly members: readonly string[];
  /** Also a word of everyday English: counts only beside a dose or a form, or in the medicines answer. */
  readonly isOrdinaryWord: boolean;
}

export interface ForeignBrands {
  /** Every meaning of a key (see `keyOf`), several where countries or members of a range differ; empty where unknown. */
  find(key: string): readonly ForeignBrand[];
  /** All keys, in order: for finding the nearest to a misspelled one. */
  keys(): Iterable<string>;
  /** Keys that start so, in order. */
  startingWith(start: string, limit: number): readonly string[];
}

/** For knowledge without brands of other countries. */
export const NO_BRANDS: ForeignBrands = { find: () => [], keys: () => [], startingWith: () => [] };

/** One line of a label's panel, as it is printed. */
export interface PanelRow {
  readonly name: string;
  /** Null where the label gives none: a part of a blend, a trace. */
  readonly amount: number | null;
  readonly unit: string;
  /** "Less than" and "more than" are printed on some labels. */
  readonly sign: '' | '<' | '>';
  /** Of a blend: what is in it, without amounts. */
  readonly parts: readonly string[];
  /** Looks like a slip of whoever typed the label in: never counted. */
  readonly isSuspect: boolean;
}

/** What one serving gives, in the nutrient's own unit. */
export interface ProductSupply {
  readonly nutrient: string;
  readonly amount: number;
  /** Which chemical form, as limits care: 'retinol', 'beta-carotene', 'folic-acid'. */
  readonly form: string;
}

/** A label of the product table. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  /** A serving is so many of these: 2, 'softgel'. */
  readonly servingCount: number;
  readonly servingUnit: string;
  /** The year in which somebody was last seen taking it; null where nobody was. */
  readonly lastSeen: number | null;
  readonly panel: readonly PanelRow[];
  /** What a serving gives of the nutrients we count. */
  readonly supplies: readonly ProductSupply[];
  /** Nutrients that are in it, and nobody can say how much. */
  readonly unclear: readonly string[];
}

export interface ProductMatch {
  readonly id: string;
  readonly name: string;
  readonly servingCount: number;
  readonly servingUnit: string;
  /** Of the words that were asked for, those that the name holds. */
  readonly words: readonly string[];
  /** No other product of another content fits as well: it can be counted with, and is still shown to confirm. */
  readonly isClear: boolean;
}

export interface Products {
  /** Whether a product's name may start with this word: cheap, for finding out that nothing needs to be looked up. */
  startsName(word: string): boolean;
  /** The words of a text as names are compared by: "women's" is "women". */
  wordsOf(text: string): readonly string[];
  /** The likeliest products for words out of a name, in any order and case; the newest label first. */
  find(words: string, limit?: number): readonly ProductMatch[];
  /** The same while somebody types: the last word may be cut short. */
  complete(typed: string, limit?: number): readonly ProductMatch[];
  byId(id: string): Product | null;
}

/** For knowledge without products. */
export const NO_PRODUCTS: Products = {
  startsName: () => false,
  wordsOf: () => [],
  find: () => [],
  complete: () => [],
  byId: () => null,
};

/** The range in which an adult's daily amount of a medicine usually lies. */
export interface UsualAmount {
  readonly route: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  /** Also, or only, taken so rarely: then `low` and `high` are averages a day. */
  readonly every: readonly ('week' | 'month')[];
}

/** The strengths of one piece that are or were on the market. */
export interface SoldStrengths {
  readonly route: string;
  readonly unit: string;
  readonly sold: readonly number[];
  readonly withdrawn: readonly number[];
}

export interface PlausibleAmounts {
  /** Of a drug id; empty where nothing is known, and then nothing is doubted. */
  usual(drug: string): readonly UsualAmount[];
  strengths(drug: string): readonly SoldStrengths[];
}

/** For knowledge without amounts. */
export const NO_AMOUNTS: PlausibleAmounts = { usual: () => [], strengths: () => [] };
