import type { Language } from '../language.ts';
import { byWord, escaped, setOf, setsOf } from './word-lists.ts';

/** The words of the answer about what a clinician advised against. */
export const adviceWords = ({ categories, effects, nutrients, reasons, fillers, ...lists }: Language['advice']) => ({
  ...setsOf(lists),
  categories: byWord(categories),
  effects: byWord(effects),
  /** Another word for a nutrient → its id. */
  nutrients: byWord(nutrients),
  reason: new RegExp(String.raw`\b(?:${reasons.map(escaped).join('|')})\b|\(`, 'i'),
  filler: setOf(fillers),
});
