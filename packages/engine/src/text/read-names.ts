import type { Names } from './names.ts';
import { type Entry, read } from './reader.ts';

/** Every name in a text of any kind: a question, advice, an allergy. `filler` adds words to ignore. */
export function readNames(names: Names, text: string, filler?: ReadonlySet<string>): readonly Entry[] {
  return read(names, text, { list: 'any', keepsOrdinary: true, ...(filler === undefined ? {} : { filler }) });
}
