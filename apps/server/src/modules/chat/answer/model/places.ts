import { createConcurrencyCounter } from '../../../../http/concurrency-counter.ts';

/**
 * Who waits for the model, over all and of one source. A slow model keeps each of them waiting for seconds, as requests
 * under way: without a limit a few dozen would be taken for an overload, and everybody else be refused.
 */
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
