import { type Allergen, atMostIn, saysAllowed } from '@evidose/contract';
import { flatMap } from '../flat-map.ts';
import type { Effect } from '../knowledge.ts';
import { factorOf } from '../measures.ts';
import type { Advice, AdvisedMost } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { linesOf } from '../text/lines.ts';
import type { Meaning } from '../text/names.ts';
import { type Entry, readNames } from '../text/reader.ts';
import { keyOf, wordsOf } from '../text/tokens.ts';
import type { Vocabulary } from '../text/words.ts';

interface Reading {
  readonly supplements: Map<number, string>;
  everything: string | null;
  readonly allergens: Set<Allergen>;
  readonly unread: string[];
  readonly most: Map<number, AdvisedMost>;
}

/** Which supplements a piece of advice touches, worked out once for each. */
const touched = new WeakMap<PreparedSupplement, readonly PreparedSupplement[]>();

function touchedBy(prepared: Prepared, advised: PreparedSupplement): readonly PreparedSupplement[] {
  let list = touched.get(advised);
  if (list === undefined) {
    list = prepared.supplements.filter((each) => isTouched(prepared, each, advised));
    touched.set(advised, list);
  }
  return list;
}

/** "No Caltrate" means calcium too; "no multivitamin" does not exclude a single vitamin for a deficiency. */
const MOST_PARTS_MEANT = 4;

/** Advice against something also covers whatever contains it or supplies the same nutrient. */
function isTouched(prepared: Prepared, other: PreparedSupplement, advised: PreparedSupplement): boolean {
  if (other.kin.has(advised.data.id) || advised.index === other.index) return true;
  if (advised.data.category === 'combination') {
    const isFew = advised.data.inherits.length <= MOST_PARTS_MEANT;
    return (isFew && advised.kin.has(other.data.id)) || prepared.pairs.of(other, advised).areAlike;
  }
  return advised.supplies.some(({ nutrient }) => other.supplies.some((supply) => supply.nutrient === nutrient));
}

function addAll(reading: Reading, text: string, prepared: Prepared, test: (each: PreparedSupplement) => boolean): void {
  for (const each of prepared.supplements) {
    if (!reading.supplements.has(each.index) && test(each)) reading.supplements.set(each.index, text);
  }
}

/** The effects that are ruled out beside a medicine of this kind: "no blood thinners" means nothing that thins blood. */
function effectsBeside(prepared: Prepared, meaning: Meaning): Set<Effect> {
  const takes = new Set([
    ...(meaning.drugClass === undefined ? [] : [meaning.drugClass.id]),
    ...(meaning.drug === undefined ? [] : [meaning.drug.id, ...meaning.drug.classes]),
  ]);
  const effects = new Set<Effect>();
  for (const { data } of prepared.effectRules) {
    const asks = data.when.all.some(
      (criterion) => criterion.field === 'takes' && 'in' in criterion && criterion.in.some((id) => takes.has(id)),
    );
    if (asks) effects.add(data.effect);
  }
  return effects;
}

function addMeaning(reading: Reading, text: string, prepared: Prepared, meaning: Meaning): void {
  const { supplement } = meaning;
  const advised = supplement === undefined ? undefined : prepared.supplementById.get(supplement.id);
  if (advised !== undefined) {
    for (const { index } of touchedBy(prepared, advised)) {
      if (!reading.supplements.has(index)) reading.supplements.set(index, text);
    }
    return;
  }
  const effects = effectsBeside(prepared, meaning);
  if (effects.size === 0) return;
  addAll(reading, text, prepared, (each) => each.data.effects.some((effect) => effects.has(effect)));
}

/** "Anything that raises blood pressure". */
function pressureEffects({ advice }: Vocabulary, words: readonly string[]): Effect[] {
  if (!words.some((word) => advice.pressure.has(word))) return [];
  if (words.some((word) => advice.raises.has(word))) return ['raises-blood-pressure', 'stimulating'];
  return words.some((word) => advice.lowers.has(word)) ? ['lowers-blood-pressure'] : [];
}

/** A nutrient by its own name, where no supplement bears it. */
function readNutrients(reading: Reading, text: string, prepared: Prepared): boolean {
  const key = keyOf(prepared.names.words.advice.nutrients.get(text.toLowerCase()) ?? text);
  const index = prepared.nutrients.findIndex(({ id, name }) => keyOf(id) === key || keyOf(name) === key);
  if (index < 0) return false;
  addAll(reading, text, prepared, ({ supplies }) => supplies.some(({ nutrient }) => nutrient === index));
  return true;
}

