import type { MedicineRoute, Slot } from '@evidose/contract';
import type { Lists, ListsBy, ListsOf } from './lists.ts';
import type { FrequencyWords } from './times.ts';

/** Words around a name in other languages. */
export const foreignLists = [
  'asNeeded',
  'persons',
  'prescribed',
  'food',
  'purpose',
  'talk',
  'sentence',
  'joining',
  'elisions',
] as const;
export interface ForeignWords extends ListsOf<typeof foreignLists> {
  readonly frequencies: readonly FrequencyWords[];
  readonly numbers: Lists<string>;
  readonly slots: ListsBy<Slot>;
  /** The status of a medicine; `allergy` is a denial too. */
  readonly statuses: ListsBy<'stopped' | 'planned' | 'not-taking' | 'as-needed' | 'allergy'>;
  readonly pieces: ListsBy<MedicineRoute | 'none'>;
}
