import {
  amountText,
  doseText,
  type Recommendation,
  type SuggestedSupplement,
  unitText,
  untilChangeText,
} from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { whyInPlan } from './about-plan.ts';
import { block, caution, type Draft, type Facts, figure, inUnits, sentences } from './answer.ts';
import { meetingsOf, sourcesOf, suggestedIn, told } from './in-plan.ts';
import { limitBlocks } from './limits.ts';
import { isMeasured, isNeed, usesIn } from './needs.ts';

/** Questions about one supplement that the plan suggests. */
interface One {
  readonly plan: Recommendation;
  readonly facts: Facts;
  readonly data: Pick<ChatData, 'notes' | 'foods'>;
}

interface Saying {
  readonly lead: string;
  readonly blocks: Draft['blocks'];
  readonly next?: readonly string[];
}

const ofOne = ({ facts }: One, { next = [`Why ${facts.name}?`], ...said }: Saying): Draft =>
  told({ ...said, facts, next });

const noted = ({ facts, data }: One, ask: string): Draft['blocks'] =>
  (data.notes[ask] ?? [])
    .filter(({ about }) => about.includes(facts.id))
    .map(({ message, sources }) => block(message, sources));

/** "Is it safe for me?", "can I take it?": it is in the plan, so what is left to watch. */
export function safeInPlan(one: One): Draft | null {
  const item = suggestedIn(one.plan, one.facts.id);
  if (item === undefined) return null;
  const cautions = item.cautions.map(({ message, sources }) => caution(message, sources, 'To watch'));
  const fields = new Set(item.reasons.map(({ field }) => field));
  const alerts = one.plan.alerts
    .filter(({ because }) => because.some(({ field }) => fields.has(field)))
    .map(({ title, message, sources }) => caution(message, sources, title));
  const how = block(
    sentences(`${doseText(item.dose, item.name)}.`, item.reasons[0]?.message, item.timing.note),
    sourcesOf(item),
    'In your plan',
  );
  return ofOne(one, {
    lead: `Your plan suggests ${item.name}: we checked it against your answers and found nothing that forbids it. What is below still counts.`,
    blocks: [how, ...alerts, ...meetingsOf(item), ...cautions],
  });
}

/** Where it is not clear what is asked of it: why, how it is taken, when something may change, and how much is too much. */
export function overviewInPlan(one: One): Draft {
  const why = whyInPlan(one.plan, one.facts);
  const item = suggestedIn(one.plan, one.facts.id);
  if (item === undefined) return why;
  const change = block(
    `You may see a change ${untilChangeText(item.expectedWeeks)}.`,
    sourcesOf(item),
    'Until you may notice something',
  );
  return { ...why, blocks: [...why.blocks, change, ...limitBlocks(one.facts).slice(0, 1)] };
}

/** "Is it working?": what a test showed only a test can clear; the rest takes its weeks. */
export function workingInPlan(one: One): Draft | null {
  const item = suggestedIn(one.plan, one.facts.id);
  if (item === undefined) return null;
  const [, last] = item.expectedWeeks;
  const first = block(
    sentences(
      `You may see a change ${untilChangeText(item.expectedWeeks)}.`,
      isNeed(item, one.facts)
        ? 'It fills a need, so a new test tells whether it works, not what you feel: do not stop because you notice nothing.'
        : `If nothing has changed after ${last} weeks of taking it, you can stop.`,
      item.reasons[0]?.message,
    ),
    sourcesOf(item),
    item.name,
  );
  return ofOne(one, {
    lead: `Whether ${item.name} works for you`,
    blocks: [first, ...(isNeed(item, one.facts) ? noted(one, 'tests') : [])],
    next: ['Which tests should I ask for?', `How long do I take ${item.name}?`],
  });
}

/** "When is it tested again?" */
export function testsOfOne(one: One): Draft | null {
  const item = suggestedIn(one.plan, one.facts.id);
  if (item === undefined) return null;
  const { name, nutrients } = one.facts;
  const tests = new Set(nutrients.map(({ id }) => `test-${id}`));
  const asked = one.plan.labSuggestions
    .filter(({ id }) => tests.has(id))
    .map((lab) => block(lab.message, lab.sources, 'Worth asking your doctor for'));
  const reason = isMeasured(item) ? [block(item.reasons[0]?.message ?? '', sourcesOf(item), 'Your result')] : [];
  const blocks = [...asked, ...reason, ...noted(one, 'tests')];
  return blocks.length === 0 ? null : ofOne(one, { lead: `${name} and tests`, blocks });
}

/** What was studied for the reasons of the plan; where none of them is found again, for any. */
const studied = (facts: Facts, item: SuggestedSupplement): readonly [number, number] | null => {
  const own = usesIn(item, facts);
  const all = facts.outcomes.flatMap(({ uses }) => uses.filter(({ clinicianOnly }) => !clinicianOnly));
  const doses = own.length > 0 ? own : all;
  if (doses.length === 0) return null;
  return [Math.min(...doses.map(({ dose }) => dose.low)), Math.max(...doses.map(({ dose }) => dose.high))];
};

/** "Can I take half?", "can I take more?": the amount of the plan between what was studied and the limit. */
export function otherAmount(one: One, ask: 'less' | 'more'): Draft | null {
  const { facts, data } = one;
  const item = suggestedIn(one.plan, facts.id);
  if (item === undefined) return null;
  const range = studied(facts, item);
  if (range === null) return null;
  const [low, high] = range;
  const { buy, dose } = item;
  const advice = data.foods.advice[ask];
  const own = sentences(
    `Your plan has ${inUnits(facts, dose.amount, dose.unit)}${dose.perDay > 1 ? ` ${dose.perDay} times` : ''} a day${
      buy === null ? '' : `: ${buy.unitsADay} a day of ${buy.strength}`
    }.`,
    `Studies used ${figure(low)} to ${figure(high)} ${unitText(facts.doseUnit)} a day; less may do nothing.`,
  );
  const limits = ask === 'more' ? limitBlocks(facts).slice(0, 1) : [];
  return ofOne(one, {
    lead: ask === 'less' ? `Less ${item.name} than your plan says` : `More ${item.name} than your plan says`,
    blocks: [
      block(own, sourcesOf(item), item.name),
      ...(item.timing.note === undefined ? [] : [block(item.timing.note, sourcesOf(item))]),
      ...limits,
      ...(advice === undefined ? [] : [block(advice.message, advice.sources)]),
    ],
    next: [`Why ${item.name}?`, `What is the limit for ${item.name}?`],
  });
}

/** "Is my amount too much?": the limit, and what the plan and all that is taken already add up to. */
export function limitInPlan(one: One): Draft | null {
  const item = suggestedIn(one.plan, one.facts.id);
  if (item === undefined) return null;
  const counted = new Set(one.facts.nutrients.map(({ id }) => id));
  const totals = one.plan.nutrientTotals
    .filter(({ nutrient }) => counted.has(nutrient))
    .map(
      ({ name, unit, fromCurrent, fromPlan }) => `${amountText(fromCurrent + fromPlan, unit)} of ${name.toLowerCase()}`,
    );
  const own = sentences(
    `Your plan has ${doseText(item.dose, item.name)}.`,
    totals.length > 0 && `With what you take already that is ${totals.join(', ')} a day from supplements.`,
  );
  return ofOne(one, {
    lead: `How much ${item.name} is too much`,
    blocks: [...limitBlocks(one.facts), block(own, sourcesOf(item), 'In your plan')],
  });
}
