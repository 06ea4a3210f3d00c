import { isBare } from './mention.ts';
import type { Walk } from './walk.ts';

/** "My iron was low": how much of it there is in the person. */
export function takeLevel(walk: Walk, at: number): void {
  if (isMeasured(walk) && isBehindName(walk, at)) setLevel(walk);
}

/** A nutrient, or a hormone of the body. The level of a medicine is checked because it is taken. */
function isMeasured({ current, names }: Walk): boolean {
  const meaning = current?.name?.meaning;
  if (meaning?.supplement !== undefined) return true;
  return names.words.prose.hormones.has(meaning?.drug?.id ?? meaning?.drugClass?.id ?? '');
}

/** "Gluten free", "aspirin-free": what something does not contain. */
export function takeFree(walk: Walk, at: number): void {
  if (walk.current !== undefined && isBehindName(walk, at)) walk.current.isDropped = true;
}

/** "Without my gabapentin I cannot sleep" is taken; "without iron" is not. */
export function takeFreeOf(walk: Walk, at: number): void {
  if (walk.names.words.mine.has(walk.wordAt(at + 1))) return;
  walk.pending = { status: 'not-taking', isMoved: false };
}

/** "My iron and B12 bloods came back fine": applies to all joined names without anything else. */
function setLevel({ entries, clause }: Walk): void {
  for (const [i, entry] of entries.slice(-clause.named).reverse().entries()) {
    if (i > 0 && (!isBare(entry) || entry.name?.meaning.supplement === undefined)) return;
    entry.isLevel = true;
    if (!entry.isJoined) return;
  }
}

function isBehindName(walk: Walk, at: number): boolean {
  const name = walk.current?.name;
  const from = walk.spans[at]?.from ?? 0;
  if (name == null) return false;
  return name.to === from || (name.to === from - 1 && walk.spans[at - 1]?.kind === 'mark');
}
