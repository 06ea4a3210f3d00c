import type { Lists } from './lists.ts';

/** What the ending of a brand adds: medicine → how it is said, behind which medicines or classes. */
export interface BrandEndingWords {
  readonly added: Readonly<Record<string, Lists<'say' | 'to'>>>;
  readonly unknown: readonly string[];
  /** Makers that put their name behind the start of a substance: "Simvahexal". */
  readonly makers: readonly string[];
  /** Behind a brand that holds one of `to`: a product against several complaints. */
  readonly symptoms: Lists<'say' | 'to'>;
}
