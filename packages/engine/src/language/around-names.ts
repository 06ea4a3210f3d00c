import type { ListsOf } from './lists.ts';

/** Words beside names: numbers that are not doses, shops, titles, function words. */
export const aroundNamesLists = [
  'talk',
  'salts',
  'functionWords',
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
  'shopLeads',
  'money',
  'sizes',
  'whichKind',
  'wasKind',
  'maybeKind',
  'paidFor',
  'currencies',
  'tall',
  'servings',
  'servingSize',
  'numbered',
  'elemental',
  'oilParts',
  'productLinks',
  'plainProducts',
] as const;
/** Those of more than one word; the others are looked up word by word. */
export const aroundNamesPhrases = ['labelNumbers', 'labelAsides', 'whichKind', 'wasKind', 'maybeKind'] as const;
export type AroundNamesWords = ListsOf<typeof aroundNamesLists>;
