import type { ListsOf } from './lists.ts';

/** The grammar of directions, beside the phrases of how often and when. */
export const directionsLists = [
  // Directly before what is taken, whatever the pack contains.
  'takeLeads',
  'bothSides',
  // They say how much or how often, wherever no rule reads them.
  'tellsHow',
  'restricts',
  // Printed words without spaces: what may be separated, and what never stands alone.
  'glued',
  'gluedOnly',
  'gluedCodes',
  'gluedTitles',
  'gluedWeak',
  'everyLetter',
] as const;
export type DirectionsWords = ListsOf<typeof directionsLists>;
