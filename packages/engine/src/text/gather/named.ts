import { flatMap } from '../../flat-map.ts';
import type { Element } from '../directions/elements.ts';
import { targetOf } from '../names.ts';
import type { NameSpan, Span, UnknownSpan } from '../spans.ts';
import { keyOf } from '../tokens.ts';
import { isApposed } from './apposition.ts';
import { add } from './entries.ts';
import { cueOf, endsAt, give, isBare, isRhythm, type Mention, nothing } from './mention.ts';
import { mentionedStatus } from './mentioned.ts';
import { isOtherPart } from './oil-parts.ts';
import type { Walk } from './walk.ts';

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
  if (span?.kind === 'unknown') return takeUnknown(walk, at, span);
  if (span?.kind === 'name') takeKnown(walk, at, span);
  return at;
}

const isPlainUnknown = (span: Span | undefined): span is UnknownSpan =>
  span?.kind === 'unknown' && span.isProduct !== true && span.candidates.length === 0;

function takeUnknown(walk: Walk, at: number, span: UnknownSpan): number {
  // Brackets give the brand, the maker or the reason of what comes before, and no other medicine unless they name one.
  if (walk.line.depth > 0 && walk.current !== undefined && span.candidates.length === 0) return at;
  if (isMakers(walk, at, span) || isBranch(walk, at)) return at;
  let last = at;
  while (isPlainUnknown(span) && isPlainUnknown(walk.spans[last + 1])) last += 1;
  const entry = add(walk, { ...span, to: walk.spans[last]?.to ?? span.to });
  entry.isJoined = isJoined(walk, at);
  return last;
}

/** Who made it, or the range, in front of what it is: "Swisse Ultiboost high strength vitamin C", "Healtheries magnesium". */
function isMakers(walk: Walk, at: number, span: UnknownSpan): boolean {
  let next = at + 1;
  while (cueOf(walk.spans[next])?.kind === 'form') next += 1;
  const name = walk.spans[next];
  if (name?.kind !== 'name') return false;
  if (cueOf(walk.spans[at - 1])?.kind === 'maker') return true;
  const isFirst = walk.isSupplements && walk.clause.named === 0 && walk.waiting.from < 0;
  return isFirst && isPlainUnknown(span) && name.meaning.supplement !== undefined && !name.guessed;
}

/** "At Boots Dundrum": a branch of the shop. */
function isBranch({ spans, tokens, names }: Walk, at: number): boolean {
  const shop = spans[at - 1];
  const isAt = cueOf(shop)?.kind === 'maker' && names.words.syntax.at.has(tokens[(shop?.from ?? 0) - 1]?.word ?? '');
  return isAt && ENDS.has(spans[at + 1]?.kind ?? 'stop');
}
const ENDS: ReadonlySet<Span['kind']> = new Set(['comma', 'stop']);

function takeKnown(walk: Walk, at: number, span: NameSpan): void {
  const { current: before, last } = walk;
  const { isSameAs } = walk.part;
  walk.part.isSameAs = false;
  if (walk.line.depth > 0 && before !== undefined && walk.pending?.status === 'not-taking') return;
  if (isSameAs && last !== undefined && isAliasOf(last, span)) return;
  if (before !== undefined && (holdsOfIt(walk, at, span, before) || belongs(walk, at, span, before))) {
    // "Omega 3 1000 mg (300 mg EPA, 200 mg DHA)": the part of a part.
    if (walk.line.depth > 0) walk.waiting = nothing();
    // "Fish oil with 300 mg omega-3".
    else if (isBare(before) && walk.waiting.elements.length > 0) {
      give(before, walk.waiting);
      walk.waiting = nothing();
    }
    return;
  }
  if (isHalfOfOne(walk, at, span)) return;
  const isSaid = isSaidOfLast(walk, at) || isBehindBare(walk, at) || isApposed(walk, span);
  const earlier = before === undefined && isSaid ? last : undefined;
  if (earlier !== undefined && describes(walk, earlier, span)) return;
  if (earlier !== undefined && (isKindOf(walk, earlier, span) || isAliasOf(earlier, span))) {
    give(earlier, walk.waiting);
    earlier.to = span.to;
    walk.waiting = nothing();
    return;
  }
  const entry = add(walk, span);
  entry.isAlias = isSameAs;
  entry.status = mentionedStatus(walk, at) ?? entry.status;
  entry.isLevel = span.meaning.supplement !== undefined && endsAt(walk, walk.names.words.lacking, span.from);
  if (isWarnedOf(walk, at, span)) entry.otherStatus = 'not-taking';
  entry.isJoined = before !== undefined && isJoined(walk, at);
  entry.isSigned = entry.isJoined && isCombining(walk, at);
}

