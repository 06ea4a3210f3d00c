import type { MedicineRoute } from '@evidose/contract';
import type { NameSpan, UnknownSpan } from '../spans.ts';
import { endsAt, give, type Mention, mentionOf, nothing } from './mention.ts';
import type { Walk } from './walk.ts';

type Named = NameSpan | UnknownSpan;

export const entryOf = (walk: Walk, { span, from }: { readonly span: Named; readonly from: number }): Mention =>
  Object.assign(mentionOf(span, from, walk.clause.turnedFrom !== null), statusOf(walk));

function statusOf({ pending, line: { header, isOthers }, hasSelf }: Walk): Pick<Mention, 'status' | 'otherStatus'> {
  const status = pending?.status ?? header?.status ?? 'taking';
  // "My wife takes warfarin, metformin": where nobody says "I", it may be hers too.
  if (status === 'taking' && isOthers && !hasSelf) return { status, otherStatus: 'not-taking' };
  const isUnsure = status !== 'taking' && (pending ?? header)?.isUnsure === true;
  return isUnsure ? { status: 'taking', otherStatus: status } : { status, otherStatus: null };
}

/** Pending statements and the line's heading apply to it. */
export function add(walk: Walk, span: Named): Mention {
  const isFirst = walk.clause.named === 0;
  const own = walk.waiting.from >= 0 ? Math.min(walk.waiting.from, span.from) : span.from;
  const from = isFirst ? walk.clause.from : own;
  const { current: before } = walk;
  if (before !== undefined) before.to = Math.max(before.to, own);
  const entry = entryOf(walk, { span, from });
  entry.to = span.to;
  entry.route = span.kind === 'name' ? routeIn(walk, span) : null;
  if (walk.line.header !== null) give(entry, walk.line.header.waiting);
  if (isFirst) {
    const elements = walk.waiting.elements.filter(({ kind }) => kind === 'slot');
    entry.lead = { elements, isNeeded: walk.waiting.isNeeded };
  }
  const isListed = walk.line.isStart && endsAt(walk, walk.names.words.listLeads, span.from);
  if (isListed && entry.lead.elements.length > 0) walk.line.lead = walk.entries.length;
  give(entry, walk.waiting);
  walk.waiting = nothing();
  walk.entries.push(entry);
  walk.clause.named += 1;
  walk.part.hasName = true;
  walk.clause.isReason = false;
  walk.line.isUnrelated = false;
  walk.clause.ofAll = [];
  if (walk.line.depth === 0) walk.clause.outer = undefined;
  // "Calcium (with vitamin D, K2) 600 mg": the name ends inside the brackets.
  const signs = walk.tokens.slice(span.from, span.to).map(({ word }) => word);
  if (signs.lastIndexOf('(') > signs.lastIndexOf(')')) openAfter(walk, entry);
  return entry;
}

/** Brackets after an entry: what follows them concerns it again. */
export function openAfter(walk: Walk, entry: Mention | undefined): void {
  if (walk.line.depth === 0) walk.clause.outer = entry;
  walk.line.depth += 1;
}

const PARTS_OF_BODY: ReadonlySet<MedicineRoute | null> = new Set(['skin', 'eye', 'ear', 'nose'] as const);

/** A body part is as often the purpose as the place of application. */
const isPartOfBody = (route: MedicineRoute | null): boolean => PARTS_OF_BODY.has(route);

/** The route, if the name itself gives it: "Advair Diskus", "B12 injections". */
function routeIn(walk: Walk, { from, to, meaning }: NameSpan): MedicineRoute | null {
  const { phrases, brandRoutes } = walk.names.words;
  const isSupplement = meaning.supplement !== undefined;
  const isKind = meaning.drugClass !== undefined;
  let key = '';
  for (let at = from; at < to; at++) {
    key += walk.tokens[at]?.kind === 'sign' ? '' : (walk.tokens[at]?.word ?? '');
    const byBrand = brandRoutes.get(key);
    if (byBrand !== undefined) return byBrand;
    const cue = phrases.match(walk.tokens, at);
    if (cue === null || cue.to > to || (cue.value.kind !== 'route' && cue.value.kind !== 'piece')) continue;
    // "Proton pump inhibitor": a word within the name of a kind is no form.
    if (isKind && cue.to < to) continue;
    // "Eye vitamins" and "hair, skin and nails" are swallowed.
    if (!isSupplement || cue.value.kind === 'piece' || !isPartOfBody(cue.value.route)) return cue.value.route;
  }
  return null;
}
