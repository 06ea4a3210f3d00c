import { mapKnown } from '../flat-map.ts';
import type { ProductMatch, Supplement } from '../knowledge.ts';
import type { CurrentSupplement, ListField, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { NotUsed } from '../text/accounting.ts';
import { productAt } from '../text/product-at.ts';
import { type Entry, type Reading, readList } from '../text/reader.ts';
import { withVotes } from '../text/status-vote.ts';
import { CONNECTORS, keyOf, tokensOf, wordsIn, wordsOf } from '../text/tokens.ts';
import { dailyDoseOf } from './daily-dose.ts';
import { medicineOf } from './medicine-of.ts';
import { isMulti, type ProductTaken, productTaken } from './product-of.ts';
import { shownDose } from './shown-dose.ts';

/** Which answer it is, or text that may name either. */
export type ListName = 'medicines' | 'supplements' | 'any';

/** One entry of a list, as what it is: a medicine, one or more supplements, or both. */
export interface ReadEntry {
  readonly entry: Entry;
  readonly medicine: Medicine | null;
  readonly current: readonly CurrentSupplement[];
}
export const saysNone = ({ names }: Prepared, text: string): boolean => names.words.meansNone(wordsOf(text));

function unread({ text, usage, isPrescribed, directions, strength }: Entry, field: ListField): CurrentSupplement {
  return {
    text,
    field,
    supplement: null,
    amount: 0,
    assumed: false,
    hasNumber: directions.measured !== null || directions.isCounted || strength !== null,
    guessed: false,
    usage,
    prescribed: isPrescribed ?? field === 'prescriptionMedsList',
    product: null,
    supplies: [],
  };
}

/** "B complex 50 mg": the strength of one ingredient makes it another product than its name alone. */
function meantBy(
  { names, supplementById }: Prepared,
  { directions: { measured } }: Entry,
  named: Supplement,
): Supplement {
  const other = names.words.stronger.get(named.id);
  if (other === undefined || measured === null || measured.unit !== named.doseUnit) return named;
  const isOther = measured.once >= other.from && measured.once <= other.to;
  return (isOther ? supplementById.get(other.is)?.data : undefined) ?? named;
}

function currentOf(prepared: Prepared, entry: Entry, field: ListField, named: Supplement): CurrentSupplement {
  const supplement = meantBy(prepared, entry, named);
  const { amount, assumed } = dailyDoseOf(prepared.names.words, supplement, entry);
  const known = prepared.supplementById.get(supplement.id) ?? null;
  const plain = { ...unread(entry, field), supplement: known, amount, assumed, guessed: entry.guessed };
  return withProduct(prepared, entry, plain);
}

/** What the first product that an entry names may be, the likeliest first. */
function productsIn({ names, knowledge: { products } }: Prepared, text: string): readonly ProductMatch[] {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'sign');
  const words = wordsIn(tokens).slice(0, LONGEST_PRODUCT);
  for (const [at, word] of words.entries()) {
    const matches = productAt(products, words.slice(at), names.words)?.matches ?? [];
    const [best] = matches;
    // "Vitabiotics wellman": who made it picks none of what they make.
    const isMaker = names.words.phrases.match(tokens, at)?.value.kind === 'maker';
    if (isMaker && best?.words.length === 1 && words.length > 1) continue;
    // "Don't know", "strawberry powder": words of phrases, forms and flavours name no product.
    const isNamed = best?.words.some((each) => !names.words.isPlainTalk(each));
    if (best !== undefined && (isNamed || !names.words.isPlainTalk(word))) return matches;
  }
  return [];
}

/**
 * Which of the likeliest labels it is must be asked; if all of them are one supplement of ours, it counts as that
 * meanwhile.
 */