/** "Calcium carbonate 1250 mg (= 500 mg calcium)": the brackets give the content of the nutrient, which is the dose. */
function holdsOfIt(walk: Walk, at: number, span: NameSpan, before: Mention): boolean {
  const { spans, tokens, names, line } = walk;
  const amount = spans[names.words.elemental.has(walk.wordAt(at - 1)) ? at - 2 : at - 1];
  const { name, elements } = before;
  if (line.depth === 0 || amount?.kind !== 'amount' || amount.unit === null || name === null) return false;
  if (span.meaning.supplement === undefined || targetOf(name.meaning) !== targetOf(span.meaning)) return false;
  const whole = elements.findIndex((each) => each.kind === 'amount' && !each.isAside && each.unit === amount.unit);
  const salt = elements[whole];
  const isSalt = name.to - name.from > span.to - span.from && salt?.kind === 'amount' && salt.value > amount.value;
  // The content of this salt is known from its weight.
  const isKnown = names.words.saltLabels.has(keyIn(tokens, name));
  if (!isSalt || !(isKnown || tokens[name.from]?.word === tokens[span.from]?.word)) return false;
  elements.splice(whole + 1);
  if (isKnown) return true;
  elements[whole] = { ...salt, value: amount.value };
  replace(walk, before, span);
  return true;
}

const keyIn = (tokens: Walk['tokens'], { from, to }: NameSpan): string =>
  keyOf(
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  );

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

/** Both are of the same substances. */
function isAliasOf({ name }: Mention, span: NameSpan): boolean {
  if (name === null) return false;
  const [drugs, others] = [drugsOf(name), drugsOf(span)];
  return drugs.length > 0 && drugs.length === others.length && drugs.every((id) => others.includes(id));
}

