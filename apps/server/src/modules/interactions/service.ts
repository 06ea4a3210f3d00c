import type { InteractionCheck } from '@evidose/contract';
import { checkInteractions, type Prepared } from '@evidose/engine';
import { createSourceBook } from '../catalogue/sources.ts';

interface Asked {
  readonly medicines: string | readonly string[];
  readonly supplements: string | readonly string[];
}

/** One name a line, as the reader of lists takes it. */
const textOf = (names: string | readonly string[]): string => (typeof names === 'string' ? names : names.join('\n'));

/** A supplement with each medicine, and each two supplements with each other. */
function countPairs(medicines: number, supplements: number): number {
  return medicines * supplements + (supplements * (supplements - 1)) / 2;
}

/** The interaction checker: names in, conflicts out, nothing kept. */
export function createChecker(prepared: Prepared): (asked: Asked) => InteractionCheck {
  const sourcesOf = createSourceBook(prepared.knowledge);
  return (asked) => {
    const found = checkInteractions(prepared, {
      medicines: textOf(asked.medicines),
      supplements: textOf(asked.supplements),
    });
    const unchecked = new Set(found.unchecked.map(({ text }) => text));
    const known = (items: readonly { readonly text: string }[]) => items.filter(({ text }) => !unchecked.has(text));
    return {
      knowledgeVersion: prepared.knowledge.version,
      medicines: [...found.medicines],
      supplements: [...found.supplements],
      pairs: found.pairs.map((pair) => ({ ...pair, sources: [...pair.sources] })),
      unchecked: found.unchecked.map(({ text, message }) => ({ text, message })),
      pairsChecked: countPairs(known(found.medicines).length, known(found.supplements).length),
      sources: sourcesOf(found.pairs),
    };
  };
}
