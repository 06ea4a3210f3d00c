import type { Span } from '../spans.ts';
import type { Token } from '../tokens.ts';
import { endsIn } from '../word-lists.ts';
import { cueOf, endsAt, isNamed } from './mention.ts';
import { isCaredFor } from './proxy.ts';
import type { Walk } from './walk.ts';

/** A person was mentioned: as the owner, or as the subject. */
export function takePerson(walk: Walk, at: number): void {
  const { current, last, line } = walk;
  // "For my cat allergy".
  const after = cueOf(walk.spans[at + 1]);
  if (isCaredFor(walk, at) || (after?.kind === 'status' && after.isAllergy)) return;
  if (isGivenToMe(walk, at) || isDoctor(walk, at) || isTogetherWithMe(walk, at)) return;
  const owned = isForPerson(walk, at) ? current : isOwner(walk, at) ? last : undefined;
  if (owned !== undefined) owned.status = 'not-taking';
  else if (isOthers(walk, at)) {
    walk.pending = { status: 'not-taking', isMoved: false, isOthers: true };
    line.isOthers = true;
  }
}

/** "My mother takes apixaban, and so do I". */
export function takeMineToo(walk: Walk): void {
  for (let i = walk.entries.length - 1; walk.entries[i]?.status === 'not-taking'; i--) {
    const entry = walk.entries[i];
    if (entry !== undefined) entry.status = 'taking';
  }
  walk.pending = null;
}

/** "They stopped the naproxen and started celecoxib": if no one else was named, "they" are doctors. */
function isDoctor(walk: Walk, at: number): boolean {
  const { beginnings, doers } = walk.names.words;
  if (!doers.has(walk.wordAt(at)) || (walk.firstOther >= 0 && walk.firstOther < at)) return false;
  let next = at + 1;
  while (cueOf(walk.spans[next])?.kind === 'talk' && !beginnings.has(walk.wordAt(next)) && next < at + NEAR) next += 1;
  return cueOf(walk.spans[next])?.kind === 'status' || beginnings.has(walk.wordAt(next));
}

/** "Me and my husband both take it", "my wife and I are on metformin": the writer's too. */
function isTogetherWithMe(walk: Walk, at: number): boolean {
  const { mine, selfToo } = walk.names.words;
  const isSelf = (span: number): boolean => selfToo.has(walk.wordAt(span)) && !mine.has(walk.wordAt(span));
  const joint = mine.has(walk.wordAt(at - 1)) ? at - 2 : at - 1;
  const isBefore = walk.spans[joint]?.kind === 'joint' && isSelf(joint - 1);
  return isBefore || (walk.spans[at + 1]?.kind === 'joint' && isSelf(at + 2));
}

/** How many words may stand between a doctor and what was done: "they then took me off". */
const NEAR = 3;

/** "Calpol for my toddler". */
function isForPerson(walk: Walk, at: number): boolean {
  const before = walk.spans[at - 1];
  const isMine = before?.kind === 'cue' && walk.names.words.mine.has(walk.wordAt(at - 1));
  // "Because my mum had it" is a reason, not an owner.
  const isFor = walk.names.words.forWhom.has(walk.wordAt(isMine ? at - 2 : at - 1));
  return isFor && (isMine || isOwnWord(walk, at)) && (walk.nextName[at] ?? -1) < 0;
}

/** "The baby", "our kids": the article is part of the phrase. */
const isOwnWord = ({ spans }: Walk, at: number): boolean => (spans[at]?.to ?? 0) - (spans[at]?.from ?? 0) > 1;

/** "My husband takes", "mum's": someone else's. */
function isOthers(walk: Walk, at: number): boolean {
  const end = walk.spans[at]?.to ?? 0;
  const next = walk.spans[at + 1];
  // "Nature's Way kids calcium": what the label says.
  if (cueOf(walk.spans[at - 1])?.kind === 'maker') return false;
  if (next !== undefined && isNamed(next)) return true;
  if (isHeading(walk, at) || isOthersTablets(walk, at)) return true;
  // "My wife is a nurse and gives me my ramipril".
  if (speaksOfSelf(walk, at)) return false;
  for (let skip = 0; skip < 2; skip++) {
    const isTaken = walk.names.words.theyTake.match(walk.tokens, end + skip) !== null;
    if (isTaken && (walk.nextName[at] ?? -1) >= 0) return true;
  }
  return isOthersToo(walk, at);
}

/** "My husband's heart tablets are bisoprolol". A text that names nothing else may be filled in for that person. */
function isOthersTablets({ spans, tokens, names, hasSelf, entries }: Walk, at: number): boolean {
  if (!hasSelf && entries.length === 0) return false;
  const { to = 0 } = spans[at] ?? {};
  if (!isOwners(names, tokens[to - 1])) return false;
  let isTablets = false;
  for (const span of spans.slice(at + 1, at + LONGEST_ASIDE)) {
    if (isNamed(span)) return isTablets;
    if (ENDS.has(span.kind) || span.kind === 'joint' || span.kind === 'amount') return false;
    isTablets ||= tokens.slice(span.from, span.to).some(({ word }) => names.words.medicine.has(word));
  }
  return false;
}

