import { PLAIN_ANSWERS } from '../questionnaire/plain-answers.ts';

/** A healthy, well-fed thirty-year-old with numbers as a form sends them, as a base for tests. */
export const HEALTHY = { ...PLAIN_ANSWERS, age: 30, height: 178, weight: 74 } as const;
