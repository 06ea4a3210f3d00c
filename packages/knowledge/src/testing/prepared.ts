import { prepare } from '@evidose/engine';
import { loadKnowledge } from '../load.ts';

/**
 * The knowledge as it is, loaded and prepared once for all test files of a worker: nothing changes it, and whatever was
 * looked up in it stays found.
 */
export const knowledge = await loadKnowledge();
export const prepared = prepare(knowledge);
