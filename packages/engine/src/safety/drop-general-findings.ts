import type { Finding } from '../model.ts';

/** The rule for supplements whose interactions were never reviewed. */
export const NOT_CHECKED = 'not-checked';

function covers(own: Finding, general: Finding): boolean {
  return (
    own.isGeneral !== true &&
    // "Never reviewed" adds nothing to a known fact about its class.
    own.rule !== NOT_CHECKED &&
    own.kind === general.kind &&
    general.because.every(({ field, value }) =>
      own.because.some((each) => each.field === field && each.value === value),
    )
  );
}

/** Drops general rules where the supplement's own row covers the same answer. */
export function dropGeneralFindings(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length < 2) return findings;
  return findings.filter((finding) => finding.isGeneral !== true || !findings.some((other) => covers(other, finding)));
}
