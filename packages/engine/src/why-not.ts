import type { Answers } from '@evidose/contract';
import { factsOf } from './criteria/facts.ts';
import type { Finding } from './model.ts';
import type { Prepared } from './prepare/prepare.ts';
import { findingsAgainst } from './stages/exclude.ts';
import { understand } from './stages/understand.ts';

/**
 * Everything against one supplement for this person, with the rule it is based on, whether or not anything supports it.
 * Null if there is no such supplement.
 */
export function whyNot(prepared: Prepared, answers: Answers, supplementId: string): readonly Finding[] | null {
  const supplement = prepared.supplementById.get(supplementId);
  if (supplement === undefined) return null;
  return findingsAgainst(prepared, factsOf(prepared, answers, understand(prepared, answers)), supplement);
}

/** The same for the whole catalogue at once: what each supplement has against it, by id; empty where nothing has. */
export function whyNotAll(prepared: Prepared, answers: Answers): ReadonlyMap<string, readonly Finding[]> {
  const facts = factsOf(prepared, answers, understand(prepared, answers));
  return new Map(prepared.suggestible.map((each) => [each.data.id, findingsAgainst(prepared, facts, each)]));
}
