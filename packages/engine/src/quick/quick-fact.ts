import { answerStatement } from '@evidose/contract';

/** Something the quick quiz did not ask, as a line to tick. */
export interface QuickFact {
  readonly id: string;
  readonly field: string;
  readonly values: readonly string[];
  readonly label: string;
  /** What the knowledge says where it is true; null where it only speaks for the supplement. */
  readonly why: string | null;
  readonly sources: readonly string[];
}

/** The line that says that any medicine is taken. */
export const isAboutMedicines = (id: string): boolean => id.startsWith('prescriptionMeds:');

/** Null where there are no words for it: then it cannot be asked. */
export function quickFact(
  field: string,
  values: readonly string[],
  { why, sources }: Pick<QuickFact, 'why' | 'sources'>,
): QuickFact | null {
  const label = answerStatement(field, values);
  return label === null ? null : { id: `${field}:${values.join('|')}`, field, values, label, why, sources };
}
