import type { Recommendation } from '@evidose/contract';
import type { Indication } from '@evidose/engine';
import type { Promised } from './promise.ts';
import { type Facts, surelyApplies, type Truth } from './truth.ts';

/** Harmless reasons to leave out a need: it is met otherwise, or was measured as enough. */
const MET: ReadonlySet<string> = new Set(['already-taking', 'duplicate', 'lab', 'upper-limit']);

/** A need that rests on a medicine may depend on a corrected spelling; those are tested by example. */
const isPlain = ({ when }: Indication): boolean =>
  ![...when.all, ...when.unless].some(({ field }) => field === 'takes');

function openNeeds(facts: Facts, truth: Truth, { supplements, excluded }: Recommendation) {
  return facts.suggestible.flatMap((id) => {
    if (supplements.some((each) => each.id === id)) return [];
    const reasons = excluded.find((each) => each.id === id)?.reasons ?? [];
    if (reasons.some(({ kind }) => MET.has(kind))) return [];
    const { indications, name, synonyms } = facts.supplement(id);
    const needs = indications.filter(
      (each) =>
        each.kind === 'need' &&
        each.evidence !== 'C' &&
        !each.clinicianOnly &&
        isPlain(each) &&
        surelyApplies(truth, each.when),
    );
    return needs.length === 0
      ? []
      : [{ id, names: [name, ...synonyms], isVital: needs.some(({ isVital }) => isVital) }];
  });
}

export const needsAreSaid: Promised = {
  number: 29,
  title: 'no plain need is lost in silence, and what is vital is said on top with "today"',
  faults: (facts, truth, result) => {
    const { alerts, summary } = result;
    const onTop = alerts.map(({ title, message }) => `${title} ${message}`.toLowerCase());
    return openNeeds(facts, truth, result).flatMap(({ id, names, isVital }) => {
      const isNamedIn = (text: string) => names.some((name) => text.includes(name.toLowerCase()));
      const said = onTop.filter(isNamedIn);
      if (isVital) return said.some((text) => / today/.test(text)) ? [] : [`${id} is held back, and nobody says today`];
      return said.length > 0 || isNamedIn(summary.toLowerCase()) ? [] : [`${id} is lost in silence`];
    });
  },
};
