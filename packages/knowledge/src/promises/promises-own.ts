import { isTooClose } from './hours.ts';
import { dailyDose, isVitalAtLowDose, type Promised } from './promise.ts';
import type { Facts } from './truth.ts';

/** Promises about current supplements, alerts, and what can be bought. */

const LESS = /\b((take|taking|need) less|less of (this|them)|smaller amount|lower amount|stop it|cut down)\b/i;
const NUTRIENT_KINDS = new Set(['vitamin', 'mineral']);

const isNutrient = (facts: Facts, id: string): boolean => {
  const { category, supplies } = facts.supplement(id);
  return supplies.length > 0 || NUTRIENT_KINDS.has(category);
};

export const prescribedIsKept: Promised = {
  number: 21,
  title: 'a prescribed nutrient is never a reason to take less of it',
  faults: (facts, _truth, { currentSupplements, alerts }) => {
    const prescribed = currentSupplements.filter(
      ({ id, prescribed: isOrdered }) => isOrdered && id !== null && isNutrient(facts, id),
    );
    const verdicts = prescribed
      .filter(({ verdict }) => verdict === 'adjust' || verdict === 'stop-and-ask')
      .map(({ text, verdict }) => `${text} was prescribed and is ${verdict}`);
    const words = prescribed
      .filter(({ verdict, message }) => verdict === 'as-prescribed' && LESS.test(message))
      .map(({ text, message }) => `${text} was prescribed, and is told “${message}”`);
    const own = new Set(currentSupplements.filter((each) => !prescribed.includes(each)).map(({ text }) => text));
    const limits = alerts
      .filter(({ id }) => id.startsWith('over-limit-'))
      .filter(({ about }) => about.every(({ text }) => text !== null && !own.has(text)))
      .map(({ id }) => `${id} is about nothing but what was prescribed`);
    return [...verdicts, ...words, ...limits];
  },
};

export const keepMeansKeep: Promised = {
  number: 22,
  title: 'keep has no interaction above minor, no caution, no allergen, and is no guess',
  faults: (facts, truth, { currentSupplements }) =>
    currentSupplements
      .filter(({ verdict, status }) => verdict === 'keep' && (status === 'taking' || status === 'as-needed'))
      .flatMap(({ id, text, guessed, interactions }) => {
        if (id === null) return [`${text} is not known and is kept`];
        const faults: string[] = guessed ? [`${text} is a guess and is kept`] : [];
        for (const { severity, with: other } of interactions) {
          if (severity !== 'minor') faults.push(`${text} is kept with ${other} (${severity})`);
        }
        const { contraindications, forms } = facts.supplement(id);
        for (const { effect, when, id: rule } of contraindications) {
          if (effect !== 'limit' && truth.mayApply(when)) faults.push(`${text} is kept in spite of ${rule}`);
        }
        const held = forms.filter(({ contains }) => contains.some((each) => truth.allergens.has(each)));
        if (held.length > 0) faults.push(`${text} is kept, and ${held[0]?.id} holds an allergen`);
        return faults;
      }),
};

/** Whether a medicine, as read, is swallowed at its scheduled times. */
const MEALS: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner']);

export const apartAtWrittenTimes: Promised = {
  number: 23,
  title: 'nothing that must be apart from a medicine is near it at the time the person wrote',
  faults: (facts, _truth, { medications, schedule, supplements, currentSupplements }) => {
    const amounts = new Map([
      ...currentSupplements.flatMap(({ id, dose }) => (id === null ? [] : [[id, dose?.amount ?? 0] as const])),
      ...supplements.map((each) => [each.id, dailyDose(each)] as const),
    ]);
    const placed = schedule.flatMap(({ slot, items }) =>
      items.flatMap(({ kind, id }) => (kind === 'supplement' && id !== null ? [{ slot, id }] : [])),
    );
    return medications.flatMap(({ slots: written, status, route, id: drug, classes, name, ingredients }) => {
      if (written === null || status !== 'taking' || (route !== null && route !== 'oral')) return [];
      // A supplement listed among the medicines may itself have had to move away from a medicine.
      const isOwn = drug !== null && facts.supplements.has(drug) && !facts.drugs.has(drug);
      const slots = isOwn ? placed.filter(({ id }) => id === drug).map(({ slot }) => slot) : written;
      const takes = new Set([drug ?? '', ...classes, ...ingredients]);
      return placed.flatMap(({ slot, id }) =>
        facts
          .supplement(id)
          .interactions.filter(
            ({ action, with: other, fromDose = 0 }) =>
              action === 'separate' && takes.has(other.id) && (amounts.get(id) ?? 0) >= fromDose,
          )
          .filter(({ with: other }) => route === 'oral' || facts.isSwallowed(drug, other.id))
          .filter((row) => {
            const near = slots.filter((theirs) => isTooClose(slot, theirs, row));
            // "Together with a meal" is an alternative to spacing. We never schedule it, but the person may.
            const isAllowed = row.orWithMeal === true && MEALS.has(slot) && !supplements.some((each) => each.id === id);
            return isAllowed ? near.some((theirs) => theirs !== slot) : near.length > 0;
          })
          .map(() => `${id} at ${slot} beside ${name} at ${slots.join()}`),
      );
    });
  },
};

