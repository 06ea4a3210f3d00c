import {
  amountText,
  type ChosenSupplement,
  doseText,
  evidenceTexts,
  type Recommendation,
  type SuggestedSupplement,
  slotTexts,
  unitsText,
  unitText,
  untilChangeText,
} from '@evidose/contract';
import { andOf, type Facts, figure, inUnits, namesOf } from './answer.ts';
import type { Fields } from './fill.ts';
import { itemsOf, suggestedIn, totalsOf } from './in-plan.ts';
import { byWeight, isMeasured, isNeed, usesIn } from './needs.ts';
import type { Scope } from './scope.ts';

const named = (items: Parameters<typeof namesOf>[0]): string => andOf(namesOf(items));

/** What was studied for the reasons of the plan; where none of them is found again, for any. */
function studied(facts: Facts, item: SuggestedSupplement): string | undefined {
  const own = usesIn(item, facts);
  const all = facts.outcomes.flatMap(({ uses }) => uses.filter(({ clinicianOnly }) => !clinicianOnly));
  const doses = (own.length > 0 ? own : all).map(({ dose }) => dose);
  if (doses.length === 0) return undefined;
  const [low, high] = [Math.min(...doses.map((dose) => dose.low)), Math.max(...doses.map((dose) => dose.high))];
  return `${figure(low)} to ${figure(high)} ${unitText(facts.doseUnit)}`;
}

export function itemFields(item: SuggestedSupplement, facts: Facts | undefined): Fields {
  const { name, dose, timing, evidence, form, buy, reasons } = item;
  const amount = facts === undefined ? undefined : inUnits(facts, dose.amount, dose.unit);
  const pieces = buy === null ? '' : `: ${buy.unitsADay} a day of ${buy.strength}`;
  const isWithout = !timing.withFood && facts?.timing.food === 'without';
  return {
    name,
    dose: doseText(dose, name),
    served: amount && doseText({ ...dose, serving: dose.serving ?? amount }),
    has: amount && `${amount}${dose.perDay > 1 ? ` ${dose.perDay} times` : ''} a day${pieces}`,
    studied: facts && studied(facts, item),
    reason: reasons[0]?.message,
    note: timing.note,
    slots: timing.slot.map((slot) => slotTexts[slot]).join(' and '),
    at: timing.slot.map((slot) => slotTexts[slot].toLowerCase()).join(' and '),
    'with-food': timing.withFood,
    'without-food': isWithout,
    'either-food': !timing.withFood && !isWithout,
    change: untilChangeText(item.expectedWeeks),
    'last-week': item.expectedWeeks[1],
    measured: isMeasured(item),
    need: isNeed(item, facts),
    cost: item.monthlyCost,
    grade: evidence,
    'grade-title': evidenceTexts[evidence].title,
    'grade-meaning': evidenceTexts[evidence].meaning,
    form: form.label,
    vegan: form.animalFree,
    contains: andOf(form.contains.map((each) => each.replaceAll('-', ' '))),
    units: buy && unitsText(buy.unitsADay, buy.unitWord),
    'units-a-day': buy?.unitsADay,
    pack: buy?.packFor30Days,
    strength: buy?.strength,
    'compound-strength': buy && `${buy.strength}${buy.compound === null ? '' : `, as ${buy.compound}`}`,
    'look-for': buy?.lookFor.join('; '),
    avoid: buy?.avoid.join('; '),
  };
}

const readAs = ({ text, id, name, guessed }: Recommendation['medications'][number]): string => {
  if (id === null) return `“${text}”: not recognised.`;
  return guessed ? `“${text}”: read as ${name}, please confirm.` : `“${text}”: ${name}.`;
};

