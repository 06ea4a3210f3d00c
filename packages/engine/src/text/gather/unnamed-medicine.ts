import { MICROGRAMS } from '../../measures.ts';
import type { Cue } from '../cues.ts';
import type { Span, UnknownSpan } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { entryOf } from './entries.ts';
import { cueOf, give, nothing } from './mention.ts';
import { isPack } from './packs.ts';
import { isPlant } from './unrelated.ts';
import type { Walk } from './walk.ts';

/** "And a heart pill", "my other tablets": something unnamed is taken. */
export function closePart(walk: Walk, at: number): void {
  const words = walk.spans.slice(walk.part.from, at);
  if (walk.clause.isDenied || isQuestion(walk, at) || isTheirs(walk, words) || isPriced(walk, words)) return;
  if (walk.last !== undefined && isPack(walk, walk.part.from, at)) return;
  const isProduct = isProductForSomething(walk, words);
  const isMedicine = isProduct || words.some((span) => isMedicineWord(walk, span)) || isOneFor(words);
  if (walk.pending === null && walk.line.depth === 0 && isThing(walk, words)) {
    addUnnamed(walk, { from: walk.part.from, to: at });
    return;
  }
  const isUnsure = words.some((span) => isUnsureOfName(walk, span));
  walk.heard.maker ||= walk.pending === null && hasMaker(walk, words);
  walk.heard.medicine ||= (isMedicine || isUnsure) && walk.pending === null;
  const purpose = words.findIndex((span) => cueOf(span)?.kind === 'purpose');
  walk.heard.purpose ||=
    purpose >= 0 &&
    !hasApart(walk, walk.part.from + purpose) &&
    !words.some((span) => isDevice(walk, span)) &&
    words.slice(purpose).some((span) => cueOf(span)?.kind === 'ailment');
  // "Warfarin 5 mg daily. Tablets for my nerves".
  const isOwn =
    walk.clause.named === 0 && walk.line.isStart && words[0] !== undefined && isMedicineWord(walk, words[0]);
  const isReported = words.some(
    (span) => cueOf(span)?.kind === 'ailment' || isVagueWord(walk, span) || (isOwn && isForNeed(walk, span)),
  );
  const isDescribed = isReported || walk.part.isVague || isProduct;
  // "Zinc - one lozenge if I feel a cold": belongs to what stands before.
  if (isDirection(walk, words) && walk.last !== undefined) return;
  if (walk.pending !== null || walk.line.depth > 0 || !((isMedicine && isDescribed) || isUnsure)) return;
  if (!isUnsure && !isProduct && (isOfAll(walk, words) || isHeadOfName(walk, at, words))) return;
  // "Tablets for epilepsy, can't recall the name": belongs to what stands before.
  const { last } = walk;
  const isKind =
    last?.name != null && last.name.meaning.drugClass !== undefined && last.name.meaning.drug === undefined;
  // "Calcium or magnesium, not sure which".
  const isEither = last !== undefined && walk.names.words.closesDenial.has(walk.tokens[last.from - 1]?.word ?? '');
  if (!isMedicine && last !== undefined && (last.name === null || isEither || (isKind && !isReported))) return;
  const only = words.find((span) => span.kind === 'cue' && span.meaning !== null);
  if (only === undefined) addUnnamed(walk, { from: walk.part.from, to: at });
}

const isForNeed = ({ tokens, names }: Walk, span: Span): boolean =>
  cueOf(span)?.kind?.startsWith('needed') === true && names.words.syntax.for.has(tokens[span.from]?.word ?? '');

/** "One lozenge if I feel a cold", "take 1 tablet every 6 hours for pain", "may take an extra tablet": how something is taken. */
function isDirection({ tokens, names }: Walk, words: readonly Span[]): boolean {
  const { takeLeads, besides } = names.words;
  const lastOf = (span: Span): string => tokens[span.to - 1]?.word ?? '';
  const isLead = (span: Span): boolean =>
    span.kind === 'colon' || takeLeads.has(lastOf(span)) || besides.has(lastOf(span));
  const piece = words.findIndex((span) => cueOf(span)?.kind === 'piece');
  const before = words[piece - 1];
  if (before === undefined) return false;
  return besides.has(lastOf(before)) || (before.kind === 'amount' && words.slice(0, piece - 1).every(isLead));
}

/**
 * "My daughter does my tablets on a Sunday": all current medicines rather than another one; reported only if nothing
 * else is named. "My heart tablets", "the square tablet", "my other tablets" are some of them.
 */
