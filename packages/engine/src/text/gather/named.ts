import { flatMap } from '../../flat-map.ts';
import { targetOf } from '../names.ts';
import type { NameSpan, Span, UnknownSpan } from '../spans.ts';
import { keyOf } from '../tokens.ts';
import { isApposed } from './apposition.ts';
import { add } from './entries.ts';
import { cueOf, endsAt, give, isBare, isRhythm, type Mention, nothing } from './mention.ts';
import { isOtherPart } from './oil-parts.ts';
import { isAsked, isOnlyMentioned } from './only-mentioned.ts';
import type { Walk } from './walk.ts';

interface At<S> {
  readonly at: number;
  readonly span: S;
}

/** The amounts belonged to another dose. */
export function forgetAmounts({ elements }: Mention): void {
  for (let i = elements.length - 1; i >= 0; i--) if (elements[i]?.kind === 'amount') elements.splice(i, 1);
}

/** A repetition this far away is another list. */
const FAR_BACK = 24;
/** Combinations this small are named by their ingredients: calcium with vitamin D. */
const FEW_PARTS = 3;

/** A name, known or not. Returns the last span it used. */
export function takeName(walk: Walk, at: number): number {
  const span = walk.spans[at];
  walk.part.hasName = true;
  if (span?.kind === 'unknown') return takeUnknown(walk, { at, span });
  if (span?.kind === 'name') takeKnown(walk, { at, span });
  return at;
}

function takeUnknown(walk: Walk, { at, span }: At<UnknownSpan>): number {
  // Brackets give the brand, the maker or the reason of what comes before, and no other medicine unless they name one.
  if (walk.line.depth > 0 && walk.current !== undefined && span.candidates.length === 0) return at;
  // "Swisse Ultiboost calcium": the product range is between maker and name.
  if (isMakers(walk, { at, span }) || isBranch(walk, at)) return at;
  let last = at;
  while (
    span.isProduct !== true &&
    walk.spans[last + 1]?.kind === 'unknown' &&
    (walk.spans[last + 1] as UnknownSpan).candidates.length === 0 &&
    span.candidates.length === 0
  )
    last += 1;
  const to = walk.spans[last]?.to ?? span.to;
  const entry = add(walk, { ...span, to });
  entry.isJoined = isJoined(walk, at);
  return last;
}

/** Who made it, or the range, in front of what it is: "Swisse Ultiboost high strength vitamin C", "Healtheries magnesium". */
function isMakers(walk: Walk, { at, span }: At<UnknownSpan>): boolean {
  let next = at + 1;
  while (cueOf(walk.spans[next])?.kind === 'form') next += 1;
  const name = walk.spans[next];
  if (name?.kind !== 'name') return false;
  if (cueOf(walk.spans[at - 1])?.kind === 'maker') return true;
  const isFirst = walk.isSupplements && walk.clause.named === 0 && walk.waiting.from < 0;
  const isPlain = span.isProduct !== true && span.candidates.length === 0;
  return isFirst && isPlain && name.meaning.supplement !== undefined && !name.guessed;
}

/** "At Boots Dundrum": a branch of the shop; with a dose or a form after it, something bought there. */
function isBranch({ spans, tokens, names }: Walk, at: number): boolean {
  const shop = spans[at - 1];
  const next = spans[at + 1];
  const isAt = cueOf(shop)?.kind === 'maker' && names.words.syntax.at.has(tokens[(shop?.from ?? 0) - 1]?.word ?? '');
  return isAt && (next === undefined || next.kind === 'stop' || next.kind === 'comma');
}

function takeKnown(walk: Walk, { at, span }: At<NameSpan>): void {
  const { current: before } = walk;
  if (walk.clause.isFreeOf) {
    walk.clause.isFreeOf = false;
    if (before !== undefined) return;
  }
  if (walk.line.depth > 0 && before !== undefined && walk.pending?.status === 'not-taking') return;
  const isSameAs = walk.part.isSameAs;
  walk.part.isSameAs = false;
  if (isSameAs && walk.last !== undefined && isAliasOf(walk.last, span)) return;
  if (before !== undefined && holdsOfIt(walk, { at, span, before })) return;
  if (before !== undefined && belongs(walk, { at, span, before })) {
    // "Omega 3 1000 mg (300 mg EPA, 200 mg DHA)": the part of a part.
    if (walk.line.depth > 0) walk.waiting = nothing();
    return;
  }
  if (isWhichOne(walk, { at, span }) || isHalfOfOne(walk, { at, span })) return;
  const earlier = before === undefined && (isSaidOfLast(walk, at) || isApposed(walk, span)) ? walk.last : undefined;
  if (earlier !== undefined && describes(walk, { before: earlier, span })) return;
  if (earlier !== undefined && isKindOf(walk, earlier, span)) {
    earlier.to = span.to;
    return;
  }
  const again = before === undefined && (earlier !== undefined || isBehindBare(walk, at)) ? walk.last : undefined;
  if (again !== undefined && isAliasOf(again, span)) {
    give(again, walk.waiting);
    again.to = span.to;
    walk.waiting = nothing();
    return;
  }
  const alias = walk.last?.isAlias === true && isAliasOf(walk.last, span) ? walk.last : undefined;
  const entry = add(walk, span);
  entry.isAlias = isSameAs;
  if (isOnlyMentioned(walk, at)) entry.status = 'not-taking';
  else if (isAsked(walk, at)) entry.status = 'planned';
  entry.isLevel = span.meaning.supplement !== undefined && endsAt(walk, walk.names.words.lacking, span.from);
  if (alias !== undefined) {
    alias.isDropped = true;
    entry.elements.unshift(...alias.elements);
  }
  entry.isJoined = before !== undefined && (isJoined(walk, at) || isBesideVitamin(walk, at));
  entry.isSigned = entry.isJoined && walk.names.words.combining.has(walk.wordAt(at - 1));
}

