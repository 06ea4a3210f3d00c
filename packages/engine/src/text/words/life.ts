import type { Language, LifeWords } from '../../language.ts';
import { setsOf, type Words } from '../word-lists.ts';

/** By these it is told whether a sentence beside a medicine speaks of it. */
export const lifeWords = ({ life }: Language): Readonly<Record<keyof LifeWords, Words>> => setsOf(life);
