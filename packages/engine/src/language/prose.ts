import type { ListsOf } from './lists.ts';

/** Those of more than one word; the others are looked up word by word. */
export const prosePhrases = [
  'doings',
  'shopVerbs',
  'introduces',
  'selfNames',
  'personVerbs',
  'personLeads',
  'asks',
  'firmVerbs',
  'firmLeads',
  'ofFirms',
  'growing',
  'resultLinks',
  'mayBeResult',
  'resultUnits',
  'found',
  'which',
  'verdicts',
  'tests',
] as const;

/** Words of ordinary sentences around medicines. */
export const proseLists = [
  ...prosePhrases,
  'handling',
  'taking',
  'takenBefore',
  'lifeBefore',
  'present',
  'hormones',
  'givenNames',
  'haveNames',
  'work',
  'ofCare',
  'honorifics',
  'callings',
  'mentions',
  'animals',
  'named',
  'streets',
  'findings',
  'ward',
  'nameLinks',
  'peopleOf',
  'together',
  'whereabouts',
  'saints',
  'placed',
  'keptLeads',
  'tells',
  'takenBetween',
  'bloods',
  'levels',
] as const;
export interface ProseWords extends ListsOf<typeof proseLists> {
  /** Supplement → what a number without a unit of weight says of the blood, and not of a dose. */
  readonly results: Readonly<Record<string, { readonly from: number; readonly to: number }>>;
}
