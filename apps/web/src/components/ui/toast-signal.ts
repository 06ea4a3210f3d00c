import { observable } from '../../lib/store.ts';

/** True from the first toast on, once the region's code has loaded. */
export const areToastsUsed = observable(false);
