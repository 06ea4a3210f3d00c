import { type PartialAnswers, validateQuestionnaire } from '@evidose/contract';
import { answersOf } from '@evidose/contract/testing';
import { whyNot } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { casesOf } from './cases.ts';
import { isSaidBy } from './promises/promise.ts';
import { knowledge, prepared } from './testing/prepared.ts';

type Row = {
  readonly id: string;
  readonly message: string;
  readonly template?: string;
  readonly inheritedFrom?: string;
};

const known = (id: string) => knowledge.supplements.find((supplement) => supplement.id === id);

/**
 * The rows with that id. Effect rules are left out: one may share the id and hide that the row is dead. For a pair of
 * supplements the row may be in either file.
 */
function rowsOf(supplement: string, rule: string): Row[] {
  const { contraindications = [], interactions = [] } = known(supplement) ?? {};
  const isIt = (row: Row) => row.id === rule && row.inheritedFrom === undefined;
  const other = interactions.find((row) => isIt(row) && row.with.kind === 'supplement')?.with.id ?? '';
  const fromOther = known(other)?.interactions.filter((row) => row.with.id === supplement) ?? [];
  return [...contraindications.filter(isIt), ...interactions.filter(isIt), ...fromOther];
}

function verdict(supplement: string, rule: string, changes: Record<string, unknown>) {
  const checked = validateQuestionnaire(answersOf(changes as PartialAnswers));
  if (!checked.ok) return `not a questionnaire: ${checked.failure.field}: ${checked.failure.message}`;
  const findings = whyNot(prepared, checked.answers, supplement);
  if (findings === null) return 'no such supplement';
  const rows = rowsOf(supplement, rule);
  const byRule = findings.some((finding) => rows.some((row) => isSaidBy(row, finding.message)));
  const byUnknown = findings.some((finding) => finding.kind === 'unrecognised-medication');
  return { byRule, byUnknown, kinds: findings.map((finding) => `${finding.kind}:${finding.rule}`) };
}

describe.each(casesOf())('$supplement', ({ supplement, rules }) => {
  test.each(rules)('$rule has cases that hold, fail and stay undecided', ({ rule, cases }) => {
    const wrong = cases.flatMap(({ id, answers, expect: expected }) => {
      const found = verdict(supplement, rule, answers);
      if (typeof found === 'string') return [`${id}: ${found}`];
      // An unrecognized medicine counts as excluded, no matter which rule would have asked about it.
      const isExcluded =
        found.byRule || (id.startsWith('unknown') && answers['prescriptionMeds'] === 'yes' && found.byUnknown);
      return isExcluded === (expected === 'excluded')
        ? []
        : [`${id}: wanted ${expected}, found ${found.kinds.join(', ') || 'nothing'}`];
    });
    expect(wrong).toEqual([]);
  });
});
