import type { Effect, Supplement } from '../knowledge.ts';
import type { Language } from '../language.ts';
import { byWord, type Words } from './word-lists.ts';

/** The words of the answer about what a clinician advised against. */
export interface AdviceWords {
  readonly categories: ReadonlyMap<string, Supplement['category']>;
  readonly effects: ReadonlyMap<string, Effect>;
  readonly everything: Words;
  readonly qualifiers: Words;
  readonly reason: RegExp;
  readonly foods: Words;
  readonly filler: Words;
  readonly raises: Words;
  readonly lowers: Words;
  readonly blunt: Words;
}

const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const adviceWords = (advice: Language['advice']): AdviceWords => ({
  categories: byWord(advice.categories),
  effects: byWord(advice.effects),
  everything: new Set(advice.everything),
  qualifiers: new Set(advice.qualifiers),
  reason: new RegExp(String.raw`\b(?:${advice.reasons.map(escaped).join('|')})\b|\(`, 'i'),
  foods: new Set(advice.foods),
  filler: new Set(advice.fillers),
  raises: new Set(advice.raises),
  lowers: new Set(advice.lowers),
  blunt: new Set(advice.blunt),
});