/** "My husband's": the owner; tokens have no apostrophe. */
const isOwners = ({ words }: Walk['names'], last: Token | undefined): boolean =>
  endsIn(last?.word ?? '', words.syntax.ownerEnds);

/** "I take my husband's ibuprofen", "my sister gave me her melatonin", "he shares his Adderall with me": the writer's. */
function isGivenToMe(walk: Walk, at: number): boolean {
  const { spans, tokens, clause } = walk;
  const { unrelated, selfToo, syntax, mine, selfTaking } = walk.names.words;
  const { from = 0, to = 0 } = spans[at] ?? {};
  const own = mine.has(tokens[from - 1]?.word ?? '') ? from - 1 : from;
  const isTaken = endsAt(walk, selfTaking, own) || unrelated.borrows.has(tokens[own - 1]?.word ?? '');
  if (isTaken && isOwners(walk.names, tokens[to - 1])) return true;
  const words = tokens.slice(Math.max(clause.from, from - LONGEST_ASIDE), from).map(({ word }) => word);
  const before = words.slice(words.findLastIndex((word) => syntax.and.has(word)) + 1);
  if (before.some((word, i) => unrelated.handsOver.has(word) && selfToo.has(before[i + 1] ?? ''))) return true;
  const name = spans.slice(at + 1, at + NEAR).find(isNamed);
  const behind = name === undefined ? [] : tokens.slice(name.to, name.to + 2);
  return unrelated.handsOver.has(before.at(-1) ?? '') && behind.some(({ word }) => selfToo.has(word));
}

function untilName({ spans, tokens }: Walk, at: number): readonly Token[] {
  const name = spans.slice(at, at + LONGEST_ASIDE).findIndex((span) => isNamed(span) || ENDS.has(span.kind));
  const end = spans[at + name];
  return name < 0 || end === undefined || !isNamed(end) ? [] : tokens.slice(spans[at]?.to, end.from);
}
const LONGEST_ASIDE = 12;
const ENDS: ReadonlySet<Span['kind']> = new Set(['comma', 'stop', 'dash']);
const STARTS: ReadonlySet<Span['kind']> = new Set(['comma', 'stop', 'dash', 'open']);

const speaksOfSelf = (walk: Walk, at: number): boolean =>
  untilName(walk, at).some(({ word }) => walk.names.words.selfToo.has(word));

/** "My wife is diabetic and on metformin": what they take besides; in "I live with my son and take …" the I takes it. */
function isOthersToo(walk: Walk, at: number): boolean {
  if (walk.clause.named > 0 || !STARTS.has(beforePerson(walk, at)?.kind ?? 'stop')) return false;
  const words = untilName(walk, at);
  const { theyTake, syntax } = walk.names.words;
  return words.some(({ word }, i) => syntax.and.has(word) && theyTake.match(words, i + 1) !== null);
}

/** Before "my wife" or "for my wife". */
function beforePerson(walk: Walk, at: number): Span | undefined {
  let before = at - 1;
  while (walk.names.words.mine.has(walk.wordAt(before)) || cueOf(walk.spans[before])?.kind === 'purpose') before -= 1;
  return walk.spans[before];
}

/** "For my wife: donepezil", "Mum's: …". Abbreviations head hospital notes: "DH: …" is the drug history. */
function isHeading(walk: Walk, at: number): boolean {
  const isFirst = walk.clause.named === 0 && (beforePerson(walk, at)?.kind ?? 'stop') === 'stop';
  const isColon = walk.spans[at + 1]?.kind === 'colon' && walk.wordAt(at).length > SHORTEST_HEADING;
  return isFirst && isColon && (walk.nextName[at] ?? -1) >= 0;
}
const SHORTEST_HEADING = 2;

/** "Bisoprolol (hers)", "amlodipine - my wife's", "the co-codamol in the cupboard is my husband's": the owner. */
function isOwner(walk: Walk, at: number): boolean {
  const { spans, tokens, names, nextName, current } = walk;
  const open = beforePerson(walk, at);
  const close = spans[at + 1]?.kind ?? 'stop';
  if (open?.kind === 'open') return close === 'close';
  if (!isOwners(names, tokens[(spans[at]?.to ?? 0) - 1])) return false;
  if (open?.kind === 'comma' || open?.kind === 'dash') return close === 'comma' || close === 'stop';
  return (
    current !== undefined &&
    (nextName[at] ?? -1) < 0 &&
    names.words.syntax.are.has(tokens[(open?.to ?? 0) - 1]?.word ?? '')
  );
}
