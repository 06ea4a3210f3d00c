import { PLAIN_ANSWERS } from '../questionnaire/plain-answers.ts';

/** A healthy, well-fed adult of thirty as a form of numbers sends it, to say differences against. */
export const HEALTHY = { ...PLAIN_ANSWERS, age: 30, height: 178, weight: 74 } as const;
