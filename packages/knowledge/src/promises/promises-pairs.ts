import type { Drug, MedicinePair } from '@evidose/engine';
import type { Promised } from './promise.ts';
import type { Facts, Truth } from './truth.ts';

const idsOf = ({ id, classes }: Drug): string[] => [id, ...classes];

const belongs = (drug: Drug, ids: readonly string[]): boolean => idsOf(drug).some((id) => ids.includes(id));

/** Local products have their own rules; only a plainly swallowed medicine is certain here. */
const actsEverywhere = (facts: Facts, drug: Drug): boolean => facts.isSwallowed(drug.id, drug.id);

function isMade({ sides, except, exceptGiven }: MedicinePair, drugs: readonly Drug[]): boolean {
  const meant = drugs.filter((drug) => !belongs(drug, except) && !exceptGiven.some((given) => given.drug === drug.id));
  const filled = sides.map((side) => meant.filter((drug) => belongs(drug, side)));
  const [only = []] = filled;
  if (sides.length === 1) return new Set(only.map(({ id }) => id)).size > 1;
  const all = new Set(filled.flat().map(({ id }) => id));
  return filled.every((side) => side.length > 0) && all.size >= sides.length;
}

/** Medicines named plainly, one by one: a name that covers several drugs makes no pair with itself. */
const plainDrugs = (facts: Facts, { drugs }: Truth): Drug[] => drugs.filter((drug) => actsEverywhere(facts, drug));

export const pairsAreReported: Promised = {
  number: 32,
  title: 'medicines that every pharmacy stops together are told',
  faults: (facts, truth, { alerts, coverage }) => {
    const drugs = plainDrugs(facts, truth);
    if (drugs.length < 2) return [];
    const { medicinePairs, alertRules } = facts.knowledge;
    const saying = (id: string): string[] => [
      id,
      ...[...medicinePairs, ...alertRules].filter(({ replaces }) => replaces.includes(id)).map((rule) => rule.id),
    ];
    return medicinePairs
      .filter((rule) => isMade(rule, drugs))
      .flatMap(({ id }) => {
        const ids = new Set(saying(id).flatMap(saying));
        if (!alerts.some((alert) => ids.has(alert.id))) return [`nobody tells ${id}`];
        return (coverage.medicinePairs ?? 0) > 0 ? [] : [`${id} is told and not counted`];
      });
  },
};