function isOfAll(walk: Walk, words: readonly Span[]): boolean {
  if (words.some((span) => cueOf(span)?.kind === 'ailment' || isVagueWord(walk, span) || span.kind === 'amount'))
    return false;
  const { medicine, syntax } = walk.names.words;
  return words.every((span) => {
    if (!isMedicineWord(walk, span)) return true;
    const { word = '' } = walk.tokens[span.to - 1] ?? {};
    const isMany = endsIn(word, syntax.wholeEnds) && medicine.has(word);
    return isMany && syntax.wholeOf.has(walk.tokens[span.from - 1]?.word ?? '');
  });
}

/** "Stomach tablets - omeprazole 20": the medicine follows directly. */
function isHeadOfName({ spans }: Walk, at: number, words: readonly Span[]): boolean {
  const next = spans[at + 1];
  return spans[at]?.kind === 'dash' && next?.kind === 'name' && !words.some(({ kind }) => kind === 'amount');
}

/** "Physio Mondays and Thursdays for my shoulder": done, and not taken. */
const hasApart = ({ spans, clause }: Walk, to: number): boolean =>
  spans.slice(Math.max(0, to - FAR), to).some((span) => {
    const cue = cueOf(span);
    return span.from >= clause.from && cue?.kind === 'talk' && cue.isApart === true;
  });
const FAR = 12;

/** "Can't remember", "not sure which"; "I forgot it once", "can't remember what for", "not sure I spelt that right" doubt no name. */
function isUnsureOfName({ tokens, names }: Walk, span: Span): boolean {
  if (cueOf(span)?.kind !== 'unsure') return false;
  return (
    names.words.sureOfName.match(tokens, span.to) === null && names.words.sureOfName.match(tokens, span.to - 1) === null
  );
}

/** "A mask and a humidifier for the apnoea": nothing that is swallowed. */
const isDevice = ({ tokens, names }: Walk, { from }: Span): boolean =>
  names.words.prose.ofFirms.match(tokens, from) !== null;

/** "My aunt swears by something": unnamed, and someone else's. "My wife gives me something" is the writer's. */
function isTheirs({ tokens, names, proxy }: Walk, words: readonly Span[]): boolean {
  if (proxy !== null) return false;
  const person = words.findIndex((span) => cueOf(span)?.kind === 'person');
  const { to = 0 } = words[person] ?? {};
  if (person < 0 || ![to, to + 1].some((at) => names.words.theyTake.match(tokens, at) !== null)) return false;
  const end = words.at(-1)?.to ?? to;
  return !tokens.slice(to, end).some(({ word }) => names.words.ofSelf.has(word) || names.words.mine.has(word));
}

/** "Paid £9.90 for 28 tablets": a price, without saying who takes them; "£9 for my heart tablets" are the writer's. */
function isPriced(walk: Walk, words: readonly Span[]): boolean {
  if (!words.some((span) => span.kind === 'mark' && span.isPrice === true)) return false;
  const { mine, prose, unrelated, medicine } = walk.names.words;
  if (words.some((span) => cueOf(span)?.kind === 'ailment' || isVagueWord(walk, span))) return false;
  // "Tablets cost me 40 quid a month": not counted, they are all that one takes.
  if (!words.every((span, i) => !isMedicineWord(walk, span) || COUNTS.has(words[i - 1]?.kind ?? 'word'))) return false;
  return !walk.tokens
    .slice(words[0]?.from, words.at(-1)?.to)
    .some(
      ({ word }) => mine.has(word) || (prose.taking.has(word) && !medicine.has(word) && !unrelated.chemists.has(word)),
    );
}

const COUNTS: ReadonlySet<Span['kind']> = new Set(['amount', 'mark']);

/** "Is squash a supplement?", "does honey count": what is asked names nothing that is taken. */
const isQuestion = ({ spans, tokens, part, names }: Walk, at: number): boolean =>
  (tokens[spans[at]?.from ?? -1]?.word === '?' ||
    names.words.syntax.you.has(tokens[(spans[part.from]?.from ?? 0) + 1]?.word ?? '') ||
    (at >= spans.length && names.words.unrelated.counted.has(tokens.at(-1)?.word ?? ''))) &&
  names.words.prose.asks.match(tokens, spans[part.from]?.from ?? 0) !== null;

/** "Solgar": one of the maker's products. A shop after "from" is a place, unless "the stuff" is from there. */
function hasMaker(walk: Walk, words: readonly Span[]): boolean {
  const at = words.findIndex((span) => cueOf(span)?.kind === 'maker');
  if (at < 0) return false;
  const { shopLeads, prose, syntax } = walk.names.words;
  // "Boots was shut" is about the shop, too. "At the Amazon depot".
  const from = (words[at]?.from ?? 0) - 1;
  const lead =
    walk.tokens[walk.names.words.functionWords.has(walk.tokens[from]?.word ?? '') ? from - 1 : from]?.word ?? '';
  const isPlace =
    shopLeads.has(lead) ||
    (syntax.for.has(lead) && words.some((span) => prose.work.has(walk.tokens[span.to - 1]?.word ?? ''))) ||
    prose.shopVerbs.match(walk.tokens, words[at]?.to ?? 0) !== null ||
    prose.ofFirms.match(walk.tokens, words[at]?.to ?? 0) !== null;
  // "The stuff in Tesco" is still there.
  return !isPlace || (!syntax.in.has(lead) && words.some((span) => isVagueWord(walk, span)));
}

