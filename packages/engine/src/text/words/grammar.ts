import type { Language } from '../../language.ts';
import { escaped, setsOf } from '../word-lists.ts';

/** The small words that hold a sentence together. */
export const grammarWords = ({ grammar }: Language) => ({
  /** Each list by its role. */
  syntax: setsOf(grammar),
  /** While somebody types: one entry ends and the next begins here. */
  entryBorder: new RegExp(String.raw`[,;\n•]|\s(?:${grammar.entryJoints.map(escaped).join('|')})\s`, 'gi'),
});
