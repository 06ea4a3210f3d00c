import {
  amountText,
  type ChatBlock,
  evidenceTexts,
  exclusionTexts,
  questions,
  type Recommendation,
  type Slot,
  type SuggestedSupplement,
  slotTexts,
  unitText,
  untilChangeText,
} from '@evidose/contract';
import {
  andOf,
  block,
  capital,
  caution,
  countedIn,
  type Facts,
  figure,
  inUnits,
  meetingBlock,
  sentences,
} from './answer.ts';
import { createConcerns } from './concerns.ts';
import { byLeast, chosenFields, itemFields, onList } from './fields.ts';
import type { Fields } from './fill.ts';
import { isKeptApart, itemsOf, meetingsOf, sourcesOf, totalsOf, whyOut } from './in-plan.ts';
import type { Known } from './known.ts';
import { limitBlocks, needBlocks } from './limits.ts';
import { byWeight, isMeasured, isResult } from './needs.ts';
import type { Scope } from './scope.ts';

export interface Row extends ChatBlock {
  readonly fields?: Fields;
}
type Source = (scope: Scope, about: string) => readonly Row[];
type OfFacts = (facts: Facts, about: string) => readonly Row[];
type OfPlan = (plan: Recommendation, facts: Facts | undefined, about: string) => readonly Row[];

const MOST_OUTCOMES = 4;
const MOST_ROWS = 5;
const STATES = questions.pregnancyStatus.options;
const FOOD = { with: 'Take it with food.', without: 'Take it without food.', either: 'With or without food.' };

/** A combination's figures are those of one nutrient in it: "15 mg of zinc". */
function amount(facts: Facts, value: number): string {
  const nutrient = countedIn(facts);
  return `${inUnits(facts, value, facts.doseUnit)}${nutrient === undefined ? '' : ` of ${nutrient}`}`;
}

function doseOf(facts: Facts, { low, usual, high }: Facts['outcomes'][number]['uses'][number]['dose']): string {
  if (facts.serving !== undefined) return `${facts.serving} a day`;
  if (low === high) return `${amount(facts, usual)} a day`;
  return `${figure(low)} to ${figure(high)} ${unitText(facts.doseUnit)} a day, usually ${amount(facts, usual)}`;
}

const bestUses = ({ outcomes: all }: Facts) =>
  all.slice(0, MOST_OUTCOMES).flatMap(({ title, uses: [best] }) => (best === undefined ? [] : { title, ...best }));

/** `isOffer`: with the amounts, which somebody it is wrong for is not told. */
const outcomes = (facts: Facts, isOffer: boolean): Row[] =>
  bestUses(facts).map(({ title, who, dose, evidence, clinicianOnly, sources }) => {
    const how = clinicianOnly ? 'The amount is for a clinician to decide.' : `${capital(doseOf(facts, dose))}.`;
    const proof = `${evidenceTexts[evidence].title} (grade ${evidence}). For: ${who}.`;
    return block(sentences(proof, isOffer && how), sources, title);
  });

const weeks = (facts: Facts): Row[] =>
  bestUses(facts)
    .filter(({ clinicianOnly }) => !clinicianOnly)
    .map((use) => block(`You may see a change ${untilChangeText(use.weeks)}.`, use.sources, use.title));

function timing({ timing: { slots, food, maxAtOnce, note }, tier, doseUnit, mainSources }: Facts): Row[] {
  if (tier !== 'suggestible' || slots.length === 0) return [];
  const times = capital(slots.map((slot) => slotTexts[slot].toLowerCase()).join(', '));
  const most = maxAtOnce !== undefined && `No more than ${figure(maxAtOnce)} ${unitText(doseUnit)} at once.`;
  return [block(sentences(`${times}.`, FOOD[food], note, most), mainSources)];
}

const avoid = ({ whoShouldNot, mainSources, contraindications }: Facts): Row[] => [
  ...(whoShouldNot.length > 0 ? [block(`${whoShouldNot.join('. ')}.`, mainSources)] : []),
  ...contraindications
    .filter(({ effect }) => effect === 'exclude')
    .slice(0, MOST_ROWS)
    .map(({ who, message, sources }) => caution(message, sources, `If this is you: ${who}`)),
];

function formLine({ label, diets, contains, price }: Facts['forms'][number], withPrices: boolean): string {
  const diet = diets.includes('vegetarian') ? 'vegetarian' : 'not vegetarian';
  const parts = [
    diets.includes('vegan') ? !label.includes('vegan') && 'vegan' : diet,
    contains.length > 0 && `contains ${andOf(contains.map((each) => each.replaceAll('-', ' ')))}`,
    withPrices && `about $${price.usd} a month`,
  ].filter(Boolean);
  return `${[capital(label), parts.join(', ')].filter(Boolean).join(': ')}.`;
}

