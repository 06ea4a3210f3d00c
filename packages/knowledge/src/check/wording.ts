import type { Parsed, Path } from '../parse.ts';
import type { SupplementFile } from '../schema/index.ts';
import { allowancesOf, type Check, issueAt } from './check.ts';

/** We inform; we do not claim to diagnose, treat, cure or prevent a disease. */
const claims =
  /\b(cures?|cured|heals? |treats\b|prevents (cancer|disease|heart|stroke|dementia|diabetes|infection|colds)|diagnos(e|es) you)/i;

const LONGEST_MESSAGE = 320;

/** A person with five medicines cannot tell what “this medicine” means; use the placeholder for the name. */
const unnamed =
  /\b(this|that|these) (kind of |type of )?([\w-]+ ){0,2}?(medicines?|medications?|drugs?|conditions?|illness|disease|disorder|treatment|thinners?|antibiotics?|antidepressants?|pills?|painkillers?|statins?|stimulants?|inhalers?|antifungals?|antacids?|relaxants?|diuretics?)\b|\bof this (type|kind)\b|\ba medicine (that )?you take\b|\byour condition\b/i;
const unnamedInRow = /\byour (medicine|blood thinner|medication)\b/i;

const NAME_IT = 'name it: write {medicine} or {condition}, and the person reads their own';

/** Sentences for people must be complete, short, and free of medical claims. */
export const wording: Check = (knowledge) => {
  const tables = [
    knowledge.labRules,
    knowledge.labAdvice,
    knowledge.effectRules,
    knowledge.alertRules,
    knowledge.wishAdvice,
    knowledge.medicinePairs,
    knowledge.trials,
  ].flatMap((parsed) => parsed.value.flatMap((row, index) => faults(parsed, [index, 'message'], row.message)));
  const effects = knowledge.effectRules.value.flatMap((row, index) =>
    unnamedInRow.test(row.message) ? [issueAt(knowledge.effectRules, [index, 'message'], NAME_IT)] : [],
  );
  const onSkin = knowledge.medicinePairs.value.flatMap((row, index) =>
    row.onSkin === undefined ? [] : faults(knowledge.medicinePairs, [index, 'onSkin'], row.onSkin),
  );
  const notFor = knowledge.trials.value.flatMap((row, index) =>
    row.notFor.flatMap(({ message }, part) => faults(knowledge.trials, [index, 'notFor', part, 'message'], message)),
  );
  return [...knowledge.supplements.flatMap(ofFile), ...tables, ...onSkin, ...effects, ...notFor];
};

function ofFile(parsed: Parsed<SupplementFile>) {
  const { value } = parsed;
  return [
    ...faults(parsed, ['summary'], value.summary),
    ...(['indications', 'contraindications', 'interactions'] as const).flatMap((kind) =>
      value[kind].flatMap((row, index) => faults(parsed, [kind, index, 'message'], row.message)),
    ),
    ...value.interactions.flatMap((row, index) =>
      unnamedInRow.test(row.message) ? [issueAt(parsed, ['interactions', index, 'message'], NAME_IT)] : [],
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
    ...(unnamed.test(text) ? [issueAt(parsed, path, NAME_IT)] : []),
    ...(claims.test(text) ? [issueAt(parsed, path, `a medical claim: '${claims.exec(text)?.[0]}'`)] : []),
  ];
}
