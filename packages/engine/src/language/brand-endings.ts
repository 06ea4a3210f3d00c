import type { Lists } from './lists.ts';

/** What the ending of a brand adds: medicine → its wordings, and the medicines or classes it may follow. */
export interface BrandEndingWords {
  readonly added: Readonly<Record<string, Lists<'say' | 'to'>>>;
  readonly unknown: readonly string[];
  /** Makers that append their name to the start of a substance: "Simvahexal". */
  readonly makers: readonly string[];
  /** After a brand that contains one of `to`: a product for several complaints. */
  readonly symptoms: Lists<'say' | 'to'>;
}
