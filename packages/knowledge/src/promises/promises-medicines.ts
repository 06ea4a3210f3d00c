import type { Recommendation } from '@evidose/contract';
import type { InteractionRule } from '@evidose/engine';
import { isTooClose } from './hours.ts';
import { dailyDose, isVitalAtLowDose, type Promised } from './promise.ts';
import type { Facts, Truth } from './truth.ts';

const concerns = (rule: InteractionRule, truth: Truth): boolean =>
  rule.with.kind !== 'supplement' && truth.mayTake.has(rule.with.id);

export const noGraveInteraction: Promised = {
  number: 1,
  title: 'nothing with a contraindicated or major interaction with a recognised medicine',
  faults: (facts, truth, { supplements }) =>
    supplements.flatMap((each) =>
      facts
        .supplement(each.id)
        .interactions.filter(
          (rule) =>
            concerns(rule, truth) &&
            (rule.severity === 'contraindicated' || rule.severity === 'major') &&
            dailyDose(each) >= (rule.fromDose ?? 0),
        )
        .map((rule) => `${each.id} with ${rule.with.id} (${rule.id})`),
    ),
};

export const unknownMedicine: Promised = {
  number: 10,
  title: 'an unrecognised medicine is named, and only what has no known interaction stands beside it',
  faults: (facts, { answers, person }, { supplements, alerts, medications }) => {
    if (answers.prescriptionMeds !== 'yes') return [];
    const unknown = person.medicines.items.filter(({ kind, text }) => kind === 'unknown' && /[\p{L}\p{N}]/u.test(text));
    const missing = person.medicines.items.length === 0;
    const faults: string[] = [];
    for (const { text } of unknown) {
      if (!alerts.some(({ message }) => message.includes(text.trim()))) faults.push(`no alert names ${text}`);
      if (!medications.some((each) => each.id === null && each.text === text.trim()))
        faults.push(`${text} is not listed as unrecognised`);
    }
    if (missing && !alerts.some(({ severity }) => severity === 'warning')) faults.push('no alert for the missing list');
    if (unknown.length === 0 && !missing) return faults;
    for (const each of supplements) {
      const { id } = each;
      const { drugInteractions, interactions } = facts.supplement(id);
      if (isVitalAtLowDose(facts, each)) continue;
      const isRisk = ({ with: other, sparesMedicine }: (typeof interactions)[number]) =>
        other.kind !== 'supplement' && sparesMedicine !== true;
      if (drugInteractions !== 'none-known' || interactions.some(isRisk)) {
        faults.push(`${id} has known interactions`);
      }
    }
    return faults;
  },
};

export const noBleeding: Promised = {
  number: 13,
  title: 'surgery, a bleeding disorder or an anticoagulant: nothing that changes bleeding',
  faults: (facts, truth, { supplements }) => {
    const risk =
      truth.conditions.has('upcoming-surgery') ||
      truth.conditions.has('bleeding-disorder') ||
      truth.takes.has('anticoagulant');
    return risk
      ? supplements.filter(({ id }) => facts.supplement(id).effects.includes('bleeding')).map(({ id }) => id)
      : [];
  },
};

/** The slots of a named drug: as written, otherwise as usual. */
function drugSlots(truth: Truth, rule: InteractionRule, { medications }: Recommendation): string[] {
  return truth.drugs
    .filter(({ id, classes }) => (rule.with.kind === 'drug' ? id === rule.with.id : classes.includes(rule.with.id)))
    .flatMap(({ id, usualSlots }) => {
      const written = medications.filter((each) => each.id === id || each.ingredients.includes(id));
      const stated = written.flatMap(({ slots }) => slots ?? []);
      const isStated = stated.length > 0 && usualSlots.length > 0 && written.every(({ slots }) => slots !== null);
      return isStated ? stated : usualSlots;
    });
}

function compete(facts: Facts, a: string, b: string): boolean {
  const nutrients = (id: string) =>
    facts
      .supplement(id)
      .supplies.filter(({ perUnit }) => perUnit > 0)
      .map(({ nutrient }) => nutrient);
  return nutrients(a).some((first) =>
    nutrients(b).some(
      (second) => first !== second && (facts.nutrients.get(first)?.competesWith.includes(second) ?? false),
    ),
  );
}

export const keptApart: Promised = {
  number: 17,
  title: 'what must be apart is in different slots, with the hours said',
  faults: (facts, truth, plan) => {
    const { supplements, schedule } = plan;
    const faults: string[] = [];
    const slotsOf = (id: string) =>
      schedule
        .filter(({ items }) => items.some((item) => item.kind === 'supplement' && item.id === id))
        .map(({ slot }) => slot);
    for (const each of supplements) {
      if (slotsOf(each.id).length !== each.dose.perDay)
        faults.push(`${each.id} is not in the day as often as it is to be taken`);
      if (slotsOf(each.id).join() !== each.timing.slot.join()) faults.push(`${each.id} has two sets of times`);
      for (const rule of facts.supplement(each.id).interactions) {
        if (!concerns(rule, truth) || rule.action !== 'separate' || dailyDose(each) < (rule.fromDose ?? 0)) continue;
        // Spacing matters only in the gut.
        const swallowed = truth.drugs.some(
          (drug) =>
            (drug.id === rule.with.id || drug.classes.includes(rule.with.id)) &&
            facts.isSwallowed(drug.id, rule.with.id),
        );
        if (!swallowed) continue;
        const close = drugSlots(truth, rule, plan).some((theirs) =>
          each.timing.slot.some((ours) => isTooClose(ours, theirs, rule)),
        );
        if (close) faults.push(`${each.id} too close to ${rule.with.id}`);
        if (!/\bhours?\b/.test(each.timing.note ?? '')) faults.push(`${each.id} does not say the hours`);
      }
    }
    for (const { slot, items } of schedule) {
      const ids = items.flatMap(({ kind, id }) => (kind === 'supplement' && id !== null ? [id] : []));
      for (const a of ids)
        for (const b of ids) if (a < b && compete(facts, a, b)) faults.push(`${a} and ${b} at ${slot}`);
    }
    return faults;
  },
};