/**
 * "Calcium carbonate 1250 mg (= 500 mg calcium)", "potassium gluconate 595 mg (99 mg potassium)": the brackets give the
 * content of the nutrient itself, which is the dose.
 */
function holdsOfIt(walk: Walk, { at, span, before }: At<NameSpan> & { readonly before: Mention }): boolean {
  const amount = walk.spans[walk.names.words.elemental.has(walk.wordAt(at - 1)) ? at - 2 : at - 1];
  const { name, elements } = before;
  if (walk.line.depth === 0 || amount?.kind !== 'amount' || amount.unit === null || name === null) return false;
  const isSame = targetOf(name.meaning) === targetOf(span.meaning) && span.meaning.supplement !== undefined;
  const whole = elements.findIndex((each) => each.kind === 'amount' && !each.isAside && each.unit === amount.unit);
  const salt = elements[whole];
  const isSalt = name.to - name.from > span.to - span.from && salt?.kind === 'amount' && salt.value > amount.value;
  // The content of this salt is known from its weight.
  const isKnown = walk.names.words.saltLabels.has(keyIn(walk.tokens, name));
  const isNutrient = walk.tokens[name.from]?.word === walk.tokens[span.from]?.word;
  if (!isSame || !isSalt || !(isKnown || isNutrient)) return false;
  elements.splice(whole + 1);
  if (isKnown) return true;
  elements[whole] = { ...salt, value: amount.value };
  replace(walk, { before, span });
  return true;
}

/** "Insulin: 10 units am, 14 units pm (Humulin M3)", "the pill - Rigevidon", "Xarelto - my blood thinner". */
function isSaidOfLast({ spans, line: { depth } }: Walk, at: number): boolean {
  const before = SAYS_LITTLE.has(cueOf(spans[at - 1])?.kind ?? '') ? at - 2 : at - 1;
  return spans[before]?.kind === 'dash' || depth > 0;
}
const SAYS_LITTLE: ReadonlySet<string> = new Set(['talk', 'break']);

/** "Protein shake, whey": two bare names side by side. */
function isBehindBare({ spans, last, pending }: Walk, at: number): boolean {
  const isNamedOnly = last !== undefined && isBare(last) && last.status === 'taking' && pending === null;
  return isNamedOnly && spans[at - 1]?.kind === 'comma' && ENDS.has(spans[at + 1]?.kind ?? 'stop');
}
const ENDS: ReadonlySet<Span['kind']> = new Set(['comma', 'stop']);

/** One of the two contains the other. */
function isAliasOf({ name }: Mention, span: NameSpan): boolean {
  if (name === null) return false;
  const [drugs, others] = [drugsOf(name), drugsOf(span)];
  return drugs.length > 0 && drugs.length === others.length && drugs.every((id) => others.includes(id));
}

/** "Caltrate with D". */
const isCombining = (walk: Walk, at: number): boolean => walk.names.words.combining.has(walk.wordAt(at - 1));

function isJoined(walk: Walk, at: number): boolean {
  // "Omega 3 and a multi", "one 5 mg amlodipine and one 10 mg ramipril".
  let before = at - 1;
  while (before > at - FEW_WORDS && isBetween(walk, before)) before -= 1;
  const kind = walk.spans[before]?.kind;
  // "Lisinopril-HCTZ".
  const isHyphen = kind === 'mark' && walk.spans[at - 2]?.kind === 'name' && walk.wordAt(at - 1) === '-';
  return kind === 'joint' || kind === 'comma' || isHyphen;
}

