import type { Lists, ListsOf } from './lists.ts';

/** Names that are words of everyday English too. */
export const ordinaryLists = [
  'names',
  'onlyWithCapitals',
  'onlyWithSigns',
  'grammar',
  'holders',
  'takenLeads',
  'verbsToo',
  'verbLeads',
  'timesToo',
  'vitaminLeads',
  'productWords',
  'adjectives',
  'objects',
  'endings',
] as const;
export interface OrdinaryWords extends ListsOf<typeof ordinaryLists> {
  /** Supplement → what it is called for short, among supplements alone. */
  readonly shortForms: Lists<string>;
  /** The same, but only likely: a guess that is asked back. */
  readonly looseForms: Lists<string>;
  /** Drug → what stands beside a short form of its name where that one is meant. */
  readonly givenFor: Lists<string>;
  /** Supplement → what it is instead where one of it holds so much. */
  readonly stronger: Readonly<Record<string, Stronger>>;
}

/** From so much on, up to so much, in the unit of the dose. */
interface Stronger {
  readonly from: number;
  readonly to: number;
  readonly is: string;
}