function likeAll(
  prepared: Prepared,
  matches: readonly ProductMatch[],
  plain: CurrentSupplement,
  { directions }: Entry,
): CurrentSupplement {
  const units = unitsADay(directions);
  const [words] = matches.map((match) => match.words.join(' '));
  const others = prepared.knowledge.products.find(words ?? '', AS_LIKELY);
  const fitting = others.filter((other) => other.words.length >= (matches[0]?.words.length ?? 0));
  const taken = fitting.map(({ id }) => productTaken(prepared, { id, named: null, unitsADay: units }));
  const times = (of: ProductTaken) => taken.filter((each) => each?.supplement === of.supplement).length;
  const commonest = mapKnown(taken, (each) => each).sort((a, b) => times(b) - times(a))[0];
  if (commonest === undefined || commonest.supplement === null) return plain;
  const { supplement, amount } = commonest;
  const isLike = (other: PreparedSupplement | null | undefined): boolean =>
    other === supplement || (other != null && isMulti(other) && isMulti(supplement));
  if (!taken.every((each) => isLike(each?.supplement))) return plain;
  // "Move Free Ultra": a word that none of them has may make it another product.
  if (!isMulti(supplement) && isMoreSaid(prepared, plain.text, words ?? '')) return plain;
  return { ...plain, supplement, amount, assumed: true };
}

function isMoreSaid({ names, knowledge: { products } }: Prepared, text: string, matched: string): boolean {
  const known = new Set(matched.split(' '));
  const isSaid = (word: string) => products.wordsOf(word).every((part) => known.has(part));
  const isTelling = (word: string) => !names.words.isPlainTalk(word);
  return wordsOf(text).some((word) => !isSaid(word) && !CONNECTORS.has(word) && isTelling(word));
}

const LONGEST_PRODUCT = 20;
/** This many equally likely labels must be one supplement of ours. */
const AS_LIKELY = 12;

/** A plain name with a dose is not a product: that takes a maker, a brand or an unknown word. */
function mayBeProduct({ names, supplementById }: Prepared, { meaning, name, around }: Entry): boolean {
  const supplement = meaning?.supplement;
  if (supplement === undefined || supplementById.get(supplement.id)?.brandKeys.has(keyOf(name)) === true) return true;
  return wordsOf(around).some((word) => !names.words.isPlainTalk(word) && !CONNECTORS.has(word));
}

const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'maker',
  'talk',
  'bought',
  'unsure',
  'purpose',
  'frequency',
  'slot',
  'needed',
]);

/** "The stuff from Holland & Barrett", "something for joints": a shop sells many things, and none of them was named. */
function isOnlyMaker({ names }: Prepared, { meaning, text }: Entry): boolean {
  const { phrases } = names.words;
  const tokens = tokensOf(text);
  if (meaning !== null || tokens.length > LONGEST_PRODUCT) return false;
  let hasMaker = false;
  let isFor = false;
  for (let at = 0; at < tokens.length; ) {
    const said = phrases.match(tokens, at);
    const isLoose = tokens[at]?.kind === 'sign' || CONNECTORS.has(tokens[at]?.word ?? '');
    const isWhy = isFor && said?.value.kind === 'ailment';
    if (!isLoose && !isWhy && (said === null || !SAYS_NOTHING.has(said.value.kind))) return false;
    hasMaker ||= said?.value.kind === 'maker';
    isFor ||= said?.value.kind === 'purpose';
    at = said?.to ?? at + 1;
  }
  return hasMaker;
}

/** So few without a unit are pieces: "PreserVision 2 a day". */
const MOST_PIECES = 12;

function unitsADay({ measured, isCounted, pieces }: Entry['directions']): number | null {
  if (isCounted) return pieces;
  const isFew = measured !== null && measured.unit === null && measured.once <= MOST_PIECES;
  return isFew ? measured.value : null;
}

/** A strength that was written outranks another on a label of the same name. */
function contradicts({ measured }: Entry['directions'], { amount }: CurrentSupplement, onLabel: number): boolean {
  const isWritten = measured !== null && (measured.unit !== null || measured.once > MOST_PIECES);
  return isWritten && amount > 0 && Math.abs(onLabel - amount) > amount * SAME_AMOUNT;
}
const SAME_AMOUNT = 0.02;