/** Between "and" and a name: a count, a strength, an article. */
const isBetween = ({ spans, names, tokens }: Walk, at: number): boolean =>
  spans[at]?.kind === 'amount' ||
  (spans[at]?.kind === 'word' && names.words.functionWords.has(tokens[spans[at]?.from ?? 0]?.word ?? ''));
const FEW_WORDS = 4;

/** "D3 K2 4000 IU/100 mcg": two vitamins side by side are one tablet of both. */
function isBesideVitamin({ spans }: Walk, at: number): boolean {
  const isVitamin = (span: Span | undefined): boolean =>
    span?.kind === 'name' && span.meaning.supplement?.category === 'vitamin';
  return isVitamin(spans[at - 1]) && isVitamin(spans[at]);
}

/** The same thing in other words: "warfarin (Coumadin)", "Eliquis (blood thinner)", "antidepressant (sertraline)". */
function belongs(walk: Walk, { at, span, before }: At<NameSpan> & { readonly before: Mention }): boolean {
  const earlier = walk.entries
    .slice(-Math.min(walk.clause.named, FAR_BACK))
    .findLast((entry) => entry.name !== null && targetOf(entry.name.meaning) === targetOf(span.meaning));
  if (earlier !== undefined) {
    const isSame = !isAnother(walk, { at, span, before: earlier });
    // "They changed my Ventolin for a Salamol": the same by another name, and still taken.
    if (isSame && earlier.status === 'stopped' && walk.pending === null && walk.line.depth === 0) {
      earlier.status = 'taking';
      // "Switched from metformin 500 to metformin MR 1000".
      if ([at + 1, at + 2].some((next) => walk.spans[next]?.kind === 'amount')) forgetAmounts(earlier);
    }
    return isSame;
  }
  // "Caltrate + D": an ingredient of a combination is not a second entry.
  const inside = span.meaning.supplement?.id;
  const holds = before.name?.meaning.supplement?.inherits ?? [];
  const isWith = isCombining(walk, at) && !isWeight(walk.spans[at + 1]);
  if (inside !== undefined && isWith && holds.length <= FEW_PARTS && holds.includes(inside)) return true;
  if (before.name === null || (isJoined(walk, at) && walk.line.depth === 0)) return false;
  const drugs = drugsOf(span);
  const drugsBefore = drugsOf(before.name);
  if (drugs.length === 0 && span.meaning.drugClass !== undefined) return isKindOf(walk, before, span);
  if (walk.line.depth > 0 && drugs.length > 0 && drugs.every((id) => drugsBefore.includes(id))) return true;
  // "Maltofer 100 mg iron": the amount of its ingredient.
  const beside = isWeight(walk.spans[at - 1]) ? walk.spans[at - 2] : walk.spans[at - 1];
  if (beside === before.name && isInside(walk, before.name, span)) return true;
  if (walk.line.depth > 0 && isWhich(before.name, span)) {
    // "Prenatal gummies (SmartyPants)": a maker of many, of which the plain one bears the name.
    const isPlain = [...walk.names.words.plainProducts].some(
      (name) => walk.names.find(name)?.supplement === span.meaning.supplement,
    );
    if (!isPlain) replace(walk, { before, span });
    return true;
  }
  // "No painkillers other than paracetamol": the status of the class ends before the name.
  if (before.status !== 'taking' && cueOf(walk.spans[at - 1])?.kind === 'break') return false;
  return describes(walk, { before, span });
}

/** "Eliquis (blood thinner)": its class. */
function isKindOf(walk: Walk, { name }: Mention, span: NameSpan): boolean {
  const kind = span.meaning.drugClass?.id;
  if (name === null || kind === undefined || drugsOf(span).length > 0) return false;
  return drugsOf(name).some((id) => classesOf(walk, id).includes(kind));
}

/** "Ostelin D3 1000 IU": a brand directly followed by its ingredient. */
function isInside({ names }: Walk, { meaning }: NameSpan, span: NameSpan): boolean {
  const target = targetOf(span.meaning);
  return meaning.brand?.ingredients.some((name) => targetOf(names.find(keyOf(name)) ?? meaning) === target) ?? false;
}

/** "Multivitamin from Aldi, the one with iron": one tablet of both, if such a product is known. */
function isWhichOne(walk: Walk, { at, span }: At<NameSpan>): boolean {
  const { last, names, tokens } = walk;
  const supplement = last?.name?.meaning.supplement;
  if (last === undefined || supplement === undefined || span.meaning.supplement === undefined) return false;
  if (walk.line.depth > 0 || !endsAt(walk, names.words.prose.which, span.from)) return false;
  const both =
    names.find(keyOf(`${supplement.id}${span.meaning.supplement.id}`)) ??
    names.find(keyOf(supplement.id) + keyIn(tokens, span));
  if (both?.supplement === undefined || walk.spans[at + 1]?.kind === 'amount') return false;
  replace(walk, { before: last, span: { ...span, meaning: both } });
  return true;
}