/** Kinds and effects named by plain words. True where a word was understood. */
function readWords(reading: Reading, text: string, prepared: Prepared): boolean {
  const { foods, categories, effects } = prepared.names.words.advice;
  let understood = false;
  const words = wordsOf(text);
  for (const effect of pressureEffects(prepared.names.words, words)) {
    addAll(reading, text, prepared, ({ data }) => data.effects.includes(effect));
    understood = true;
  }
  for (const word of words) {
    understood ||= foods.has(word);
    const category = categories.get(word);
    const effect = effects.get(word);
    if (category !== undefined) addAll(reading, text, prepared, ({ data }) => data.category === category);
    if (effect !== undefined) addAll(reading, text, prepared, ({ data }) => data.effects.includes(effect));
    understood ||= category !== undefined || effect !== undefined;
  }
  return understood;
}

/** True where it was understood. What was not is kept, unless it only says why. */
function readPiece(reading: Reading, piece: Entry, prepared: Prepared, isReason: boolean): boolean {
  const meanings = piece.meaning === null ? piece.candidates : [piece.meaning];
  for (const meaning of meanings) addMeaning(reading, piece.text, prepared, meaning);
  // A guess allows nothing: everything else it may mean is advised against too.
  const others = piece.guessed ? prepared.names.supplementsNear(keyOf(piece.name)) : [];
  for (const meaning of others) addMeaning(reading, piece.text, prepared, meaning);
  const words = wordsOf(piece.text);
  const { filler, everything, qualifiers, vitamins } = prepared.names.words.advice;
  if (piece.meaning === null && words.some((word) => vitamins.has(word))) {
    addAll(reading, piece.text, prepared, ({ data }) => data.category === 'vitamin' || data.id.includes('vitamin'));
  }
  const isUnderstood = readWords(reading, piece.text, prepared) || meanings.length > 0;
  if (isUnderstood || readNutrients(reading, piece.text, prepared)) return true;
  const allergens = flatMap(words, (word) => [...(prepared.allergenNames.find(word) ?? [])]);
  for (const allergen of allergens) reading.allergens.add(allergen);
  if (allergens.length > 0) return true;
  const saysNothing = words.every((word) => filler.has(word) || everything.has(word) || qualifiers.has(word));
  if (!isReason && !saysNothing) reading.unread.push(piece.text);
  return false;
}

function meansEverything({ advice }: Vocabulary, words: readonly string[]): boolean {
  return words.some((word) => advice.everything.has(word)) && !words.some((word) => advice.qualifiers.has(word));
}

function isNone(vocabulary: Vocabulary, words: readonly string[]): boolean {
  const { everything, takes } = vocabulary.advice;
  const isAll = words.some((word) => everything.has(word)) && words.some((word) => takes.has(word));
  return vocabulary.meansNone(words) && !isAll;
}

/** "At most 200 mg of magnesium a day": resolved by the person. Other supplements that contain it stay excluded. */
function readMost(reading: Reading, line: string, prepared: Prepared): boolean {
  const most = atMostIn(line);
  if (most === null) return false;
  const [meant] = readNames(prepared.names, most.name);
  const advised = prepared.supplementById.get(meant?.meaning?.supplement?.id ?? '');
  const factor = advised === undefined ? undefined : factorOf(advised.data, most.unit);
  if (advised === undefined || factor === undefined) return false;
  reading.most.set(advised.index, { max: most.amount * factor, text: line });
  for (const { index } of touchedBy(prepared, advised)) {
    if (index !== advised.index && !reading.supplements.has(index)) reading.supplements.set(index, line);
  }
  return true;
}

function readLine(reading: Reading, line: string, prepared: Prepared): void {
  if (saysAllowed(line) || readMost(reading, line, prepared)) return;
  const vocabulary = prepared.names.words;
  const { reason: why, everything, filler, blunt } = vocabulary.advice;
  const words = wordsOf(line);
  if (words.some((word) => everything.has(word)) && words.every((word) => blunt.has(word))) {
    reading.everything ??= line;
    return;
  }
  if (isNone(vocabulary, words)) return;
  const cut = line.search(why);
  const head = cut < 0 ? line : line.slice(0, cut);
  const reason = cut < 0 ? '' : line.slice(cut).replace(why, ' ');
  let understood = false;
  for (const piece of readNames(prepared.names, head, filler)) {
    understood = readPiece(reading, piece, prepared, false) || understood;
  }
  for (const piece of readNames(prepared.names, reason, filler)) {
    understood = readPiece(reading, piece, prepared, understood) || understood;
  }
  understood = readWords(reading, line, prepared) || understood;
  if (understood) return;
  if (meansEverything(vocabulary, words)) reading.everything ??= line;
  else if (reading.unread.length === 0 && !words.every((word) => filler.has(word))) reading.unread.push(line);
}

/** Reads what a clinician advised against, generously: here a supplement too many costs little. */
export function readAdvice(prepared: Prepared, text: string): Advice {
  const reading: Reading = {
    supplements: new Map(),
    everything: null,
    allergens: new Set(),
    unread: [],
    most: new Map(),
  };
  for (const line of linesOf(text)) readLine(reading, line, prepared);
  const { supplements, everything, allergens, unread, most } = reading;
  return { supplements, everything, allergens, most, unread: everything === null ? [...new Set(unread)] : [] };
}
