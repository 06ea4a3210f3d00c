import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loading the knowledge and warming up leave a third of the heap as garbage, which an idle server would keep for hours.
 * Runs once, while nobody waits; takes about a quarter of a second.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // The second pass releases what the first one freed.
  if (typeof collect === 'function') for (let time = 0; time < 2; time += 1) collect();
}
