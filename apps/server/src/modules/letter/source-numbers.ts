import type { LetterSource } from '@evidose/contract';
import type { Knowledge } from '@evidose/engine';

export interface SourceNumbers {
  readonly of: (ids: readonly string[]) => number[];
  readonly list: () => LetterSource[];
}

/** Numbers sources in order of first mention. */
export function numberSources({ sources }: Pick<Knowledge, 'sources'>): SourceNumbers {
  const known = new Map(sources.map((source) => [source.id, source]));
  const numbers = new Map<string, number>();
  const numberOf = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
  return {
    of: (ids) => [...new Set(ids)].map(numberOf).toSorted((a, b) => a - b),
    list: () =>
      [...numbers].map(([id, number]) => {
        const source = known.get(id);
        // A plan older than the knowledge may name a source that is gone.
        if (source === undefined) return { number, title: id, publisher: '', year: null, url: null };
        const { title, publisher, year, url } = source;
        return { number, title, publisher, year, url };
      }),
  };
}