/** The label of a product that was clearly named says what it gives; a count of pieces says how many servings. */
function withProduct(prepared: Prepared, entry: Entry, plain: CurrentSupplement): CurrentSupplement {
  const { text, directions } = entry;
  if (!mayBeProduct(prepared, entry) || isOnlyMaker(prepared, entry)) return plain;
  const matches = productsIn(prepared, text);
  const [match] = matches;
  if (match === undefined) return plain;
  if (!match.isClear) return plain.supplement === null ? likeAll(prepared, matches, plain, entry) : plain;
  const units = unitsADay(directions);
  const taken = productTaken(prepared, { id: match.id, named: plain.supplement, unitsADay: units });
  if (taken === null || contradicts(directions, plain, taken.amount)) return plain;
  return { ...plain, ...taken, assumed: units === null };
}

/** A supplement among the medicines is listed there too, so that the person finds everything they typed. */
function asMedicine(current: CurrentSupplement): Medicine {
  const { text, field, guessed, supplement, usage } = current;
  return {
    text,
    field,
    id: supplement?.data.id ?? null,
    name: supplement?.data.name ?? text,
    classes: [],
    ingredients: [],
    guessed,
    checkable: true,
    classOnly: false,
    drugs: [],
    isSupplement: true,
    usage,
    dose: supplement === null ? null : shownDose(current, supplement),
    countries: [],
  };
}

function ofMedicines(prepared: Prepared, entry: Entry): ReadEntry {
  const field = 'prescriptionMedsList';
  const found = medicineOf(prepared, entry, field);
  const current = found.supplements.map((supplement) => currentOf(prepared, entry, field, supplement));
  const [first] = current;
  return { entry, medicine: found.medicine ?? (first === undefined ? null : asMedicine(first)), current };
}

function ofSupplements(prepared: Prepared, entry: Entry): ReadEntry {
  const field = 'otcSupplementsList';
  const supplement = entry.meaning?.supplement;
  if (supplement !== undefined) {
    return { entry, medicine: null, current: [currentOf(prepared, entry, field, supplement)] };
  }
  if (entry.meaning === null) {
    return { entry, medicine: null, current: [withProduct(prepared, entry, unread(entry, field))] };
  }
  const found = medicineOf(prepared, entry, field);
  // A word that names only a range is what its label says, not the content of one member.
  const isRange = found.medicine === null && entry.meaning.brand?.isUnsure === true;
  const labelled = isRange ? withProduct(prepared, entry, unread(entry, field)) : null;
  if (labelled !== null && labelled.supplement !== null) return { entry, medicine: null, current: [labelled] };
  const current = found.supplements.map((inside) => currentOf(prepared, entry, field, inside));
  return { entry, medicine: found.medicine, current };
}

/** What one of the two lists was read as. */
export interface ReadAnswer {
  readonly entries: readonly ReadEntry[];
  readonly notUsed: readonly NotUsed[];
}

function readingOf({ names, knowledge }: Prepared, list: ListName, text: string): Reading {
  const tokens = tokensOf(text);
  if (names.words.meansNone(wordsIn(tokens))) return { entries: [], notUsed: [] };
  const reading = readList(names, text, { list, keepsOrdinary: list === 'any', tokens });
  return list === 'any'
    ? reading
    : { ...reading, entries: withVotes(knowledge.statusWeights, tokens, reading.entries) };
}

/** One of the two lists, or text that may name either: its entries in the order typed, and what became none. */
export function readAnswer(prepared: Prepared, list: ListName, text: string): ReadAnswer {
  const { entries, notUsed } = readingOf(prepared, list, text);
  const isSupplements = list === 'supplements';
  return {
    entries: entries.map((entry) => (isSupplements ? ofSupplements(prepared, entry) : ofMedicines(prepared, entry))),
    notUsed,
  };
}

export const readEntries = (prepared: Prepared, list: ListName, text: string) =>
  readAnswer(prepared, list, text).entries;