function planFields(plan: Recommendation, facts: Facts | undefined): Fields {
  const { supplements, cost, excluded, coverage } = plan;
  const items = itemsOf(plan, facts);
  const totals = totalsOf(plan, facts);
  const { max, min } = cost.budget;
  const byCost = supplements.toSorted((a, b) => a.monthlyCost - b.monthlyCost);
  return {
    summary: plan.summary,
    first: supplements[0]?.name,
    most: supplements.toSorted(byWeight)[0]?.name,
    least: supplements.toSorted(byLeast)[0]?.name,
    cheapest: byCost[0]?.name,
    'most-expensive': byCost.length > 1 ? byCost.at(-1)?.name : undefined,
    with: named(items.filter(({ timing }) => timing.withFood)),
    without: named(items.filter(({ timing }) => !timing.withFood)),
    'not-vegan': named(items.filter(({ form }) => !form.animalFree)),
    count: items.reduce((sum, { buy, dose }) => sum + (buy?.unitsADay ?? dose.perDay), 0),
    monthly: cost.monthly,
    budget: max === null ? `from $${min} up` : `$${min} to $${max}`,
    'within-budget': cost.withinBudget,
    'more-left-out': excluded.length > MOST_LEFT_OUT ? excluded.length - MOST_LEFT_OUT : null,
    over: named(totals.filter(({ sum, upperLimit }) => upperLimit !== null && sum > upperLimit)),
    counted: totals.map(({ sum, unit, name }) => `${amountText(sum, unit)} of ${name.toLowerCase()}`).join(', '),
    ...coverage.medications,
    'medicines-read': plan.medications.map(readAs).join(' '),
  };
}
const MOST_LEFT_OUT = 8;

/** What speaks least strongly for somebody comes first, and of two the dearer one. */
export const byLeast = (a: SuggestedSupplement, b: SuggestedSupplement): number =>
  byWeight(b, a) || b.monthlyCost - a.monthlyCost;

function changeFields(changes: NonNullable<Scope['changes']> | null): Fields {
  if (changes === null) return { 'first-plan': true };
  const { added, removed, adjusted } = changes;
  return {
    differs: added.length + removed.length + adjusted.length > 0,
    added: named(added),
    removed: removed.map(({ name, why }) => `${name} (${why})`).join('; '),
    adjusted: adjusted.map(({ name, before, after }) => `${name}, ${before} before, ${after} now`).join('; '),
  };
}

const DAYS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const A_DAY = 86_400_000;
const dayText = (day: string | null): string | null => day && DAYS.format(new Date(day));

function packOf({ supplement: { name, buy }, startedOn, packUnits }: ChosenSupplement): string {
  if (startedOn !== null && buy !== null && buy.unitsADay > 0) {
    const days = Math.floor((packUnits ?? buy.packFor30Days) / buy.unitsADay + 1e-9);
    const last = new Date(Date.parse(startedOn) + (days - 1) * A_DAY).toISOString();
    if (days >= 1) return `${name}: the pack lasts until ${dayText(last)}.`;
  }
  const often = buy === null ? '' : ` It takes ${buy.unitsADay} a day, so ${buy.packFor30Days} last 30 days.`;
  return `${name}: I don’t know when you began the pack. Say so on your list.${often}`;
}

export const onList = ({ list = [], facts }: Scope): readonly ChosenSupplement[] =>
  list.filter(({ id }) => facts === undefined || id === facts.id);

function listFields(scope: Scope): Fields {
  const wanted = onList(scope);
  const isEmpty = scope.list?.length === 0;
  return {
    'list-empty': isEmpty,
    'not-listed': !isEmpty && wanted.length === 0,
    'on-list': named(wanted.map(({ supplement }) => supplement)),
    'were-ordered': andOf(
      wanted.flatMap(({ supplement: { name }, orderedOn }) => (orderedOn ? `${name} (${dayText(orderedOn)})` : [])),
    ),
    'not-ordered': named(wanted.filter(({ orderedOn }) => orderedOn === null).map(({ supplement }) => supplement)),
    packs: wanted.map(packOf).join(' '),
  };
}

export const chosenFields = ({ supplement, orderedOn, startedOn, id }: ChosenSupplement, { plan }: Scope): Fields => ({
  dose: doseText(supplement.dose, supplement.name),
  ordered: dayText(orderedOn),
  since: dayText(startedOn),
  suggested: plan === undefined || suggestedIn(plan, id) !== undefined,
});

export function fieldsOf(scope: Scope): Fields {
  const { facts, plan, changes } = scope;
  const item = facts && plan && suggestedIn(plan, facts.id);
  return {
    ...(plan && planFields(plan, facts)),
    ...(changes === undefined ? {} : changeFields(changes)),
    ...(scope.list && listFields(scope)),
    ...(facts && {
      name: facts.name,
      suggestible: facts.tier === 'suggestible',
      'none-known': facts.drugInteractions === 'none-known',
    }),
    ...(item && itemFields(item, facts)),
  };
}
