import type { Language } from '../../language.ts';
import { setsOf } from '../word-lists.ts';

/** By these it is told whether a sentence beside a medicine speaks of it. */
export const lifeWords = ({ life }: Language) => setsOf(life);
