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
  /** Drug → words beside an abbreviation of its name that mean this drug. */
  readonly givenFor: Lists<string>;
  /** Supplement → the stronger one it means from a given strength on. */
  readonly stronger: Readonly<Record<string, Stronger>>;
}

/** From so much on, up to so much, in the unit of the dose. */
interface Stronger {
  readonly from: number;
  readonly to: number;
  readonly is: string;
}
