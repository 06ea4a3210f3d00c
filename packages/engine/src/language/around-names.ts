import type { ListsOf } from './lists.ts';

/** What stands beside names: numbers that are no dose, shops, titles, little words. */
export const aroundNamesLists = [
  'talk',
  'salts',
  'little',
  'vague',
  'care',
  'apart',
  'foods',
  'titles',
  'measures',
  'measureLeads',
  'measureLinks',
  'labelNumbers',
  'labelAsides',
  'names',
  'combining',
  'measureUnits',
  'sameAs',
  'placeLeads',
  'shopLeads',
  'money',
  'sizes',
  'whichKind',
  'wasKind',
  'maybeKind',
] as const;
export type AroundNamesWords = ListsOf<typeof aroundNamesLists>;
