import type { MarkKind } from '../spans.ts';
import { type Gathered, saidOf } from './gathered.ts';
import { endOfPart } from './life.ts';
import { classesIn } from './named.ts';
import type { Walk } from './walk.ts';

/**
 * "Warfarin 5 mg, 24 hour allergy", "warfarin and allergy spray", "zyrtec (allergies)": what something else is called by, or what it
 * is for. "Codeine, severe allergy", "codeine (allergy)" is said of the medicine.
 */
export function isCalledByAllergy(walk: Walk, at: number, before: Gathered): boolean {
  const { spans, tokens, names } = walk;
  const next = spans[at + 1];
  // "Allergic rhinitis"; "allergic rash" is what a medicine did.
  if (saidOf(next)?.kind === 'ailment' && names.words.reactions.match(tokens, next?.from ?? 0) === null) return true;
  const noun = tokens[(spans[at]?.to ?? 0) - 1]?.word ?? '';
  if (!names.words.allergyNouns.has(noun)) return false;
  // What is taken has a dose or a time; what somebody is allergic to has none.
  if (before.elements.length > 0 || OF_PRODUCT.has(saidOf(next)?.kind ?? '') || treatsAllergy(walk, before))
    return true;
  if (LEADS.has(spans[at - 1]?.kind ?? 'stop')) return false;
  for (let i = at - 1; i >= 0 && spans[i] !== before.name; i--) if (spans[i]?.kind === 'joint') return true;
  if (walk.clauseEntries > 0) return false;
  // "Warfarin, allergies", and on a line of its own: the head of a list that never came.
  return noun.endsWith('s') || spans[walk.partFrom - 1]?.kind === 'stop' || hasMore(walk, at);
}
/** What follows is said of what stands before. */
const LEADS: ReadonlySet<string> = new Set<MarkKind>(['dash', 'colon', 'open']);
const OF_PRODUCT: ReadonlySet<string> = new Set([
  'piece',
  'form',
  'route',
  'maker',
  'purpose',
  'frequency',
  'slot',
  'needed',
  'ailment',
]);

const treatsAllergy = (walk: Walk, { name }: Gathered): boolean =>
  name !== null && classesIn(walk, name).some((id) => walk.names.words.treatsAllergy.has(id));

function hasMore(walk: Walk, at: number): boolean {
  for (let i = walk.partFrom; i < endOfPart(walk, at); i++) if (i !== at && isMore(walk, i)) return true;
  return false;
}

/** Since when it is so, and talk. */
const OF_ALLERGY: ReadonlySet<string> = new Set(['status', 'talk', 'break', 'ago', 'time', 'again', 'unsure']);

/** More than how bad an allergy is, and what it did. */
function isMore(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const word = walk.wordAt(at);
  if (walk.names.words.little.has(word) || walk.names.words.allergyFiller.has(word)) return false;
  return span?.kind === 'said' ? !OF_ALLERGY.has(span.said.kind) : span?.kind !== 'comma' && span?.kind !== 'stop';
}
