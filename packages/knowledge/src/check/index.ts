import type { DataFile } from '../files.ts';
import type { Issue } from '../issue.ts';
import { type ParsedKnowledge, parseKnowledge } from '../parse.ts';
import { addresses } from './addresses.ts';
import { answersAreRead } from './answers-read.ts';
import { asksFirst } from './asks-first.ts';
import { brands } from './brands.ts';
import { casesAreComplete } from './cases.ts';
import type { Check } from './check.ts';
import { claimedWords } from './claimed-words.ts';
import { completeSources } from './complete-sources.ts';
import { depletionsAreUsed } from './depletions.ts';
import { doses } from './doses.ts';
import { foreignBrandFaults } from './foreign-brands.ts';
import { forms } from './forms.ts';
import { ceilingsHold, graveRowsAreTraced, precautionsAreMild, precautionsWereSearched } from './grave-rows.ts';
import { inheritance } from './inheritance.ts';
import { knownAnswers } from './known-answers.ts';
import { knownIds } from './known-ids.ts';
import { language } from './language.ts';
import { languageIds } from './language-ids.ts';
import { medicinePairs } from './medicine-pairs.ts';
import { names } from './names.ts';
import { reachable } from './reachable.ts';
import { safetyRows } from './safety-rows.ts';
import { hasProvenance } from './source-provenance.ts';
import { sourced } from './sourced.ts';
import { stableIdsExist } from './stable-ids.ts';
import { trialsAreForWishes } from './trials.ts';
import { upperLimits } from './upper-limits.ts';
import { useEnds } from './use-ends.ts';
import { wording } from './wording.ts';

const checks: readonly Check[] = [
  knownIds,
  knownAnswers,
  reachable,
  sourced,
  graveRowsAreTraced,
  precautionsAreMild,
  precautionsWereSearched,
  ceilingsHold,
  depletionsAreUsed,
  hasProvenance,
  completeSources,
  addresses,
  doses,
  upperLimits,
  useEnds,
  asksFirst,
  safetyRows,
  forms,
  inheritance,
  medicinePairs,
  trialsAreForWishes,
  names,
  language,
  languageIds,
  claimedWords,
  brands,
  wording,
  casesAreComplete,
  answersAreRead,
  stableIdsExist,
];

/** All faults, in file order. Shapes come first: a file that does not fit its schema is not checked further. */
export function checkFiles(files: readonly DataFile[]): { knowledge: ParsedKnowledge | null; issues: Issue[] } {
  const { knowledge, issues } = parseKnowledge(files);
  const found = knowledge
    ? checks.flatMap((check) => check(knowledge)).concat(foreignBrandFaults(knowledge, files))
    : [];
  return {
    knowledge,
    issues: [...issues, ...found].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  };
}
