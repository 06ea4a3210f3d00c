import { questions } from '@evidose/contract';
import { dailyDose, isSaidBy, type Promised } from './promise.ts';
import { type Facts, surelyApplies, type Truth, upperLimitOf } from './truth.ts';

/** What the person's own list adds up to, in the forms that a limit counts. */
function ownIntake(facts: Facts, truth: Truth, nutrientId: string): number {
  const nutrient = facts.nutrients.get(nutrientId);
  const counted = (id: string, amount: number) =>
    facts.supplement(id).supplies.reduce((sum, { nutrient: of, form, perUnit }) => {
      const counts = nutrient?.limitCountsForms == null || nutrient.limitCountsForms.includes(form);
      return sum + (of === nutrientId && counts ? perUnit * amount : 0);
    }, 0);
  const own = truth.answers.otcSupplements === 'yes' ? truth.person.supplements.items : [];
  return own.reduce(
    (sum, { id, amount }) => (id === null ? sum : sum + counted(id, amount ?? facts.supplement(id).typicalDailyDose)),
    0,
  );
}

export const underTheLimit: Promised = {
  number: 6,
  title: 'own supplements plus plan stay under every upper limit; a typical dose stands in, and is told',
  faults: (facts, truth, { supplements, currentSupplements, nutrientTotals }) => {
    const faults: string[] = [];
    // A brand with its own label ("Ritual Prenatal") supplies what the label says, not a typical amount.
    const isByLabel = currentSupplements.some(({ product }) => product !== null);
    for (const nutrient of facts.knowledge.nutrients) {
      const planned = supplements.reduce((sum, each) => {
        const supplies = facts
          .supplement(each.id)
          .supplies.filter(
            ({ nutrient: of, form }) => of === nutrient.id && (nutrient.limitCountsForms?.includes(form) ?? true),
          );
        return sum + supplies.reduce((inner, { perUnit }) => inner + perUnit * dailyDose(each), 0);
      }, 0);
      if (planned === 0) continue;
      const labelled = nutrientTotals.find(({ nutrient: of }) => of === nutrient.id)?.fromCurrent ?? 0;
      const total = planned + (isByLabel ? labelled : ownIntake(facts, truth, nutrient.id));
      const limit = upperLimitOf(nutrient, truth);
      if (total > limit * (1 + 1e-9)) faults.push(`${nutrient.id}: ${total} of ${limit} ${nutrient.unit}`);
    }
    const own = truth.answers.otcSupplements === 'yes' ? truth.person.supplements.items : [];
    for (const { id, amount, text } of own) {
      // A glass of juice has no milligrams: a food that supplies nothing countable is assumed at zero.
      if (id === null || amount !== null || facts.supplement(id).isFood) continue;
      const isSaid = currentSupplements.some(
        (each) => each.id === id && each.dose?.assumed === true && each.message.includes('typical'),
      );
      if (!isSaid) faults.push(`not told that ${text} was assumed`);
    }
    return faults;
  },
};

const ANIMAL: Readonly<Record<string, readonly string[]>> = {
  vegan: ['milk', 'egg', 'bee', 'lanolin', 'fish', 'shellfish', 'beef', 'pork', 'poultry'],
  vegetarian: ['fish', 'shellfish', 'beef', 'pork', 'poultry'],
  pescatarian: ['beef', 'pork', 'poultry'],
};

export const formFits: Promised = {
  number: 7,
  title: 'no form holds a declared allergen or breaks the diet',
  faults: (facts, truth, { supplements }) => {
    const { specificDiet } = truth.answers;
    const faults: string[] = [];
    for (const each of supplements) {
      const form = facts.supplement(each.id).forms.find(({ id }) => id === each.form.id);
      if (form === undefined) {
        faults.push(`${each.id} in an unknown form`);
        continue;
      }
      const held = form.contains.filter((allergen) => truth.allergyUnclear || truth.allergens.has(allergen));
      if (held.length > 0) faults.push(`${each.id} holds ${held.join()}`);
      const origins = ANIMAL[specificDiet] ?? [];
      const meat = form.origins.filter((origin) => origins.includes(origin));
      if (meat.length > 0) faults.push(`${each.id} is of ${meat.join()} for ${specificDiet}`);
      if ((specificDiet === 'vegan' || specificDiet === 'vegetarian') && form.contains.includes('gelatin'))
        faults.push(`${each.id} holds gelatin`);
      if (specificDiet === 'halal' && !form.halal) faults.push(`${each.id} is not halal`);
      if (specificDiet === 'kosher' && !form.kosher) faults.push(`${each.id} is not kosher`);
      if (specificDiet === 'gluten-free' && (form.contains.includes('gluten') || form.contains.includes('wheat')))
        faults.push(`${each.id} holds gluten`);
      if (specificDiet === 'dairy-free' && (form.contains.includes('milk') || form.origins.includes('milk')))
        faults.push(`${each.id} holds milk`);
    }
    return faults;
  },
};

