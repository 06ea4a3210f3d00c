import type { ForeignBrand } from '../knowledge-names.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { slipsBetween } from '../text/distance.ts';
import { keyOf, wordsOf } from '../text/tokens.ts';
import { shortProductName } from '../understand/product-of.ts';

export type NameKind = 'medicine' | 'supplement' | 'any';

export interface NameHit {
  readonly kind: 'medicine' | 'supplement' | 'product';
  readonly id: string;
  /** The text to insert. */
  readonly label: string;
  /** The generic name behind a brand, or the supplement behind a synonym; otherwise the same as the label. */
  readonly name: string;
  /** The brand's countries; empty for US brands and generic names. */
  readonly countries?: readonly string[];
}

interface Entry {
  readonly key: string;
  readonly rank: number;
  readonly hit: NameHit;
}

const spaced = (text: string): string => wordsOf(text).join(' ');

/** Matches the start of any word of a name; matches at the start of the name come first. */
function entriesOf(hit: NameHit, rank: number, spelling = hit.label): Entry[] {
  const words = spaced(spelling).split(' ');
  return words.map((_, i) => ({ key: words.slice(i).join(' '), rank: rank + (i === 0 ? 0 : 4), hit }));
}

/** More typos than this make another word; in a short name one does. */
const MOST_SLIPS = 2;
const SHORTEST = 5;

/** "Warfrin" finds warfarin and is shown as warfarin: nobody should be taught a misspelling. */
function rightSpelling(synonym: string, names: readonly Spelled[]): string {
  const word = spaced(synonym);
  if (word.length < SHORTEST) return synonym;
  return names.find((name) => slipsBetween(word, name.word, MOST_SLIPS) <= MOST_SLIPS)?.label ?? synonym;
}

interface Spelled {
  readonly label: string;
  readonly word: string;
}
const spelled = (label: string): Spelled => ({ label, word: spaced(label) });

function allEntries({ knowledge }: Prepared): Entry[] {
  const entries: Entry[] = [];
  for (const { id, name, brands, synonyms } of knowledge.drugs) {
    entries.push(...entriesOf({ kind: 'medicine', id, label: name, name }, 0));
    for (const label of brands) entries.push(...entriesOf({ kind: 'medicine', id, label, name }, 1));
    const names = synonyms.length === 0 ? [] : [name, ...brands].map(spelled);
    for (const synonym of synonyms) {
      const label = rightSpelling(synonym, names);
      entries.push(...entriesOf({ kind: 'medicine', id, label, name }, 1, synonym));
    }
  }
  for (const { id, name, synonyms } of knowledge.drugClasses) {
    for (const label of synonyms) entries.push(...entriesOf({ kind: 'medicine', id, label, name }, 2));
  }
  for (const { id, name, brands, synonyms } of knowledge.supplements) {
    entries.push(...entriesOf({ kind: 'supplement', id, label: name, name }, 0));
    for (const label of [...synonyms, ...brands])
      entries.push(...entriesOf({ kind: 'supplement', id, label, name }, 1));
  }
  return entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.rank - b.rank));
}

/** Built on the first key press; a plan never needs it. */
const indexes = new WeakMap<Prepared, readonly Entry[]>();

function firstAtLeast(entries: readonly Entry[], key: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

const COUNT = /^\s*(?:\d+\s*[x×]?\s+)?/;

/** The last entry before the caret, without a leading count. */
export function lastEntry({ names }: Prepared, text: string): { readonly typed: string; readonly from: number } {
  let from = 0;
  for (const match of text.matchAll(names.words.entryBorder)) from = match.index + match[0].length;
  from += COUNT.exec(text.slice(from))?.[0].length ?? 0;
  return { typed: text.slice(from), from };
}

/** Type-ahead: names that start with the text, best first, one line per name. */
export function searchNames(prepared: Prepared, kind: NameKind, typed: string, limit = 10): NameHit[] {
  let entries = indexes.get(prepared);
  if (entries === undefined) {
    entries = allEntries(prepared);
    indexes.set(prepared, entries);
  }
  const key = spaced(typed);
  if (key === '') return [];
  const found: Entry[] = [];
  for (let i = firstAtLeast(entries, key); entries[i]?.key.startsWith(key); i++) {
    const entry = entries[i];
    if (entry !== undefined && (kind === 'any' || entry.hit.kind === kind)) found.push(entry);
  }
  const best = found.sort(
    (a, b) => a.rank - b.rank || a.hit.label.length - b.hit.label.length || (a.hit.label < b.hit.label ? -1 : 1),
  );
  const hits = new Map<string, NameHit>();
  const add = (hit: NameHit) => {
    const line = hit.label.toLowerCase();
    if (!hits.has(line) && hits.size < limit) hits.set(line, hit);
  };
  // Products come first where our own names would fill the list.
  const products = kind === 'medicine' ? [] : productHits(prepared, typed);
  const own = best.map(({ hit }) => hit);
  for (const hit of own.slice(0, Math.max(1, limit - Math.min(products.length, PRODUCT_SEATS)))) add(hit);
  for (const hit of products) add(hit);
  if (kind !== 'supplement') for (const hit of foreignHits(prepared, typed)) add(hit);
  for (const hit of own) add(hit);
  return withoutTheSame([...hits.values()], key);
}

/** A medicine typed in full needs no other names of the same thing. */
function withoutTheSame(hits: readonly NameHit[], key: string): NameHit[] {
  // "Warf" is known too, but is the beginning of a name.
  const isWhole = ({ kind, label, name }: NameHit) =>
    kind === 'medicine' && spaced(label) === key && (spaced(name) === key || !spaced(name).startsWith(key));
  const whole = hits.find(isWhole);
  if (whole === undefined) return [...hits];
  const others = hits.filter(({ kind, name }) => kind !== 'medicine' || name !== whole.name);
  return others.length === 0 ? [] : [whole, ...others];
}

const PRODUCT_SEATS = 3;
const MOST_FOREIGN = 60;

function productHits({ knowledge: { products } }: Prepared, typed: string): NameHit[] {
  return products
    .complete(typed, PRODUCT_SEATS)
    .map((match) => ({ kind: 'product', id: match.id, label: shortProductName(products, match), name: match.name }));
}

/** "Metformine Teva": a name made of its substance and its maker. */
const isMakersGeneric = ({ name, ingredients: [first = ''] }: ForeignBrand): boolean =>
  keyOf(name).startsWith(keyOf(first));

/** For a single substance they add nothing to its own name; for a combination one stands for all makers. */
function withoutMakers(brands: readonly ForeignBrand[]): ForeignBrand[] {
  const shown = new Set<string>();
  return brands.filter((brand) => {
    if (!isMakersGeneric(brand)) return true;
    const content = brand.ingredients.join(' + ');
    const isNew = brand.ingredients.length > 1 && !shown.has(content);
    shown.add(content);
    return isNew;
  });
}

/** Foreign brands with this prefix: shortest first, each with its ingredients. */
function foreignHits({ knowledge: { foreignBrands } }: Prepared, typed: string): NameHit[] {
  const brands = foreignBrands
    .startingWith(keyOf(typed), MOST_FOREIGN)
    .flatMap((key) => foreignBrands.find(key).slice(0, 1))
    .filter(({ kind }) => kind === 'brand')
    .sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  return withoutMakers(brands).map(({ name, ingredients, countries }) => ({
    kind: 'medicine',
    id: keyOf(name),
    label: name,
    name: ingredients.join(' + '),
    countries,
  }));
}