/**
 * "Calcium 600 mg + D3, 2 tablets a day", "vitamin D & calcium": one tablet of both, if such a product is known and the
 * second half has no weight of its own. With a weight, each is an entry.
 */
function isHalfOfOne(walk: Walk, { at, span }: At<NameSpan>): boolean {
  const { current: before, spans } = walk;
  const supplement = before?.name?.meaning.supplement;
  const half = span.meaning.supplement;
  if (before === undefined || supplement === undefined || half === undefined || walk.line.depth > 0) return false;
  const isOne = isCombining(walk, at) || walk.wordAt(at - 1) === AND;
  if (spans[at - 1]?.kind !== 'joint' || !isOne || isWeight(spans[at + 1]) || spans[at + 1]?.kind === 'pair')
    return false;
  const both = together(walk, supplement.id, half.id) ?? together(walk, half.id, supplement.id);
  const [main] = both?.supplement?.inherits ?? [];
  const isNamedByIt = supplement.id === main || !before.elements.some(({ kind }) => kind === 'amount');
  if (both?.supplement === undefined || main === undefined || !isNamedByIt || before.elements.some(isRhythm))
    return false;
  replace(walk, { before, span: { ...span, meaning: both } });
  return true;
}
const AND = '&';

/** What two are called as one: "calcium-vitamin-d" of calcium and vitamin D3. */
const together = ({ names }: Walk, first: string, second: string): NameSpan['meaning'] | undefined =>
  names.find(keyOf(first + second)) ?? names.find(keyOf(first + second.replace(/\d+$/, '')));

/** "D3 400" too: too many for tablets. */
const isWeight = (span: Span | undefined): boolean =>
  span?.kind === 'amount' && (span.unit !== null || span.value > MOST_TABLETS);
const MOST_TABLETS = 12;

const keyIn = (tokens: Walk['tokens'], { from, to }: NameSpan): string =>
  keyOf(
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  );

/** "Antidepressant (sertraline)", "the pill - Rigevidon": a kind, and then which it is. */
function describes(walk: Walk, { before, span }: { readonly before: Mention; readonly span: NameSpan }): boolean {
  if (before.name === null || drugsOf(before.name).length > 0) return false;
  const described = before.name.meaning.drugClass;
  if (described === undefined) return false;
  if (!drugsOf(span).some((id) => classesOf(walk, id).includes(described.id))) return false;
  replace(walk, { before, span });
  return true;
}

/** "Multivitamin (Centrum)", "Calcichew (calcium and vitamin D)": a product, and then which it is or what is in it. */
function isWhich({ meaning: { supplement } }: NameSpan, { meaning: { supplement: other } }: NameSpan): boolean {
  if (supplement === undefined || other === undefined) return false;
  const isBoth = supplement.category === 'combination' && other.category === 'combination';
  return isBoth || other.inherits.includes(supplement.id);
}

/** The previous one only described what comes now: its position and statements are transferred. */
function replace(walk: Walk, { before, span }: { readonly before: Mention; readonly span: NameSpan }): void {
  const entry = add(walk, span);
  before.isDropped = true;
  entry.from = before.from;
  entry.elements.unshift(...before.elements);
  entry.route ??= before.route;
  entry.isNeeded ||= before.isNeeded;
  entry.status = before.status;
}

/** "Concerta 36 mg and Ritalin 10 mg": one substance in two products, each with its own dose. */
function isAnother(walk: Walk, { at, span, before }: At<NameSpan> & { readonly before: Mention }): boolean {
  const { name, elements } = before;
  if (walk.line.depth > 0 || !isJoined(walk, at) || name === null || walk.tokens[span.from - 1]?.word === '/')
    return false;
  const word = walk.tokens[span.from]?.word ?? '';
  if (isOtherPart(walk, before, word)) return false;
  const isOtherName = word !== walk.tokens[name.from]?.word;
  return isOtherName && elements.some(({ kind }) => kind === 'amount') && walk.spans[at + 1]?.kind === 'amount';
}

export function drugsOf({ meaning }: Pick<NameSpan, 'meaning'>): readonly string[] {
  const { drug, brand, supplement } = meaning;
  return [drug?.id, supplement?.id, ...(brand?.ingredients ?? [])].filter((id) => id !== undefined);
}

/** The classes of all drugs in a name. */
export const classesIn = (walk: Walk, span: NameSpan): readonly string[] => [
  ...(span.meaning.drugClass === undefined ? [] : [span.meaning.drugClass.id]),
  ...flatMap(drugsOf(span), (id) => classesOf(walk, id)),
];

function classesOf(walk: Walk, id: string): readonly string[] {
  return walk.names.find(id.replaceAll('-', ''))?.drug?.classes ?? [];
}
