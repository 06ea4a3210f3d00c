import type { ListsOf } from './lists.ts';

/** What is told around medicines and is none. */
export const proseLists = [
  'handling',
  'taking',
  'takenBefore',
  'doings',
  'shopVerbs',
  'lifeBefore',
  'introduces',
  'personVerbs',
  'personLeads',
  'hormones',
  'asks',
  'firmVerbs',
  'firmLeads',
  'givenNames',
  'haveNames',
  'ofFirms',
  'work',
  'ofCare',
  'honorifics',
  'callings',
  'mentions',
  'animals',
  'named',
  'streets',
  'growing',
  'resultLinks',
  'mayBeResult',
  'resultUnits',
  'found',
  'which',
  'verdicts',
  'tests',
  'findings',
  'ward',
] as const;
export interface ProseWords extends ListsOf<typeof proseLists> {
  /** Supplement → what a number without a unit of weight says of the blood, and not of a dose. */
  readonly results: Readonly<Record<string, { readonly from: number; readonly to: number }>>;
}
