import type { DataFile } from '../files.ts';
import { issueText } from '../issue.ts';
import { parseKnowledge } from '../parse.ts';
import type { CompiledKnowledge } from './compiled.ts';
import { compileKnowledge } from './knowledge.ts';

/** A file that does not fit its schema stops the load: deciding on half the knowledge would be a guess. */
export function compileFiles(files: readonly DataFile[], version: string): CompiledKnowledge {
  const { knowledge, issues } = parseKnowledge(files);
  if (knowledge === null || issues.length > 0) {
    throw new Error(`The knowledge cannot be loaded:\n${issues.map(issueText).join('\n')}`);
  }
  return compileKnowledge(knowledge, version);
}
