import type { ChatData } from '@evidose/knowledge';
import type { Reader } from '../reader.ts';
import { createStopping } from '../stopping.ts';

/** Somebody leaves a medicine off: the words of it (no more, give up, cannot any longer) are those of despair as well. */
const STOPS = 'stops-a-medicine';

/**
 * What sets a whole message at a distance (`frames` of danger.yaml): long ago, told or played, asked in general. Their names,
 * and whether it speaks of stopping a medicine.
 */
export function createFrames(reader: Reader, data: ChatData) {
  const { stops } = createStopping(reader, data);
  // A sign stands in a table of commas.
  const signOf = (name: string): string => name.replace(/[^a-z]+/g, '-');
  const framesIn = reader.allIn(
    data.danger.frames.map(({ name, says, unless }) => ({ is: signOf(name), says, not: unless })),
  );
  return (text: string): string[] => [...framesIn(text), ...(stops(text) ? [STOPS] : [])];
}
