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
}

/** For knowledge without brands of other countries. */
export const NO_BRANDS: ForeignBrands = { find: () => [], keys: () => [] };