const forms = ({ forms: all, mainSources }: Facts, withPrices: boolean): Row[] =>
  all.length === 0 ? [] : [block(all.map((each) => formLine(each, withPrices)).join('\n'), mainSources)];

const allowed = (facts: Facts): Row[] =>
  facts.states.flatMap(({ state, allowance }) => {
    if (allowance === null) return [];
    const text = `${allowance.message} We keep to at most ${amount(facts, allowance.maxDose)} a day.`;
    return block(text, allowance.sources, STATES[state]);
  });

const planSources = ({ supplements }: Recommendation): string[] => [...new Set(supplements.flatMap(sourcesOf))];

const cautionsOf = ({ name, cautions }: SuggestedSupplement): Row[] =>
  cautions.map(({ message, sources }) => caution(message, sources, name));

function alerts(plan: Recommendation, facts: Facts | undefined): Row[] {
  const fields = new Set(itemsOf(plan, facts).flatMap(({ reasons }) => reasons.map(({ field }) => field)));
  return plan.alerts
    .filter(({ because }) => facts === undefined || because.some(({ field }) => fields.has(field)))
    .map(({ title, message, severity, sources }) => ({
      ...caution(message, sources, title),
      ...(severity === 'urgent' ? { tone: 'urgent' } : {}),
    }));
}

const slotRows = (plan: Recommendation, wanted: readonly Slot[] = []): Row[] =>
  plan.schedule
    .filter(({ slot, items }) => items.length > 0 && (wanted.length === 0 || wanted.includes(slot)))
    .map(({ slot, items, note }) => {
      const amounts = items.map((each) => (each.amount === undefined ? each.name : `${each.name}, ${each.amount}`));
      return block(sentences(`${amounts.join('; ')}.`, note), planSources(plan), slotTexts[slot]);
    });

const totals = (plan: Recommendation, facts: Facts | undefined): Row[] =>
  totalsOf(plan, facts).map(({ name, unit, sum, upperLimit }) => {
    const limit = upperLimit === null ? '' : `; the limit is ${amountText(upperLimit, unit, name)}`;
    return block(`${amountText(sum, unit, name)} a day from supplements${limit}.`, planSources(plan), name);
  });

const alternatives = (plan: Recommendation, facts: Facts | undefined): Row[] =>
  itemsOf(plan, facts).flatMap((item) =>
    item.alternatives.map(({ name, message, id }) => {
      const out = plan.excluded.find((each) => each.id === id);
      return caution(sentences(message, out && whyOut(out, name).text), sourcesOf(item), name);
    }),
  );

