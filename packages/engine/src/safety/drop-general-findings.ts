import type { Finding } from '../model.ts';

function covers(own: Finding, general: Finding): boolean {
  return (
    own.isGeneral !== true &&
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
