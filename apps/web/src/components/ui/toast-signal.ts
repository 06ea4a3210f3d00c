import { observable } from '../../lib/store.ts';

/** Turns true with the first toast, once the region's code is there. */
export const areToastsUsed = observable(false);
