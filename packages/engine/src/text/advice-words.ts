import type { Effect, Supplement } from '../knowledge.ts';
import type { Language } from '../language.ts';
import { byWord, escaped, type Words } from './word-lists.ts';

/** The words of the answer about what a clinician advised against. */
export interface AdviceWords {
  readonly categories: ReadonlyMap<string, Supplement['category']>;
  readonly effects: ReadonlyMap<string, Effect>;
  readonly everything: Words;
  readonly pressure: Words;
  readonly vitamins: Words;
  readonly takes: Words;
  /** Another word for a nutrient → its id. */
  readonly nutrients: ReadonlyMap<string, string>;
  readonly qualifiers: Words;
  readonly reason: RegExp;
  readonly foods: Words;
  readonly filler: Words;
  readonly raises: Words;
  readonly lowers: Words;
  readonly blunt: Words;
}

export const adviceWords = (advice: Language['advice']): AdviceWords => ({
  categories: byWord(advice.categories),
  effects: byWord(advice.effects),
  everything: new Set(advice.everything),
  pressure: new Set(advice.pressure),
  vitamins: new Set(advice.vitamins),
  takes: new Set(advice.takes),
  nutrients: byWord(advice.nutrients),
  qualifiers: new Set(advice.qualifiers),
  reason: new RegExp(String.raw`\b(?:${advice.reasons.map(escaped).join('|')})\b|\(`, 'i'),
  foods: new Set(advice.foods),
  filler: new Set(advice.fillers),
  raises: new Set(advice.raises),
  lowers: new Set(advice.lowers),
  blunt: new Set(advice.blunt),
});
