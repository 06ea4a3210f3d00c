import type { Effect, Supplement } from '../knowledge.ts';
import type { ListsBy, ListsOf } from './lists.ts';

/** The words of the answer about what a clinician advised against. */
export const adviceLists = [
  'everything',
  'qualifiers',
  'reasons',
  'foods',
  'fillers',
  'raises',
  'lowers',
  'blunt',
] as const;
export interface AdviceWords extends ListsOf<typeof adviceLists> {
  readonly categories: ListsBy<Supplement['category']>;
  readonly effects: ListsBy<Effect>;
}
