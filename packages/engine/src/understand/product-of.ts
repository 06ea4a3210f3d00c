import type { NamedProduct, Supply } from '@evidose/contract';
import type { PanelRow, Product, ProductMatch, Products, Supplement } from '../knowledge.ts';
import { tidyNumber } from '../limits/round.ts';
import { MICROGRAMS } from '../measures.ts';
import type { Part } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { keyOf, wordsOf } from '../text/tokens.ts';

/** A product that a person takes: what it gives a day, and what is in it. */
export interface ProductTaken {
  readonly product: NamedProduct;
  /** The supplement of ours that it is, or is nearest to. */
  readonly supplement: PreparedSupplement | null;
  /** Of that supplement a day, in its dose unit. */
  readonly amount: number;
  readonly unitsTaken: string;
  readonly supplies: readonly Supply[];
  /** Everything else in it. */
  readonly parts: readonly Part[];
}

const plural = (count: number, unit: string): string => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);

export const namedProduct = ({
  id,
  name,
  servingCount,
  servingUnit,
}: Pick<Product, 'id' | 'name' | 'servingCount' | 'servingUnit'>): NamedProduct => ({
  id,
  name,
  serving: plural(servingCount, servingUnit),
});

/**
 * What to write so that this product is read again: as few words of its name as lead to it, without the signs that part
 * one entry from the next.
 */
export function shortProductName(products: Products, match: Pick<ProductMatch, 'id' | 'name'>): string {
  const known = shortNames.get(products) ?? new Map<string, string>();
  shortNames.set(products, known);
  const short = known.get(match.id) ?? fewestWords(products, match);
  known.set(match.id, short);
  return short;
}

/** Found once: it takes a search for each word. */
const shortNames = new WeakMap<Products, Map<string, string>>();

function fewestWords(products: Products, { id, name }: Pick<ProductMatch, 'id' | 'name'>): string {
  const words = name
    .replace(/[,;/&+()|–]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-');
  for (let count = 1; count < words.length; count++) {
    const [best] = products.find(words.slice(0, count).join(' '), 1);
    if (best?.id === id && best.isClear) return words.slice(0, count).join(' ');
  }
  return words.join(' ');
}

/** As labels write them. */
const WEIGHTS: Readonly<Record<string, number>> = { ...MICROGRAMS, mcg: 1 };

/** What a line of the label is of a supplement's dose unit; null where the two cannot be compared. */
function amountOf({ doseUnit, conversions }: Supplement, { amount, unit, isSuspect }: PanelRow): number | null {
  if (amount === null || isSuspect) return null;
  const factor = unit === doseUnit ? 1 : conversions[unit];
  if (factor !== undefined) return amount * factor;
  const from = WEIGHTS[unit];
  const to = WEIGHTS[doseUnit];
  return from === undefined || to === undefined ? null : (amount * from) / to;
}

/** "Ginkgo biloba leaf extract (24 % flavones)": what is in brackets and words of the trade are taken off by and by. */
function supplementNamed(prepared: Prepared, name: string): PreparedSupplement | null {
  const plain = name.replace(/\([^)]*\)/g, ' ');
  const inBrackets = [...name.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => inside);
  const words = plain.split(/\s+/).filter((word) => word !== '');
  const tries = [
    name,
    plain,
    ...inBrackets,
    ...words.map((_, i) => words.slice(0, words.length - i).join(' ')).slice(1),
  ];
  for (const each of tries) {
    const found = prepared.names.find(keyOf(each))?.supplement;
    if (found !== undefined) return prepared.supplementById.get(found.id) ?? null;
  }
  return null;
}

/** Every supplement of ours that the label lists, alone or inside a blend; each once, with the amount where there is one. */
function partsOf(prepared: Prepared, { panel }: Product, servings: number): Part[] {
  const parts = new Map<number, Part>();
  const add = (name: string, row: PanelRow | null) => {
    const supplement = supplementNamed(prepared, name);
    if (supplement === null) return;
    const amount = row === null ? null : amountOf(supplement.data, row);
    const known = parts.get(supplement.index);
    if (known === undefined || known.amount === null) {
      parts.set(supplement.index, { supplement, amount: amount === null ? null : amount * servings });
    }
  };
  for (const row of panel) {
    if (row.unit === '%') continue;
    add(row.name, row);
    for (const inside of row.parts) add(inside, null);
  }
  return [...parts.values()];
}

/** The combination of ours that supplies nearly the same. */
function nearest(prepared: Prepared, { supplies }: Product): PreparedSupplement | null {
  const given = new Set(supplies.map(({ nutrient }) => nutrient));
  let best: PreparedSupplement | null = null;
  let most = LIKE_ENOUGH;
  for (const supplement of prepared.supplements) {
    const own = new Set(supplement.data.supplies.map(({ nutrient }) => nutrient));
    if (own.size < 2) continue;
    const shared = [...own].filter((nutrient) => given.has(nutrient)).length;
    const alike = shared / (own.size + given.size - shared);
    if (alike > most) {
      most = alike;
      best = supplement;
    }
  }
  return best;
}

const LIKE_ENOUGH = 0.6;

/** So many nutrients make a multivitamin, whatever else it is called. */
const MULTI = 8;
const FEWEST_OF_MULTI = 4;
const LONGEST_TITLE = 24;
/** More lines than this, and the one that we know need not be what the product is. */
const FEW_ROWS = 1;
const isCombination = ({ data }: PreparedSupplement): boolean => data.supplies.length > 1;
export const isMulti = ({ data }: PreparedSupplement): boolean => data.supplies.length >= MULTI;