/** "The coil", "three coffees a day", "a fat burner": taken, and no name of ours. Not what something is taken with. */
function isThing(walk: Walk, words: readonly Span[]): boolean {
  const has = (kind: Cue['kind']): boolean => words.some((span) => cueOf(span)?.kind === kind);
  const separator = walk.spans[walk.part.from - 1]?.kind;
  const isBehind = walk.last !== undefined && (separator === 'comma' || separator === 'dash');
  if (has('unnamed') || (has('looks') && !isBehind)) return true;
  if (!walk.isSupplements || walk.wasDenied) return false;
  const isThing = words.some((span) => {
    const cue = cueOf(span);
    return cue?.kind === 'thing' && (cue.isDrink !== true || walk.tokens.length <= LONGEST_OF_DRINKS);
  });
  if (!isThing) return isStrange(walk, words);
  const before = walk.spans[walk.part.from - 1];
  return before?.kind !== 'joint' || !walk.names.words.combining.has(walk.wordAt(walk.part.from - 1));
}

/** "3 coffees a day" is an answer; in a longer text coffee is part of a diet. */
const LONGEST_OF_DRINKS = 8;

/**
 * "Magnesium, prune extract 500 mg", "Alive Once Daily Mens": an unknown name that is a supplement by its weight or its
 * target group.
 */
function isStrange(walk: Walk, words: readonly Span[]): boolean {
  const [first, ...rest] = words;
  if (isPlant(walk, walk.part.from)) return true;
  if (first?.kind !== 'word' || walk.names.words.functionWords.has(walk.wordAt(walk.part.from))) return false;
  return rest.some((span) =>
    span.kind === 'amount'
      ? span.unit === 'IU' || (span.unit ?? '') in MICROGRAMS
      : walk.names.words.madeFor.has(walk.tokens[span.from]?.word ?? ''),
  );
}

function isMedicineWord(walk: Walk, span: Span): boolean {
  // "Do not stop taking this medicine": the words of a label name nothing.
  if (cueOf(span)?.kind === 'talk' && span.to - span.from > 1) return false;
  // "Patch of dry skin", "in a plaster cast"; "vitamin D level 62" was measured.
  if (cueOf(span)?.kind === 'ailment' || span.kind === 'mark') return false;
  // "Fills my pill box".
  if (walk.names.words.holders.has(walk.tokens[span.to - 1]?.word ?? '')) return false;
  for (let i = span.from; i < span.to; i++)
    if (walk.names.words.medicine.has(walk.tokens[i]?.word ?? '')) return span.kind !== 'name';
  return false;
}

/** "Immune support", "fat burner" among supplements: a product with unknown contents. */
function isProductForSomething(walk: Walk, words: readonly Span[]): boolean {
  if (!walk.isSupplements) return false;
  const at = words.findIndex((span) => walk.names.words.productWords.has(walk.tokens[span.from]?.word ?? ''));
  const before = words[at - 1];
  return before?.kind === 'word' || cueOf(before)?.kind === 'ailment';
}

function isVagueWord(walk: Walk, span: Span): boolean {
  return walk.names.words.vague.has(walk.tokens[span.from]?.word ?? '');
}

/** Adds spans without a name as one entry that was not understood. */
export function addUnnamed(walk: Walk, { from, to }: { readonly from: number; readonly to: number }): void {
  const first = walk.spans[from];
  const last = walk.spans[to - 1];
  if (first === undefined || last === undefined) return;
  const unknown: UnknownSpan = { kind: 'unknown', from: first.from, to: last.to, candidates: [] };
  const entry = entryOf(walk, { span: unknown, from: first.from });
  give(entry, walk.waiting);
  entry.to = last.to;
  walk.entries.push(entry);
  walk.clause.named += 1;
  walk.waiting = nothing();
}

/** "One for cholesterol": an unnamed tablet. "2 four times a day for my knees" are directions. */
const isOneFor = (words: readonly Span[]): boolean =>
  words.some((span) => span.kind === 'amount' && span.unit === null && span.value <= 3) &&
  !words.some((span) => cueOf(span)?.kind === 'frequency') &&
  words.some((span) => cueOf(span)?.kind === 'purpose') &&
  words.some((span) => cueOf(span)?.kind === 'ailment');
