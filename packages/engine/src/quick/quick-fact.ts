import { answerStatement } from '@evidose/contract';

/** A fact the quick quiz did not ask, as a line to tick. */
export interface QuickFact {
  readonly id: string;
  readonly field: string;
  readonly values: readonly string[];
  readonly label: string;
  /** The knowledge's message if it is true; null if it only supports the supplement. */
  readonly why: string | null;
  readonly sources: readonly string[];
}

/** The line for "takes any medicine". */
export const isAboutMedicines = (id: string): boolean => id.startsWith('prescriptionMeds:');

/** Null if there are no words for it: then it cannot be asked. */
export function quickFact(
  field: string,
  values: readonly string[],
  { why, sources }: Pick<QuickFact, 'why' | 'sources'>,
): QuickFact | null {
  const label = answerStatement(field, values);
  return label === null ? null : { id: `${field}:${values.join('|')}`, field, values, label, why, sources };
}
