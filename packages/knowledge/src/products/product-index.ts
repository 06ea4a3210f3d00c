import type { Nutrient, Product, ProductMatch, Products } from '@evidose/engine';
import { LabelNames } from './label-names.ts';
import { type LeadWords, leadWordsOf } from './lead-words.ts';
import { Panels } from './panels.ts';
import { LabelRules } from './supplies.ts';
import { labelWords, plainWordsOf } from './words.ts';

/** At most this many matches are offered. */
const OFFERED = 3;

/** The parts of the table, each read on first use; empty if there is none. */
export interface ProductFiles {
  leads(): string;
  /** Made by `labelText`. */
  names(): string;
  panels(): string;
  rules(): string;
  /** Words that say nothing about the contents. */
  plain(): string;
}

/**
 * The labels of the product table. They stay zipped on disk: the lead words (a few kilobytes) are read on the first
 * lookup, the names when a lead word matches, the panels when a label is opened.
 */
export class ProductIndex implements Products {
  readonly #files: ProductFiles;
  readonly #units: ReadonlyMap<string, string>;
  #leads: LeadWords | null = null;
  #names: LabelNames | null = null;
  #panels: Panels | null = null;
  #rules: LabelRules | null = null;
  readonly #products = new Map<string, Product>();
  /** Every key press searches the field again. */
  readonly #found = new Map<string, readonly ProductMatch[]>();

  constructor(files: ProductFiles, nutrients: readonly Nutrient[]) {
    this.#files = files;
    this.#units = new Map(nutrients.map(({ id, unit }) => [id, unit]));
  }

  get #labels(): LabelNames {
    this.#names ??= new LabelNames(this.#files.names(), this.#leadWords, plainWordsOf(this.#files.plain()));
    return this.#names;
  }

  get #leadWords(): LeadWords {
    this.#leads ??= leadWordsOf(this.#files.leads());
    return this.#leads;
  }

  startsName(word: string): boolean {
    return this.#leadWords.has(labelWords(word)[0] ?? '');
  }

  wordsOf(text: string): readonly string[] {
    return labelWords(text);
  }

  find(words: string, limit = OFFERED): readonly ProductMatch[] {
    const asked = `${limit} ${words}`;
    const known = this.#found.get(asked);
    if (known !== undefined) return known;
    const isLed = labelWords(words).some((word) => this.#leadWords.has(word));
    const found = isLed ? this.#labels.find(words, limit) : [];
    if (this.#found.size >= FOUND_KEPT) this.#found.clear();
    this.#found.set(asked, found);
    return found;
  }

  complete(typed: string, limit = OFFERED): readonly ProductMatch[] {
    return this.#labels.complete(typed, limit);
  }

  byId(id: string): Product | null {
    const known = this.#products.get(id);
    if (known !== undefined) return known;
    const label = this.#labels.byId(id);
    if (label === undefined) return null;
    this.#panels ??= new Panels(this.#files.panels());
    this.#rules ??= new LabelRules(this.#files.rules(), this.#units);
    const rows = this.#panels.at(label.line);
    const product: Product = {
      id,
      name: label.name,
      brand: label.brand === '' ? null : label.brand,
      servingCount: label.servingCount,
      servingUnit: label.servingUnit,
      lastSeen: label.lastSeen,
      panel: rows.map(({ key: _, ...row }) => row),
      ...this.#rules.count(rows),
    };
    if (this.#products.size >= PRODUCTS_KEPT) this.#products.clear();
    this.#products.set(id, product);
    return product;
  }
}

/** Enough for a long session around the same few products. */
const PRODUCTS_KEPT = 500;
const FOUND_KEPT = 2000;
