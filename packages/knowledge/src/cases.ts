import { readDataFiles } from './files.ts';
import { issueText } from './issue.ts';
import { parseCases } from './parse.ts';
import type { CasesFile } from './schema/index.ts';

export function casesOf(): { supplement: string; rules: CasesFile }[] {
  const { cases, issues } = parseCases(readDataFiles());
  if (issues.length > 0) throw new Error(issues.map(issueText).join('\n'));
  return cases
    .map(({ file, value }) => ({ supplement: file.replace(/^cases\/(.*)\.yaml$/, '$1'), rules: value }))
    .filter(({ rules }) => rules.length > 0);
}
