import type { ChatData } from '@evidose/knowledge';
import type { Reader } from '../reader.ts';
import { createStopping } from '../stopping.ts';

/** Somebody leaves a medicine off: the words of it (no more, give up, cannot any longer) are those of despair as well. */
const STOPS = 'stops-a-medicine';

/**
 * What sets a whole message at a distance (`frames` of danger.yaml): long ago, told or played, asked in general. Their names,
 * and whether it speaks of stopping a medicine.
 */
export function createFrames(reader: Pick<Reader, 'compile' | 'fits' | 'isKnown' | 'isSpoken'>, data: ChatData) {
  const { fits } = reader;
  const { stops } = createStopping(reader, data);
  const frames = data.danger.frames.map(({ name, says, unless }) => ({
    // A sign stands in a table of commas.
    sign: name.replace(/[^a-z]+/g, '-'),
    fits: fits(says),
    isNear: fits(unless),
  }));
  return (text: string): string[] => [
    ...frames.filter((frame) => frame.fits(text) && !frame.isNear(text)).map(({ sign }) => sign),
    ...(stops(text) ? [STOPS] : []),
  ];
}
