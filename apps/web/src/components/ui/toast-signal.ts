import { observable } from '../../lib/store.ts';

/** Turns true with the first toast: until then the region's code is not even fetched. */
export const areToastsUsed = observable(false);
