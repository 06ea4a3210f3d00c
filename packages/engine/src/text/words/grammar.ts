import type { GrammarWords, Language } from '../../language.ts';
import { setsOf, type Words } from '../word-lists.ts';

/** The small words of a sentence, each list by its role. */
export const grammarWords = ({ grammar }: Language): Readonly<Record<keyof GrammarWords, Words>> => setsOf(grammar);
