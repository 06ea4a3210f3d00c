/** What other modules make their files of. */
export { doubtDetails } from './medicines.ts';
export { letterAsPdf } from './pdf/letter-pdf.ts';
export type { Plan } from './plan.ts';
export { asThirdPerson } from './third-person.ts';
