import type { LabDeclaration } from './questionnaire/question.ts';

const DIGITS = 3;

/** '190 pg/mL (140 pmol/L)': as US reports print it, plus the stored unit if the number differs. */
export function labText({ unit, alternative }: LabDeclaration, stored: number): string {
  if (alternative?.system !== 'us') return `${stored} ${unit}`;
  const figure = Number((stored * alternative.perStoredUnit + (alternative.offset ?? 0)).toPrecision(DIGITS));
  return `${figure} ${alternative.unit}${figure === stored ? '' : ` (${stored} ${unit})`}`;
}
