import type { Element } from '../directions/elements.ts';
import { cueOf, isBare, isRhythm, type Mention } from './mention.ts';
import type { Walk } from './walk.ts';

/** How many of a long list are updated at once. */
const MOST_OF_ALL = 24;

/** "Vitamin D, magnesium, zinc, all at night": applies to each one without its own time. */
export function startAll(walk: Walk): void {
  const of = walk.entries.slice(-MOST_OF_ALL);
  walk.clause.ofAll = of.filter(({ elements }) => !elements.some(isRhythm));
}

/**
 * "Ramipril, aspirin, one of each every morning": applies to the names on the line. "One each of ramipril, …" heads a
 * list.
 */
export function startEach(walk: Walk, at: number): void {
  const { number = 1 } = walk.spans[at] as { readonly number?: number };
  if ((walk.nextName[at] ?? -1) >= 0) {
    walk.line.eachFrom = walk.entries.length;
    return;
  }
  // On its own line it applies to all lines before.
  const from = walk.line.from === walk.entries.length ? 0 : walk.line.from;
  walk.clause.ofAll = walk.entries
    .slice(Math.max(from, walk.entries.length - MOST_OF_ALL))
    .filter(({ elements, isNeeded, status }) => !elements.some(isRhythm) && !isNeeded && status === 'taking');
  if (number > 1) for (const { elements } of walk.clause.ofAll) elements.push({ kind: 'count', value: number });
}

/** A time after "all" or "one of each". */
export function tellAll({ clause: { ofAll } }: Walk, element: Element): void {
  for (const entry of ofAll) entry.elements.push(element);
}

/** "One each of ramipril, aspirin and bisoprolol every morning": the last one's words apply to all. */
export function endEach(walk: Walk): void {
  if (walk.line.eachFrom === null) return;
  const listed = walk.entries.slice(walk.line.eachFrom);
  const times = listed.at(-1)?.elements.filter(isRhythm) ?? [];
  for (const { elements, isNeeded } of listed) if (!isNeeded && !elements.some(isRhythm)) elements.push(...times);
  walk.line.eachFrom = null;
}

/** "Ramipril 10 mg same time": when the one before it is taken. */
export function takeSameTime(walk: Walk, at: number): void {
  if (walk.current?.elements.some(isRhythm) === true) return;
  const earlier = walk.entries.findLast((entry) => entry !== walk.current && entry.elements.some(isSlot));
  for (const element of earlier?.elements.filter(isSlot) ?? []) walk.attach(at, element);
}
const isSlot = ({ kind }: Element): boolean => kind === 'slot';

/**
 * "Ampiclox and Flagyl from the chemist, finished last month", "…, both finished": applies to all names of the previous
 * part. In a longer list only the last one is meant, as it may continue with current medicines.
 */
export function statusTargets(walk: Walk, at: number, before: Mention): readonly Mention[] {
  const named = walk.entries.slice(walk.line.clauseBefore);
  if (walk.clause.named > 0 || named.at(-1) !== before) return [before];
  // "Will start both on Monday".
  if ([at - 1, at + 1].some((beside) => cueOf(walk.spans[beside])?.kind === 'of-all')) return allBefore(walk, named);
  const isPair = walk.line.clauseBefore === walk.line.from && named.every(isBare) && hasOneOrigin(walk, at, before);
  return isPair && named.slice(1).every(({ isJoined }) => isJoined) ? named : [before];
}

/** "Ginkgo, ginseng, resveratrol, all stopped": applies as far back on the line as no entry has a dose or a time. */
function allBefore({ entries, line }: Walk, named: readonly Mention[]): readonly Mention[] {
  if (!named.every(isBare)) return named;
  let from = line.clauseBefore;
  while (from > Math.max(line.from, entries.length - MOST_OF_ALL) && isBare(entries[from - 1] as Mention)) from -= 1;
  return entries.slice(from);
}

/**
 * "… from the chemist": they came together. "Ramipril and amoxicillin, finished" applies only to the last one: a doubt
 * must not stop a current medicine.
 */
function hasOneOrigin({ spans, tokens, names }: Walk, at: number, { name, unknown }: Mention): boolean {
  const from = (name ?? unknown)?.to ?? 0;
  return tokens.slice(from, spans[at]?.from ?? from).some(({ word }) => names.words.syntax.from.has(word));
}
