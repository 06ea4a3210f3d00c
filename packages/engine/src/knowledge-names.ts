import type { MedicineRoute } from '@evidose/contract';

/**
 * Names of things our own files do not describe: foreign brands and products. Both are large and looked up by name, so
 * the engine gets lookups rather than tables.
 */

/** One meaning of a name used outside the US. */
export interface ForeignBrand {
  readonly name: string;
  /** US generic names in lower case; each is found like any other name. */
  readonly ingredients: readonly string[];
  /**
   * Countries where the name means this: UK, CA, FR, EU, IN, AU, NZ, DE … Empty for a generic name or an abbreviation.
   */
  readonly countries: readonly string[];
  readonly routes: readonly MedicineRoute[];
  readonly kind: 'brand' | 'generic' | 'abbreviation';
  /**
   * `range`: the name alone covers a family of different products, so the person is asked which one.
   * `maybe-incomplete`: the source names one substance of an apparent combination.
   */
  readonly flag: 'range' | 'maybe-incomplete' | null;
  /** For a range: one other name per composition. */
  readonly members: readonly string[];
  /** Also an English word: counts only next to a dose or a form, or in the medicines answer. */
  readonly isOrdinaryWord: boolean;
}

export interface ForeignBrands {
  /** Every meaning of a key (see `keyOf`), several where countries or members of a range differ; empty if unknown. */
  find(key: string): readonly ForeignBrand[];
  /** All keys in order, for finding the closest to a misspelled one. */
  keys(): Iterable<string>;
  /** Keys with a prefix, in order. */
  startingWith(start: string, limit: number): readonly string[];
}

/** For knowledge without foreign brands. */
export const NO_BRANDS: ForeignBrands = { find: () => [], keys: () => [], startingWith: () => [] };

/** A row of a supplement facts panel, as printed. */
export interface PanelRow {
  readonly name: string;
  /** Null where the label gives none: part of a blend, a trace. */
  readonly amount: number | null;
  readonly unit: string;
  /** Some labels print "less than" and "more than". */
  readonly sign: '' | '<' | '>';
  /** Ingredients of a blend, without amounts. */
  readonly parts: readonly string[];
  /** Looks like a data entry error: never counted. */
  readonly isSuspect: boolean;
}

/** The content of one serving, in the nutrient's own unit. */
export interface ProductSupply {
  readonly nutrient: string;
  readonly amount: number;
  /** The chemical form, for limits: 'retinol', 'beta-carotene', 'folic-acid'. */
  readonly form: string;
}

/** A label of the product table. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  /** The size of a serving: 2, 'softgel'. */
  readonly servingCount: number;
  readonly servingUnit: string;
  /** The year in which somebody was last known to take it, or null. */
  readonly lastSeen: number | null;
  readonly panel: readonly PanelRow[];
  readonly supplies: readonly ProductSupply[];
  /** Nutrients it contains in unknown amounts. */
  readonly unclear: readonly string[];
}

export interface ProductMatch {
  readonly id: string;
  readonly name: string;
  readonly servingCount: number;
  readonly servingUnit: string;
  /** How many of the searched words the name contains. */
  readonly words: readonly string[];
  /** No product with other contents matches as well: it can be counted, and is still shown for confirmation. */
  readonly isClear: boolean;
}

export interface Products {
  /** Whether any product name starts with this word: a cheap check that saves lookups. */
  startsName(word: string): boolean;
  /** The words of a text as names are compared: "women's" is "women". */
  wordsOf(text: string): readonly string[];
  /** The likeliest products for words of a name, in any order and case; newest label first. */
  find(words: string, limit?: number): readonly ProductMatch[];
  /** The same for type-ahead: the last word may be incomplete. */
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

/** The usual range of an adult's daily amount of a medicine. */
export interface UsualAmount {
  readonly route: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  /** Also, or only, taken this rarely: then `low` and `high` are daily averages. */
  readonly every: readonly ('week' | 'month')[];
}

/** Strengths of one piece that are or were sold. */
export interface SoldStrengths {
  readonly route: string;
  readonly unit: string;
  readonly sold: readonly number[];
  readonly withdrawn: readonly number[];
}

export interface PlausibleAmounts {
  /** By drug id; empty if nothing is known, and then nothing is doubted. */
  usual(drug: string): readonly UsualAmount[];
  strengths(drug: string): readonly SoldStrengths[];
}

/** For knowledge without amounts. */
export const NO_AMOUNTS: PlausibleAmounts = { usual: () => [], strengths: () => [] };

/** What the words near a name say about its status, learned from the corpus: a weight for each status. */
export interface StatusWeights {
  of(feature: string): readonly number[] | undefined;
}

/** For knowledge without them. */
export const NO_STATUS_WEIGHTS: StatusWeights = { of: () => undefined };