const VAGUE = /\b(this medicine|this condition|something speaks against|in your case)\b|\{\w+\}/i;

export const alertsAreNamed: Promised = {
  number: 24,
  title: 'every alert names what it is about, by the person’s word and ours, and why',
  faults: (_facts, _truth, { alerts }) =>
    alerts.flatMap(({ id, title, message, about, because }) => {
      const faults: string[] = [];
      if (about.length === 0 || about.some(({ name }) => name.trim() === '')) faults.push(`${id} is about nothing`);
      if (because.length === 0) faults.push(`${id} follows from nothing`);
      if (message.length < 30 || title.trim() === '') faults.push(`${id} does not say why`);
      if (VAGUE.test(`${title} ${message}`)) faults.push(`${id} is vague: ${title} ${message}`);
      if (alerts.filter((other) => other.id === id).length > 1) faults.push(`${id} is said twice`);
      return faults;
    }),
};

export const buyable: Promised = {
  number: 25,
  title: 'no dose is below the least useful amount, and each can be bought in whole or half pieces',
  faults: (facts, _truth, { supplements }) =>
    supplements.flatMap((each) => {
      const { leastDose, forms } = facts.supplement(each.id);
      const faults: string[] = [];
      if (dailyDose(each) < leastDose - 1e-9) faults.push(`${each.id}: ${dailyDose(each)} of at least ${leastDose}`);
      const form = forms.find(({ id }) => id === each.form.id);
      if (each.buy === null || form === undefined) return [...faults, `${each.id} cannot be bought`];
      const { unitsPerDose, unitsADay } = each.buy;
      if (Math.abs(unitsPerDose * form.perPiece - each.dose.amount) > each.dose.amount * 0.01)
        faults.push(`${each.id}: ${unitsPerDose} × ${form.perPiece} is not ${each.dose.amount}`);
      if (Math.abs(unitsPerDose * 2 - Math.round(unitsPerDose * 2)) > 1e-6)
        faults.push(`${each.id}: ${unitsPerDose} pieces`);
      if (Math.abs(unitsADay - unitsPerDose * each.dose.perDay) > 1e-6) faults.push(`${each.id}: pieces a day`);
      return faults;
    }),
};

export const guessFreesNothing: Promised = {
  number: 26,
  title: 'a guess frees nothing: it counts as what was guessed and as not recognised',
  faults: (facts, _truth, { medications, supplements, alerts }) => {
    const guessed = medications.filter(
      ({ guessed: isGuess, id, status }) =>
        isGuess && id !== null && status !== 'not-taking' && !facts.supplements.has(id),
    );
    if (guessed.length === 0) return [];
    const asked = alerts.flatMap(({ actions }) => actions).filter(({ kind }) => kind === 'confirm-reading');
    const faults = asked.length === 0 ? ['nobody asks to confirm the guess'] : [];
    for (const each of supplements) {
      const { id } = each;
      const { drugInteractions, interactions } = facts.supplement(id);
      if (isVitalAtLowDose(facts, each)) continue;
      if (
        drugInteractions !== 'none-known' ||
        interactions.some((row) => row.with.kind !== 'supplement' && row.sparesMedicine !== true)
      )
        faults.push(`${id} beside the guess “${guessed[0]?.text}”`);
    }
    return faults;
  },
};
