import type { ChatData } from '@evidose/knowledge';
import type { Reader } from '../reading/reader.ts';

/** What sets a whole message at a distance (`frames` of danger.yaml): long ago, told or played, asked in general. Their names. */
export function createFrames({ fits }: Pick<Reader, 'fits'>, { danger }: Pick<ChatData, 'danger'>) {
  const frames = danger.frames.map(({ name, says, unless }) => ({
    // A sign stands in a table of commas.
    sign: name.replace(/[^a-z]+/g, '-'),
    fits: fits(says),
    isNear: fits(unless),
  }));
  return (text: string): string[] =>
    frames.filter((frame) => frame.fits(text) && !frame.isNear(text)).map(({ sign }) => sign);
}
