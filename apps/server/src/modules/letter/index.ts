import type { letterAsPdf as draw } from './pdf/letter-pdf.ts';

/** The plan's data, for other modules' files. */
export { doubtDetails } from './medicines.ts';
export type { Plan } from './plan.ts';
export { asThirdPerson } from './third-person.ts';

/** Loaded with the first letter printed, since most servers never need it. */
export const letterAsPdf = async (...letter: Parameters<typeof draw>) =>
  (await import('./pdf/letter-pdf.ts')).letterAsPdf(...letter);