/** "Not with SSRIs": a kind of medicine, and a warning. */
function isWarnedOf(walk: Walk, at: number, { meaning }: NameSpan): boolean {
  const before = cueOf(walk.spans[at - 2]);
  const isDenied = before?.kind === 'status' && before.status === 'not-taking';
  return isDenied && isCombining(walk, at) && meaning.drugClass !== undefined && meaning.drug === undefined;
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
const isBetween = (walk: Walk, at: number): boolean =>
  walk.spans[at]?.kind === 'amount' ||
  (walk.spans[at]?.kind === 'word' && walk.names.words.functionWords.has(walk.wordAt(at)));
const FEW_WORDS = 4;

/** The same thing in other words: "warfarin (Coumadin)", "Eliquis (blood thinner)", "antidepressant (sertraline)". */
function belongs(walk: Walk, at: number, span: NameSpan, before: Mention): boolean {
  const inBrackets = walk.line.depth > 0;
  const earlier = walk.entries
    .slice(-Math.min(walk.clause.named, FAR_BACK))
    .findLast((entry) => entry.name !== null && targetOf(entry.name.meaning) === targetOf(span.meaning));
  if (earlier !== undefined) {
    if (isAnother(walk, at, span, earlier)) return false;
    // "They changed my Ventolin for a Salamol": the same by another name, and still taken.
    if (earlier.status === 'stopped' && walk.pending === null && !inBrackets) {
      earlier.status = 'taking';
      // "Switched from metformin 500 to metformin MR 1000".
      if ([at + 1, at + 2].some((next) => walk.spans[next]?.kind === 'amount')) forgetAmounts(earlier);
    }
    return true;
  }
  // "Caltrate + D": an ingredient of a combination is not a second entry.
  const inside = span.meaning.supplement?.id;
  const holds = before.name?.meaning.supplement?.inherits ?? [];
  const isWith = isCombining(walk, at) && !isWeight(walk.spans[at + 1]);
  if (inside !== undefined && isWith && holds.length <= FEW_PARTS && holds.includes(inside)) return true;
  if (before.name === null || (isJoined(walk, at) && !inBrackets)) return false;
  const drugs = drugsOf(span);
  if (drugs.length === 0 && span.meaning.drugClass !== undefined) return isKindOf(walk, before, span);
  const drugsBefore = drugsOf(before.name);
  if (inBrackets && drugs.length > 0 && drugs.every((id) => drugsBefore.includes(id))) return true;
  // "Maltofer 100 mg iron": the amount of its ingredient.
  const beside = isWeight(walk.spans[at - 1]) ? walk.spans[at - 2] : walk.spans[at - 1];
  if (beside === before.name && isInside(walk, before.name, span)) return true;
  if (inBrackets && isWhich(before.name, span)) {
    // "Prenatal gummies (SmartyPants)": a maker of many, of which the plain one bears the name.
    const isPlain = [...walk.names.words.plainProducts].some(
      (name) => walk.names.find(name)?.supplement === span.meaning.supplement,
    );
    if (!isPlain) replace(walk, before, span);
    return true;
  }
  // "No painkillers other than paracetamol": the status of the class ends before the name.
  if (before.status !== 'taking' && cueOf(walk.spans[at - 1])?.kind === 'break') return false;
  return describes(walk, before, span);
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

/** "Calcium 600 mg + D3, 2 tablets a day": one tablet of both, if it is known and the second half has no own weight. */
function isHalfOfOne(walk: Walk, at: number, span: NameSpan): boolean {
  const { spans, names } = walk;
  const isWhichOne = endsAt(walk, names.words.prose.which, span.from);
  const before = isWhichOne ? walk.last : walk.current;
  const one = before?.name?.meaning.supplement;
  const half = span.meaning.supplement;
  if (before === undefined || one === undefined || half === undefined || walk.line.depth > 0) return false;
  const isOne = spans[at - 1]?.kind === 'joint' && (isCombining(walk, at) || walk.wordAt(at - 1) === AND);
  if (!(isWhichOne || isOne) || isWeight(spans[at + 1]) || spans[at + 1]?.kind === 'pair') return false;
  const both = together(walk, one.id, half.id) ?? together(walk, half.id, one.id);
  const isNamedByIt =
    isWhichOne || one.id === both?.supplement?.inherits[0] || !before.elements.some(({ kind }) => kind === 'amount');
  if (both?.supplement === undefined || !isNamedByIt || before.elements.some(isRhythm)) return false;
  replace(walk, before, { ...span, meaning: both });
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

/** "Antidepressant (sertraline)", "the pill - Rigevidon": a kind, and then which it is. */
function describes(walk: Walk, before: Mention, span: NameSpan): boolean {
  const kind = before.name?.meaning.drugClass?.id;
  if (before.name === null || kind === undefined || drugsOf(before.name).length > 0) return false;
  if (!drugsOf(span).some((id) => classesOf(walk, id).includes(kind))) return false;
  replace(walk, before, span);
  return true;
}

/** "Multivitamin (Centrum)", "Calcichew (calcium and vitamin D)": a product, and then which it is or what is in it. */
function isWhich({ meaning: { supplement } }: NameSpan, { meaning: { supplement: other } }: NameSpan): boolean {
  if (supplement === undefined || other === undefined) return false;
  const isBoth = supplement.category === 'combination' && other.category === 'combination';
  return isBoth || other.inherits.includes(supplement.id);
}

/** The previous one only described what comes now: its position and statements are transferred. */
function replace(walk: Walk, before: Mention, span: NameSpan): void {
  const entry = add(walk, span);
  before.isDropped = true;
  entry.from = before.from;
  entry.elements.unshift(...before.elements);
  entry.route ??= before.route;
  entry.isNeeded ||= before.isNeeded;
  entry.status = before.status;
}

/** "Concerta 36 mg and Ritalin 10 mg": one substance in two products, each with its own dose. */
function isAnother(walk: Walk, at: number, span: NameSpan, before: Mention): boolean {
  const { spans, tokens } = walk;
  if (walk.line.depth > 0 || !isJoined(walk, at) || tokens[span.from - 1]?.word === '/') return false;
  const word = tokens[span.from]?.word ?? '';
  if (isOtherPart(walk, before, word) || word === tokens[before.name?.from ?? span.from]?.word) return false;
  return before.elements.some(({ kind }) => kind === 'amount') && spans[at + 1]?.kind === 'amount';
}

export function drugsOf({ meaning }: Pick<NameSpan, 'meaning'>): readonly string[] {
  const { drug, brand, supplement } = meaning;
  return [drug?.id, supplement?.id, ...(brand?.ingredients ?? [])].filter((id) => id !== undefined);
}

export const classesIn = (walk: Walk, span: NameSpan): readonly string[] => [
  ...(span.meaning.drugClass === undefined ? [] : [span.meaning.drugClass.id]),
  ...flatMap(drugsOf(span), (id) => classesOf(walk, id)),
];

const classesOf = (walk: Walk, id: string): readonly string[] =>
  walk.names.find(id.replaceAll('-', ''))?.drug?.classes ?? [];

/** "Levothyroxine 88 mcg, DAW Synthroid", "hydroxocobalamin - vitamin B12 1000 mcg": without a dose of its own. */
function isSaidAgain(entry: Mention, again: Mention): boolean {
  if (again.name === null || entry.name === null || entry.isDropped) return false;
  if (targetOf(entry.name.meaning) !== targetOf(again.name.meaning)) return false;
  if ([entry, again].some(({ status, isNeeded }) => status !== 'taking' || isNeeded)) return false;
  if (again.route !== null && again.route !== entry.route) return false;
  const isOwn = (each: Element): boolean =>
    !(each.kind === 'count' && each.isLeading === true) && !entry.elements.includes(each);
  return entry.elements.some(({ kind }) => kind === 'amount') && !again.elements.some(isOwn);
}

/** "Fostair stopped when the Trelegy started. Trelegy one puff": a mention without own words is no second medicine. */
export function dropNamedAgain({ entries, tokens }: Walk): void {
  for (const [i, entry] of entries.entries()) {
    const before = entries[i - 1];
    const between = tokens.slice(before?.to, entry.from);
    if (before === undefined || between.some(({ word }) => word === '\n')) continue;
    // "Probiotic 50 billion, Align" are two products.
    if (entry.name?.meaning.supplement !== undefined && between.at(-1)?.word !== '-') continue;
    if (isSaidAgain(before, entry)) {
      before.to = Math.max(before.to, entry.to);
      entry.isDropped = true;
    } else if (isSaidAgain(entry, before)) {
      entry.from = before.from;
      before.isDropped = true;
    }
  }
  const taken = entries.filter(({ name, isDropped, status }) => name !== null && !isDropped && status === 'taking');
  for (const entry of taken) {
    if (!(entry.isBeside || entry.isAlias) || !isBare(entry)) continue;
    const isOther = ({ name }: Mention): boolean => name !== null && name !== entry.name && isAliasOf(entry, name);
    entry.isDropped = taken.some((each) => isOther(each) && (entry.isAlias || !isBare(each)));
  }
}
