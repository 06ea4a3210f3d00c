import type { Effect, Supplement } from '../knowledge.ts';
import type { Advice } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { Meaning } from '../text/names.ts';
import { type Piece, readNames } from '../text/read-names.ts';
import { splitList } from '../text/split-list.ts';
import { tokensOf } from '../text/tokens.ts';
import { meansNone } from '../text/words.ts';

/** Words for a whole kind of supplement. */
const CATEGORY_WORDS: Readonly<Record<string, Supplement['category']>> = {
  herb: 'herb',
  herbs: 'herb',
  herbal: 'herb',
  herbals: 'herb',
  botanical: 'herb',
  botanicals: 'herb',
  mineral: 'mineral',
  minerals: 'mineral',
  hormone: 'hormone',
  hormones: 'hormone',
  hormonal: 'hormone',
  protein: 'protein',
  proteins: 'protein',
  probiotic: 'probiotic',
  probiotics: 'probiotic',
  fibre: 'fibre',
  fiber: 'fibre',
  enzymes: 'enzyme',
  antioxidant: 'antioxidant',
  antioxidants: 'antioxidant',
  aminoacids: 'amino-acid',
  aminos: 'amino-acid',
};
const EFFECT_WORDS: Readonly<Record<string, Effect>> = {
  stimulant: 'stimulating',
  stimulants: 'stimulating',
  sedative: 'sedating',
  sedatives: 'sedating',
  sedating: 'sedating',
  thinning: 'bleeding',
  thinners: 'bleeding',
  thinner: 'bleeding',
  serotonin: 'serotonergic',
  estrogen: 'estrogenic',
  phytoestrogens: 'estrogenic',
};
const EVERYTHING_WORDS = new Set(['supplement', 'supplements', 'anything', 'everything', 'whatsoever']);
/** Lead-ins of advice: they name nothing. */
const ADVICE_FILLER = new Set(
  'no not never none avoid avoiding avoided dont do should shouldnt cannot cant can allowed stay away stop skip limit without off less much more than because due bad risk dangerous harmful interact interacts interaction interactions interfere interferes blood pressure liver kidney kidneys heart stomach history reaction'.split(
    ' ',
  ),
);

interface Reading {
  readonly supplements: Map<number, string>;
  everything: string | null;
  readonly unread: string[];
}

/** Which supplements a piece of advice touches, worked out once for each. */
const touched = new WeakMap<PreparedSupplement, readonly PreparedSupplement[]>();

function touchedBy(prepared: Prepared, advised: PreparedSupplement): readonly PreparedSupplement[] {
  let list = touched.get(advised);
  if (list === undefined) {
    list = prepared.supplements.filter((each) => isTouched(each, advised));
    touched.set(advised, list);
  }
  return list;
}

/** Advice against a thing is advice against whatever carries it or supplies the same nutrient. */
function isTouched(other: PreparedSupplement, advised: PreparedSupplement): boolean {
  if (other.kin.has(advised.data.id) || advised.index === other.index) return true;
  if (advised.data.category === 'combination') return false;
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

/** Kinds and effects named by plain words. True where a word was understood. */
function readWords(reading: Reading, text: string, prepared: Prepared): boolean {
  let understood = false;
  for (const { word } of tokensOf(text)) {
    const category = Object.hasOwn(CATEGORY_WORDS, word) ? CATEGORY_WORDS[word] : undefined;
    const effect = Object.hasOwn(EFFECT_WORDS, word) ? EFFECT_WORDS[word] : undefined;
    if (category !== undefined) addAll(reading, text, prepared, ({ data }) => data.category === category);
    if (effect !== undefined) addAll(reading, text, prepared, ({ data }) => data.effects.includes(effect));
    understood ||= category !== undefined || effect !== undefined;
  }
  return understood;
}

function isFillerOnly(text: string): boolean {
  return tokensOf(text).every(({ word }) => ADVICE_FILLER.has(word));
}

function readPiece(reading: Reading, piece: Piece, prepared: Prepared): boolean {
  const meanings = piece.meaning === null ? piece.candidates : [piece.meaning];
  for (const meaning of meanings) addMeaning(reading, piece.text, prepared, meaning);
  const words = readWords(reading, piece.text, prepared);
  if (meanings.length > 0 || words) return true;
  const ids = tokensOf(piece.text).flatMap(({ word }) => [...(prepared.allergenNames.find(word) ?? [])]);
  if (ids.length === 0 && !isFillerOnly(piece.text)) reading.unread.push(piece.text);
  return ids.length > 0;
}

/** Reads what a clinician advised against, generously: here a supplement too many costs little. */
export function readAdvice(prepared: Prepared, text: string): Advice {
  const reading: Reading = { supplements: new Map(), everything: null, unread: [] };
  for (const line of splitList(text)) {
    const words = tokensOf(line).map(({ word }) => word);
    if (meansNone(words) && !words.some((word) => EVERYTHING_WORDS.has(word) && words.includes('take'))) continue;
    const pieces = readNames(prepared.names, line, ADVICE_FILLER);
    let understood = false;
    for (const piece of pieces) understood = readPiece(reading, piece, prepared) || understood;
    if (pieces.length === 0) understood = readWords(reading, line, prepared);
    if (understood) continue;
    if (words.some((word) => EVERYTHING_WORDS.has(word))) reading.everything ??= line;
    else if (pieces.length === 0 && !isFillerOnly(line)) reading.unread.push(line);
  }
  const { supplements, everything, unread } = reading;
  return { supplements, everything, unread: everything === null ? [...new Set(unread)] : [] };
}