export function createSources({ prepared, data: { notes, foods }, factsOf }: Known) {
  const { rowsOn, usesFor } = createConcerns(prepared);
  const noted = (id: string, ask: string): Row[] =>
    (notes[ask] ?? []).filter(({ about }) => about.includes(id)).map(({ message, sources }) => block(message, sources));

  const itemRows = (items: readonly SuggestedSupplement[]): Row[] =>
    items.map((item) => {
      const noticed = notes['side-effects']?.find(({ about }) => about.includes(item.id));
      const sources = [...new Set([...sourcesOf(item), ...(noticed?.sources ?? [])])];
      return {
        ...block('', sources, item.name),
        fields: { ...itemFields(item, factsOf(item.id)), noticed: noticed?.message },
      };
    });

  const testsAgain: OfPlan = ({ supplements }) =>
    supplements.filter(isMeasured).map(({ id, name, reasons }) => {
      const reason = reasons.find(isResult);
      const how = notes['tests']?.find(({ about }) => about.includes(id));
      const sources = new Set([...(reason?.sources ?? []), ...(how?.sources ?? [])]);
      return block(sentences(reason?.message, how?.message), [...sources], `${name}: test your low level again`);
    });

  const labs: OfPlan = ({ labSuggestions }, facts) => {
    const own = new Set(facts?.nutrients.map(({ id }) => `test-${id}`));
    return labSuggestions
      .filter(({ id }) => facts === undefined || own.has(id))
      .map(({ name, message, sources }) => block(message, sources, name));
  };

  const results: OfPlan = (plan, facts) =>
    itemsOf(plan, facts).flatMap(({ name, reasons }) =>
      reasons
        .filter(isResult)
        .map(({ value, message, sources }) => block(sentences(`You entered ${value}.`, message), sources, name)),
    );

  /** What our rows say of an operation or a pregnancy, for everything the person takes or is to take. */
  const rowsOfAll: OfPlan = (plan, _, concern) =>
    [...plan.supplements, ...plan.currentSupplements].flatMap(({ id }) => {
      const facts = id === null ? undefined : factsOf(id);
      if (facts === undefined) return [];
      return rowsOn(facts, concern).map((row) => ({ ...row, title: facts.name }));
    });

  const advised: OfFacts = (facts, concern) =>
    facts.outcomes.flatMap(({ title, uses }) =>
      uses
        .filter(({ id, clinicianOnly }) => !clinicianOnly && usesFor(facts, id, concern))
        .map(({ who, dose, sources }) => block(`${who}: ${doseOf(facts, dose)}.`, sources, title)),
    );

  const ofFacts: Readonly<Record<string, OfFacts>> = {
    summary: ({ summary, mainSources }) => [block(summary, mainSources)],
    outcomes: (facts) => outcomes(facts, true),
    weeks,
    timing,
    avoid,
    // At length only where nothing is noted of it.
    warned: (facts) => avoid(facts).slice(0, noted(facts.id, 'side-effects').length > 0 ? 1 : MOST_ROWS),
    interactions: (facts) =>
      facts.interactions.slice(0, MOST_ROWS).map((each) => meetingBlock(each, capital(each.with.name))),
    forms: (facts) => forms(facts, false),
    prices: (facts) => forms(facts, true),
    allowed,
    limits: limitBlocks,
    needs: needBlocks,
    grades: (facts) => outcomes(facts, false),
    notes: (facts, ask) => noted(facts.id, ask),
    rows: (facts, concern) => rowsOn(facts, concern),
    uses: advised,
  };
  const ofPlan: Readonly<Record<string, OfPlan>> = {
    items: (plan, facts) => itemRows(itemsOf(plan, facts)),
    'strongest-first': ({ supplements }) => itemRows([...supplements].sort(byWeight)),
    'weakest-first': ({ supplements }) => itemRows([...supplements].sort(byLeast)),
    reasons: (plan, facts) =>
      itemsOf(plan, facts).flatMap(({ reasons }) =>
        reasons.map(({ message, evidence, sources }) => ({ ...block(message, sources), fields: { grade: evidence } })),
      ),
    cautions: (plan, facts) => itemsOf(plan, facts).flatMap(cautionsOf),
    meetings: (plan, facts) => itemsOf(plan, facts).flatMap((item) => meetingsOf(item)),
    apart: (plan, facts) => itemsOf(plan, facts).flatMap((item) => meetingsOf(item, isKeptApart)),
    alerts,
    labs,
    results,
    'tests-again': testsAgain,
    totals,
    alternatives,
    'rows-of-all': rowsOfAll,
    'left-out': ({ excluded }) => excluded.map((each) => whyOut(each, each.name)),
    'why-not': ({ excluded }, facts) =>
      (excluded.find(({ id }) => id === facts?.id)?.reasons ?? []).map(({ kind, message, sources, wouldChange }) =>
        caution(sentences(message, wouldChange), sources, exclusionTexts[kind]),
      ),
    taken: ({ currentSupplements }, facts) =>
      currentSupplements.filter(({ id }) => id === facts?.id).map(({ message, sources }) => block(message, sources)),
  };
  const others: Readonly<Record<string, Source>> = {
    advice: (_, id) => [foods.advice[id] ?? []].flat().map(({ message, sources }) => block(message, sources)),
    slots: ({ plan, slots }) => (plan === undefined ? [] : slotRows(plan, slots)),
    list: (scope) =>
      onList(scope).map((chosen) => ({
        ...block('', sourcesOf(chosen.supplement), chosen.supplement.name),
        fields: chosenFields(chosen, scope),
      })),
  };

  return {
    isSource: (name: string): boolean => [ofFacts, ofPlan, others].some((sources) => sources[name] !== undefined),
    rowsOf(called: string, scope: Scope): readonly Row[] {
      const [name = '', about = ''] = called.split(' ');
      const { facts, plan } = scope;
      if (facts !== undefined && ofFacts[name] !== undefined) return ofFacts[name](facts, about);
      if (plan !== undefined && ofPlan[name] !== undefined) return ofPlan[name](plan, facts, about);
      return others[name]?.(scope, about) ?? [];
    },
  };
}
