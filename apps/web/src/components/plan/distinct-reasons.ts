import type { Reason } from '@evidose/contract';

/** Sentences that share this fraction of their words say the same thing. */
const SAME = 0.6;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / smaller;
}

/** Drops reasons that repeat another almost word for word; the better-supported one stays, with both sources. */
export function distinctReasons(reasons: readonly Reason[]): Reason[] {
  const kept: Reason[] = [];
  for (const reason of [...reasons].sort((a, b) => (a.evidence < b.evidence ? -1 : Number(a.evidence > b.evidence)))) {
    const at = kept.findIndex(({ message }) => likeness(wordsOf(message), wordsOf(reason.message)) >= SAME);
    const same = kept[at];
    if (same === undefined) kept.push(reason);
    else kept[at] = { ...same, sources: [...new Set([...same.sources, ...reason.sources])] };
  }
  return kept;
}
