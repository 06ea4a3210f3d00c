import type { Parsed, Path } from '../parse.ts';
import type { SupplementFile } from '../schema/index.ts';
import { allowancesOf, type Check, issueAt } from './check.ts';

/** We inform; we do not claim to diagnose, treat, cure or prevent a disease. */
const claims =
  /\b(cures?|cured|heals? |treats\b|prevents (cancer|disease|heart|stroke|dementia|diabetes|infection|colds)|diagnos(e|es) you)/i;

const LONGEST_MESSAGE = 320;

/** Sentences that a person will read: whole, short, and without a medical claim. */
export const wording: Check = (knowledge) => {
  const tables = [knowledge.labRules, knowledge.labAdvice, knowledge.effectRules].flatMap((parsed) =>
    parsed.value.flatMap((row, index) => faults(parsed, [index, 'message'], row.message)),
  );
  return [...knowledge.supplements.flatMap(ofFile), ...tables];
};

function ofFile(parsed: Parsed<SupplementFile>) {
  const { value } = parsed;
  return [
    ...faults(parsed, ['summary'], value.summary),
    ...(['indications', 'contraindications', 'interactions'] as const).flatMap((kind) =>
      value[kind].flatMap((row, index) => faults(parsed, [kind, index, 'message'], row.message)),
    ),
    ...allowancesOf(value).flatMap(([state, row]) =>
      row.message === undefined ? [] : faults(parsed, ['allowedIn', state, 'message'], row.message),
    ),
  ];
}

function faults(parsed: Parsed<unknown>, path: Path, text: string) {
  return [
    ...(/[.!?]$/.test(text) ? [] : [issueAt(parsed, path, 'a sentence ends with a full stop')]),
    ...(text.length > LONGEST_MESSAGE
      ? [issueAt(parsed, path, `${text.length} characters: people stop reading at ${LONGEST_MESSAGE}`)]
      : []),
    ...(claims.test(text) ? [issueAt(parsed, path, `a medical claim: '${claims.exec(text)?.[0]}'`)] : []),
  ];
}