/** The supplements of ours that a label's title names, in its order. */
function inTitle(prepared: Prepared, name: string): PreparedSupplement[] {
  const words = wordsOf(name).slice(0, LONGEST_TITLE);
  const found: PreparedSupplement[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + 3); to > from; to--) {
      const id = prepared.names.find(words.slice(from, to).join(''))?.supplement?.id;
      const supplement = id === undefined ? undefined : prepared.supplementById.get(id);
      if (supplement === undefined) continue;
      found.push(supplement);
      from = to - 1;
      break;
    }
  }
  return found;
}

const holdsIron = ({ supplies }: Pick<Product, 'supplies'> | PreparedSupplement['data']): boolean =>
  supplies.some(({ nutrient }) => nutrient === 'iron');

const plainMulti = (prepared: Prepared, hasIron: boolean): PreparedSupplement | undefined =>
  prepared.supplements.find((each) => isMulti(each) && holdsIron(each.data) === hasIron);

/** "Centrum Silver" is an iron-free name, but the one for women contains iron: the label decides. */
function asLabelled(prepared: Prepared, named: PreparedSupplement, product: Product): PreparedSupplement {
  const hasIron = holdsIron(product);
  return named === plainMulti(prepared, !hasIron) ? (plainMulti(prepared, hasIron) ?? named) : named;
}

/** What a product is in our own terms: as its title says, else by what it supplies. */
function ofOurs(prepared: Prepared, product: Product, parts: readonly Part[]): PreparedSupplement | null {
  const titled = inTitle(prepared, product.name);
  // "Multi-symptom" is no multivitamin.
  const isMeant = (each: PreparedSupplement) => !isMulti(each) || product.supplies.length >= FEWEST_OF_MULTI;
  const combination = titled.find((each) => isCombination(each) && isMeant(each));
  const hasIron = holdsIron(product);
  if (combination !== undefined && (!isMulti(combination) || holdsIron(combination.data) === hasIron))
    return combination;
  if (combination !== undefined || product.supplies.length >= MULTI) {
    const multi = plainMulti(prepared, hasIron);
    if (multi !== undefined) return multi;
  }
  const single = titled.find((supplement) => parts.some((part) => part.supplement === supplement));
  // A title that names something other than the known panel is still the product's name; if it names only a minor
  // ingredient, the product is no supplement of ours and counts by its parts.
  const only = parts.length === 1 && product.panel.length <= FEW_ROWS ? parts[0]?.supplement : undefined;
  return single ?? titled.find((each) => !isMulti(each)) ?? nearest(prepared, product) ?? only ?? null;
}

/** Our vitamins are plain ones; products contain up to this many times as much … */
const TIMES_OURS = 4;
/** … and of what ours do not contain, such as potassium, at most this share of the daily requirement. */
const TRACE = 0.03;
/** A share of the amount taken on its own: excipients such as silica do not matter. */
const SMALL_PART = 0.25;

/**
 * Rules about niacin or potassium alone mean tablets of it: the 16 mg and 80 mg of a multivitamin are covered by its
 * own entry, which lists what counts in any amount.
 */
function isUsualIn(prepared: Prepared, multi: PreparedSupplement, { supplement, amount }: Part): boolean {
  if (!isMulti(multi) || amount === null) return false;
  const { drugInteractions, typicalDailyDose } = supplement.data;
  if (drugInteractions === 'not-checked' && amount <= SMALL_PART * typicalDailyDose) return true;
  const [supply] = supplement.supplies;
  if (supply === undefined || supplement.supplies.length > 1) return false;
  const given = amount * supply.perUnit;
  const ours = multi.supplies.find(({ nutrient }) => nutrient === supply.nutrient);
  const need = Math.max(0, ...Object.values(prepared.nutrients[supply.nutrient]?.targets ?? {}));
  if (ours === undefined) return given <= TRACE * need;
  // Our B-100 counts as itself, not as four of the plain one.
  return given <= TIMES_OURS * Math.min(ours.perUnit * multi.data.typicalDailyDose, need);
}

interface Taken {
  readonly id: string;
  /** What the words around it named, where they named one of ours. */
  readonly named: PreparedSupplement | null;
  /** Pieces a day; null if not stated: then a serving. */
  readonly unitsADay: number | null;
}

export function productTaken(prepared: Prepared, { id, named, unitsADay }: Taken): ProductTaken | null {
  const product = prepared.knowledge.products.byId(id);
  if (product === null) return null;
  const servings = unitsADay === null ? 1 : unitsADay / product.servingCount;
  const parts = partsOf(prepared, product, servings);
  const supplement = named === null ? ofOurs(prepared, product, parts) : asLabelled(prepared, named, product);
  const own = parts.find((part) => part.supplement === supplement)?.amount ?? null;
  const unitOf = new Map(prepared.nutrients.map((nutrient) => [nutrient.id, nutrient.unit]));
  return {
    product: namedProduct(product),
    supplement,
    amount: own ?? (supplement === null ? 0 : supplement.data.typicalDailyDose * servings),
    unitsTaken: plural(unitsADay ?? product.servingCount, product.servingUnit),
    supplies: product.supplies.map(({ nutrient, amount, form }) => ({
      nutrient,
      amount: tidyNumber(amount * servings),
      unit: unitOf.get(nutrient) ?? '',
      form,
    })),
    parts: parts.filter(
      (part) => part.supplement !== supplement && !(supplement !== null && isUsualIn(prepared, supplement, part)),
    ),
  };
}
