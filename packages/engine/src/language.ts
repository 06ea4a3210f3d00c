import type { Diet } from '@evidose/contract';
import type { Effect, Supplement } from './knowledge.ts';

/**
 * The words of free text, as the knowledge holds them: one part for each file of its folder `language`. The engine knows
 * how sentences are put together, and no word of them.
 */
export interface Language {
  readonly aroundNames: AroundNames;
  readonly ailments: { readonly words: readonly string[] };
  readonly nothing: { readonly words: readonly string[]; readonly denials: readonly string[] };
  readonly advice: AdviceWords;
  readonly allergies: { readonly fillers: readonly string[] };
  readonly diets: { readonly words: Readonly<Partial<Record<Diet, readonly string[]>>> };
}

type List =
  | 'amounts'
  | 'forms'
  | 'times'
  | 'talk'
  | 'supplements'
  | 'salts'
  | 'purpose'
  | 'little'
  | 'medicine'
  | 'vague';
export type AroundNames = Readonly<Record<List, readonly string[]>>;

type AdviceList = 'everything' | 'qualifiers' | 'reasons' | 'foods' | 'fillers' | 'raises' | 'lowers' | 'blunt';
export interface AdviceWords extends Readonly<Record<AdviceList, readonly string[]>> {
  readonly categories: Readonly<Partial<Record<Supplement['category'], readonly string[]>>>;
  readonly effects: Readonly<Partial<Record<Effect, readonly string[]>>>;
}
