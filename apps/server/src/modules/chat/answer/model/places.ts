import { createConcurrencyCounter } from '../../../../http/concurrency-counter.ts';

/** A slow model keeps its requests open for seconds: without a limit a few dozen would be taken for an overload. */
const MOST = 24;
const MOST_OF_ONE = 4;

export function createPlaces() {
  const taken = createConcurrencyCounter();
  return {
    /** Null where all are taken; else what gives the place back. */
    take: (source: string): (() => void) | null => {
      if (taken.all() >= MOST || taken.of(source) >= MOST_OF_ONE) return null;
      taken.add(source);
      return () => taken.remove(source);
    },
  };
}
