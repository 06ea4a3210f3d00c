import type { Language, LifeWords } from '../../language.ts';
import { setOf, type Words } from '../word-lists.ts';

/** By these it is told whether a sentence beside a medicine speaks of it. */
export const lifeWords = ({ life }: Language): Readonly<Record<keyof LifeWords, Words>> =>
  Object.fromEntries(Object.entries(life).map(([name, words]) => [name, setOf(words)])) as Record<
    keyof LifeWords,
    Words
  >;
