import type { Check } from '../check/check.ts';
import type { DataFile } from '../files.ts';
import { issueText } from '../issue.ts';
import { parseKnowledge } from '../parse.ts';

/** The issues of one check, as the command prints them. */
export function issuesOf(check: Check, files: readonly DataFile[]): string[] {
  const { knowledge, issues } = parseKnowledge(files);
  if (!knowledge || issues.length > 0)
    throw new Error(`The fixture has another fault: ${issues.map(issueText).join('\n')}`);
  return check(knowledge).map(issueText);
}
