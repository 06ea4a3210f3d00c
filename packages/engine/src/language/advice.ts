import type { Effect, Supplement } from '../knowledge.ts';
import type { Lists, ListsBy, ListsOf } from './lists.ts';

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
  'pressure',
  'vitamins',
  'takes',
] as const;
export interface AdviceWords extends ListsOf<typeof adviceLists> {
  /** Nutrient → what else people call it. */
  readonly nutrients: Lists<string>;
  readonly categories: ListsBy<Supplement['category']>;
  readonly effects: ListsBy<Effect>;
}
