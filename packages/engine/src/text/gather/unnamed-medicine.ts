import { MICROGRAMS } from '../../measures.ts';
import type { Cue } from '../cues.ts';
import type { Span, UnknownSpan } from '../spans.ts';
import type { Token } from '../tokens.ts';
import { endsIn } from '../word-lists.ts';
import { entryOf } from './entries.ts';
import { cueOf, give, nothing } from './mention.ts';
import { isPack } from './packs.ts';
import { isPlant } from './unrelated.ts';
import type { Walk } from './walk.ts';

/** "And a heart pill", "my other tablets": something unnamed is taken. */
export function closePart(walk: Walk, at: number): void {
  const { clause, part, last, line, heard, names } = walk;
  const words = walk.spans.slice(part.from, at);
  if (clause.isDenied || isNotTaken(walk, at, words)) return;
  if (last !== undefined && isPack(walk, part.from, at)) return;
  const purpose = words.findIndex((span) => cueOf(span)?.kind === 'purpose');
  heard.purpose ||=
    purpose >= 0 &&
    !hasApart(walk, part.from + purpose) &&
    !words.some(({ from }) => names.words.prose.ofFirms.match(walk.tokens, from) !== null) &&
    words.slice(purpose).some((span) => cueOf(span)?.kind === 'ailment');
  if (walk.pending !== null) return;
  const unnamed = { from: part.from, to: at };
  if (line.depth === 0 && isThing(walk, words)) {
    addUnnamed(walk, unnamed);
    return;
  }
  const isProduct = isProductForSomething(walk, words);
  const isMedicine = isProduct || words.some((span) => isMedicineWord(walk, span)) || isOneFor(words);
  const isUnsure = words.some((span) => isUnsureOfName(walk, span));
  heard.maker ||= hasMaker(walk, words);
  heard.medicine ||= isMedicine || isUnsure;
  // "Zinc - one lozenge if I feel a cold": belongs to what stands before.
  if (line.depth > 0 || (isDirection(walk, words) && last !== undefined)) return;
  // "Tablets for my nerves".
  const isOwn = clause.named === 0 && line.isStart && words[0] !== undefined && isMedicineWord(walk, words[0]);
  const isReported = words.some(
    (span) => cueOf(span)?.kind === 'ailment' || isVagueWord(walk, span) || (isOwn && isForNeed(walk, span)),
  );
  if (!isUnsure && !(isMedicine && (isReported || part.isVague || isProduct))) return;
  if (!isUnsure && !isProduct && (isOfAll(walk, words) || isHeadOfName(walk, at, words))) return;
  // "Tablets for epilepsy, can't recall the name", "calcium or magnesium, not sure which": of what stands before.
  const isKind = last?.name?.meaning.drugClass !== undefined && last.name.meaning.drug === undefined;
  const isEither = last !== undefined && names.words.closesDenial.has(walk.tokens[last.from - 1]?.word ?? '');
  if (!isMedicine && last !== undefined && (last.name === null || isEither || (isKind && !isReported))) return;
  if (!words.some((span) => span.kind === 'cue' && span.meaning !== null)) addUnnamed(walk, unnamed);
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

/** "My daughter does my tablets": all current medicines; "my heart tablets" and "my other tablets" are some of them. */
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

/** A question, somebody else's, or a price: none of it says that something is taken. */
function isNotTaken(walk: Walk, at: number, words: readonly Span[]): boolean {
  const { spans, tokens, proxy, part } = walk;
  const { syntax, prose, mine, ofSelf, medicine, unrelated, theyTake } = walk.names.words;
  const from = spans[part.from]?.from ?? 0;
  const said = tokens.slice(from, words.at(-1)?.to ?? from);
  // "Is squash a supplement?", "does honey count".
  const isAsked =
    tokens[spans[at]?.from ?? -1]?.word === '?' ||
    syntax.you.has(tokens[from + 1]?.word ?? '') ||
    (at >= spans.length && unrelated.counted.has(tokens.at(-1)?.word ?? ''));
  if (isAsked && prose.asks.match(tokens, from) !== null) return true;
  // "My aunt swears by something"; "my wife gives me something" is the writer's.
  const person = words.find((span) => cueOf(span)?.kind === 'person');
  const { to = 0 } = person ?? {};
  const isTaken = [to, to + 1].some((next) => theyTake.match(tokens, next) !== null);
  const isOwn = ({ word }: Token): boolean => ofSelf.has(word) || mine.has(word);
  if (proxy === null && person !== undefined && isTaken) return !tokens.slice(to, words.at(-1)?.to).some(isOwn);
  // "Paid £9.90 for 28 tablets"; "£9 for my heart tablets" are the writer's.
  if (!words.some((span) => span.kind === 'mark' && span.isPrice === true)) return false;
  if (words.some((span) => cueOf(span)?.kind === 'ailment' || isVagueWord(walk, span))) return false;
  // "Tablets cost me 40 quid a month": not counted, they are all that one takes.
  if (!words.every((span, i) => !isMedicineWord(walk, span) || COUNTS.has(words[i - 1]?.kind ?? 'word'))) return false;
  return !said.some(
    ({ word }) => mine.has(word) || (prose.taking.has(word) && !medicine.has(word) && !unrelated.chemists.has(word)),
  );
}
const COUNTS: ReadonlySet<Span['kind']> = new Set(['amount', 'mark']);

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

/** "Prune extract 500 mg", "Alive Once Daily Mens": a supplement by its weight or its target group. */
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
