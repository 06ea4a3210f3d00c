import type { letterAsPdf as draw } from './pdf/letter-pdf.ts';

/** What other modules make their files of. */
export { doubtDetails } from './medicines.ts';
export type { Plan } from './plan.ts';
export { asThirdPerson } from './third-person.ts';

/** What draws it is read with the first letter that is printed: most servers hold it for nothing else. */
export const letterAsPdf = async (...letter: Parameters<typeof draw>) =>
  (await import('./pdf/letter-pdf.ts')).letterAsPdf(...letter);
