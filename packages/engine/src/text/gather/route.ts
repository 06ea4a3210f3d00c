import type { MedicineRoute } from '@evidose/contract';
import type { Supplement } from '../../knowledge.ts';
import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';
import { cueOf, isNamed } from './mention.ts';
import type { Walk } from './walk.ts';

/** "Eye drops", "patch", "inhaled": where what is spoken of goes in. */
export function takeRoute(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span?.kind !== 'cue' || (span.cue.kind !== 'piece' && span.cue.kind !== 'route')) return;
  const { cue } = span;
  walk.tell(at, (target) => {
    // "Doxycycline for my skin" is swallowed.
    const isPurpose = cue.kind === 'route' && isOfComplaint(walk, at);
    // "One capsule inhaled": how it is taken outranks its form.
    if (cue.kind === 'route' && !isPurpose && target.route === 'oral') target.route = cue.route;
    if (!isPurpose) target.route ??= isDrunk(walk, cue.route) || isSwallowedGel(walk, at) ? 'oral' : cue.route;
  });
  takeDrops(walk, at);
  if (walk.current !== undefined && walk.names.words.changed.has(walk.tokens[span.to - 1]?.word ?? ''))
    walk.current.isChanged = true;
}

/** "Brinzolamide eye drops, hypromellose drops when they're gritty": drops after eye drops have the same route. */
function takeDrops(walk: Walk, at: number): void {
  const { current, entries } = walk;
  if (current?.name == null || current.route !== null || current.name.meaning.supplement !== undefined) return;
  const route = walk.names.words.drops.has(walk.wordAt(at)) ? entries.at(-2)?.route : undefined;
  if (route === 'eye' || route === 'ear') current.route = route;
}

/** "Ginger shots": of plants and the like nothing is injected. */
function isDrunk({ current }: Walk, route: MedicineRoute | null): boolean {
  const category = current?.name?.meaning.supplement?.category;
  return route === 'injection' && category !== undefined && !INJECTED.has(category);
}
const INJECTED: ReadonlySet<Supplement['category']> = new Set([
  'vitamin',
  'mineral',
  'hormone',
  'combination',
] as const);

/** "Vitamin D gels", "omega 3 gel 1000 mg": a soft capsule, unless it says where it is rubbed in. */
function isSwallowedGel({ spans, tokens, names, current }: Walk, at: number): boolean {
  const { gels, bodyParts, syntax } = names.words;
  const word = tokens[(spans[at]?.to ?? 0) - 1]?.word ?? '';
  if (!gels.has(word) || current?.name == null) return false;
  const behind = spans.slice(at + 1, at + 1 + FEW_BEHIND);
  if (behind.some(({ to }) => bodyParts.has(tokens[to - 1]?.word ?? ''))) return false;
  const isWeighed = [...current.elements, ...behind].some((each) => each.kind === 'amount' && WEIGHTS.has(each.unit));
  const isMany = endsIn(word, syntax.ownerEnds);
  const category = current.name.meaning.supplement?.category;
  return category === undefined ? isMany && isWeighed : isMany || isWeighed || EATEN.has(category);
}
const FEW_BEHIND = 5;
const WEIGHTS: ReadonlySet<string | null> = new Set(['mg', 'µg', 'IU']);
/** Never applied to the skin. */
const EATEN: ReadonlySet<Supplement['category']> = new Set(['vitamin', 'combination'] as const);

/** How many words may be between "for" and its object: "for my dry skin". */
const NEAR = 3;

/** "Minocycline for spots on my face": a body part inside a complaint is no way in, unless only a kind is named. */
function isOfComplaint(walk: Walk, at: number): boolean {
  const meaning = walk.current?.name?.meaning;
  if (meaning?.drug === undefined && meaning?.supplement === undefined && meaning?.brand === undefined) return false;
  // "Eye drops", "cream": a form goes where it says.
  if (!walk.names.words.bodyParts.has(walk.tokens[(walk.spans[at]?.to ?? 0) - 1]?.word ?? '')) return false;
  let isComplaint = isComplaintWord(walk.spans[at + 1]);
  for (let before = at - 1; before >= Math.max(at - NEAR, 0); before--) {
    const span = walk.spans[before];
    const kind = cueOf(span)?.kind;
    // "1 drop each eye", "cream on my face".
    if (span === undefined || span.kind === 'mark' || kind === 'piece' || kind === 'route') return false;
    if (isNamed(span)) break;
    isComplaint ||= isComplaintWord(span) || kind === 'purpose';
  }
  return isComplaint;
}

const isComplaintWord = (span: Span | undefined): boolean => span?.kind === 'word' || cueOf(span)?.kind === 'ailment';
