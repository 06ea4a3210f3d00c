import type { Finding } from '../model.ts';

/** The rule of a supplement that nobody has checked with medicines. */
export const NOT_CHECKED = 'not-checked';

function covers(own: Finding, general: Finding): boolean {
  return (
    own.isGeneral !== true &&
    // That nobody has checked it says less than what is known of its kind.
    own.rule !== NOT_CHECKED &&
    own.kind === general.kind &&
    general.because.every(({ field, value }) =>
      own.because.some((each) => each.field === field && each.value === value),
    )
  );
}

/** Findings as they are shown: a general rule says nothing beside the supplement's own row on the same answer. */
export function dropGeneralFindings(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length < 2) return findings;
  return findings.filter((finding) => finding.isGeneral !== true || !findings.some((other) => covers(other, finding)));
}
