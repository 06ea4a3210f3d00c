import type { Language } from '../../language.ts';
import { escaped, setsOf } from '../word-lists.ts';

/** Function words. */
export const grammarWords = ({ grammar }: Language) => ({
  syntax: setsOf(grammar),
  /** The border between two entries, while typing. */
  entryBorder: new RegExp(String.raw`[,;\n•]|\s(?:${grammar.entryJoints.map(escaped).join('|')})\s`, 'gi'),
});