export const adviceKept: Promised = {
  number: 8,
  title: 'what a clinician advised against is never suggested, however it is spelled',
  faults: (_facts, { person }, { supplements }) =>
    person.advised.items.filter(({ id }) => supplements.some((each) => each.id === id)).map(({ text }) => text),
};

export const notTwice: Promised = {
  number: 9,
  title: 'what is taken already is reviewed, not suggested again',
  faults: (_facts, { answers, person }, { supplements, currentSupplements }) => {
    const own = answers.otcSupplements === 'yes' ? person.supplements.items : [];
    const listed =
      answers.prescriptionMeds === 'yes' ? person.medicines.items.filter(({ kind }) => kind === 'supplement') : [];
    return [...own, ...listed].flatMap(({ id, text }) => {
      if (id === null && !/[\p{L}\p{N}]/u.test(text)) return [];
      if (id === null) return currentSupplements.some((each) => each.id === null) ? [] : [`${text} is not reviewed`];
      if (supplements.some((each) => each.id === id)) return [`${id} twice`];
      return currentSupplements.some((each) => each.id === id) ? [] : [`${text} (${id}) is not reviewed`];
    });
  },
};

export const canSwallow: Promised = {
  number: 15,
  title: 'swallowing difficulty: no tablet, capsule or softgel',
  faults: (_facts, { answers }, { supplements }) =>
    answers.difficultySwallowing === 'yes'
      ? supplements
          .filter(({ form }) => form.format === 'tablet' || form.format === 'capsule' || form.format === 'softgel')
          .map(({ id }) => id)
      : [],
};

const TOP: Readonly<Record<string, number>> = { 'under-25': 25, '25-50': 50, '50-100': 100 };

export const withinBudget: Promised = {
  number: 16,
  title: 'the month stays at or under the top of the budget range',
  faults: (_facts, { answers }, { supplements, cost }) => {
    const sum = supplements.reduce((total, { monthlyCost }) => total + monthlyCost, 0);
    const faults =
      sum > (TOP[answers.budgetRange] ?? Number.POSITIVE_INFINITY) + 1e-9 ? [`$${sum} of ${answers.budgetRange}`] : [];
    return Math.abs(sum - cost.monthly) > 0.006 || !cost.withinBudget
      ? [...faults, 'the cost is told wrongly']
      : faults;
  },
};

/** Kinds that state a clinical fact. The others repeat what the person said, or count pills and money. */
const CLINICAL = new Set([
  'interaction',
  'condition',
  'pregnancy',
  'age',
  'allergy',
  'upper-limit',
  'lab',
  'lifestyle',
  'unrecognised-medication',
]);

export const reasoned: Promised = {
  number: 19,
  title: 'every suggestion names an answer and a source; every clinical exclusion a source',
  faults: (facts, truth, { supplements, excluded }) => {
    const faults: string[] = [];
    const isSourced = (sources: readonly string[]) =>
      sources.length > 0 && sources.every((source) => facts.sources.has(source));
    for (const { id, reasons } of supplements) {
      if (reasons.length === 0) faults.push(`${id} without a reason`);
      for (const { field, value, message, sources, evidence } of reasons) {
        if (!isSourced(sources)) faults.push(`${id}: a reason without a source`);
        if (!(field.split('.')[0] ?? '' in questions) || value === '') faults.push(`${id}: a reason without an answer`);
        const row = facts
          .supplement(id)
          .indications.find(
            (each) => isSaidBy(each, message) && each.evidence === evidence && surelyApplies(truth, each.when),
          );
        // The engine may know medicines and labs only by a corrected spelling.
        const fromMedicine = field === 'prescriptionMedsList' || field === 'otcSupplementsList';
        if (row === undefined && !fromMedicine) faults.push(`${id}: “${message}” does not follow from the answers`);
      }
    }
    for (const { id, reasons } of excluded) {
      for (const { kind, sources } of reasons)
        if (CLINICAL.has(kind) && !isSourced(sources)) faults.push(`${id}: ${kind} without a source`);
    }
    return faults;
  },
};

export const accounted: Promised = {
  number: 20,
  title: 'an empty plan is explained, nothing is filler, and the whole catalogue is accounted for',
  faults: (facts, _truth, { supplements, excluded, notNeeded, summary }) => {
    const faults: string[] = [];
    const groups = [supplements.map(({ id }) => id), excluded.map(({ id }) => id), notNeeded];
    const all = groups.flat();
    if (new Set(all).size !== all.length) faults.push('something is in two groups');
    const missing = facts.suggestible.filter((id) => !all.includes(id));
    if (missing.length > 0) faults.push(`not accounted for: ${missing.join()}`);
    if (summary.length < 40) faults.push('no summary');
    if (supplements.length > 9) faults.push(`${supplements.length} supplements`);
    for (const { id, reasons } of excluded) if (reasons.length === 0) faults.push(`${id} left out without a reason`);
    return faults;
  },
};
