import type { ChatData } from '@evidose/knowledge';
import type { Reader } from '../reader.ts';

/** Somebody leaves a medicine off: the words of it (no more, give up, cannot any longer) are those of despair as well. */
const STOPS = 'stops-a-medicine';

/** What sets a whole message at a distance (`frames` of danger.yaml), and whether it speaks of stopping a medicine. */
export function createFrames({ allIn, stopping: { stops } }: Reader, { danger }: ChatData) {
  // A feature stands in a table of commas.
  const signOf = (name: string): string => name.replace(/[^a-z]+/g, '-');
  const framesIn = allIn(danger.frames.map(({ name, says, unless }) => ({ is: signOf(name), says, not: unless })));
  return (text: string): string[] => [...framesIn(text), ...(stops(text) ? [STOPS] : [])];
}
