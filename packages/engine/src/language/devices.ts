import type { ListsOf } from './lists.ts';

/** Things that come from the pharmacy and are no medicine. */
export const deviceLists = ['kinds', 'brands'] as const;
export type DeviceWords = ListsOf<typeof deviceLists>;
