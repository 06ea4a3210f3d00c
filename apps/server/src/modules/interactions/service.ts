import type { InteractionCheck } from '@evidose/contract';
import { checkInteractions, type Prepared } from '@evidose/engine';
import { createSourceBook } from '../catalogue/index.ts';

type Pair = ReturnType<typeof checkInteractions>['pairs'][number];

interface Asked {
  readonly medicines: string | readonly string[];
  readonly supplements: string | readonly string[];
}

/** One name per line, as the list reader expects. */
const textOf = (names: string | readonly string[]): string => (typeof names === 'string' ? names : names.join('\n'));

/** Supplements with medicines, and supplements with each other. */
function countPairs(medicines: number, supplements: number): number {
  return medicines * supplements + (supplements * (supplements - 1)) / 2;
}

/** A pair may have several rows, from either side and from each ingredient. It is shown once, by the most severe. */
function oncePerPair(pairs: readonly Pair[]): Pair[] {
  const once = new Map<string, Pair>();
  for (const pair of pairs) {
    const ends = [pair.supplement.id, pair.with.id ?? pair.with.name].sort().join(' ');
    // Most severe first.
    if (!once.has(ends)) once.set(ends, pair);
  }
  return [...once.values()];
}

/** The interaction checker: names in, conflicts out, nothing stored. */
export function createChecker(prepared: Prepared): (asked: Asked) => InteractionCheck {
  const sourcesOf = createSourceBook(prepared.knowledge);
  return (asked) => {
    const found = checkInteractions(prepared, {
      medicines: textOf(asked.medicines),
      supplements: textOf(asked.supplements),
    });
    const pairs = oncePerPair(found.pairs).map((pair) => ({ ...pair, sources: [...pair.sources] }));
    const medicinePairs = found.medicinePairs.map((pair) => ({
      ...pair,
      medicines: [...pair.medicines],
      sources: [...pair.sources],
    }));
    const unchecked = new Set(found.unchecked.map(({ text }) => text));
    const known = (items: readonly { readonly text: string }[]) => items.filter(({ text }) => !unchecked.has(text));
    return {
      knowledgeVersion: prepared.knowledge.version,
      medicines: [...found.medicines],
      supplements: [...found.supplements],
      pairs,
      medicinePairs,
      unchecked: found.unchecked.map(({ text, message }) => ({ text, message })),
      pairsChecked: countPairs(known(found.medicines).length, known(found.supplements).length),
      sources: sourcesOf([...pairs, ...medicinePairs]),
    };
  };
}
