import {
  doseText,
  exclusionTexts,
  type Recommendation,
  type SuggestedSupplement,
  slotTexts,
  unitsText,
} from '@evidose/contract';
import {
  answer,
  block,
  caution,
  DASHBOARD,
  type Draft,
  type Facts,
  inUnits,
  noAnswer,
  pageOf,
  sentences,
} from './answer.ts';
import { isKeptApart, itemsOf, meetingsOf, perItem, sourcesOf, suggestedIn, told } from './in-plan.ts';

/** "Why magnesium?": what the newest plan says of it, in the plan's own words and with its sources. */
export function whyInPlan(plan: Recommendation, facts: Facts): Draft {
  const { id, name } = facts;
  const suggested = suggestedIn(plan, id);
  if (suggested !== undefined) {
    const reasons = suggested.reasons.map(({ message, evidence, sources }) =>
      block(`${message} (Evidence grade ${evidence}.)`, sources),
    );
    const cautions = suggested.cautions.map(({ message, sources }) => caution(message, sources));
    return told({
      lead: `Your plan suggests ${name}, ${doseText(suggested.dose, name)}, because:`,
      blocks: [...reasons, block(dayOf(suggested, facts), sourcesOf(suggested), 'How to take it'), ...cautions],
      facts,
      next: [`When do I take my ${name}?`, `How many is that?`, `What does ${name} interact with?`],
    });
  }
  const taken = plan.currentSupplements.find((each) => each.id === id);
  if (taken !== undefined)
    return told({ lead: `You take ${name} already.`, blocks: [block(taken.message, taken.sources)], facts, next: [] });
  const excluded = plan.excluded.find((each) => each.id === id);
  if (excluded !== undefined) {
    const blocks = excluded.reasons.map(({ kind, message, sources, wouldChange }) =>
      caution(sentences(message, wouldChange), sources, exclusionTexts[kind]),
    );
    return told({
      lead: `Your plan leaves ${name} out, because:`,
      blocks,
      facts,
      next: ['What else did you leave out?'],
    });
  }
  return noAnswer(`Your answers give no reason for ${name}, so it’s not in your plan.`, {
    links: [DASHBOARD, pageOf(facts)],
    about: id,
    suggestions: ['What is in my plan?'],
  });
}

/** "What is in my plan?" */
export function wholePlan(plan: Recommendation): Draft {
  const [first] = plan.supplements;
  if (first === undefined)
    return noAnswer(plan.summary, { links: [DASHBOARD], suggestions: ['What did you leave out?'] });
  const blocks = perItem(plan, undefined, ({ dose, name, reasons }) =>
    sentences(`${doseText(dose, name)}.`, reasons[0]?.message),
  );
  return answer(plan.summary, blocks, {
    links: [DASHBOARD],
    thread: { others: plan.supplements.map(({ id }) => id) },
    suggestions: [`Why ${first.name}?`, 'What did you leave out?', 'What does my day look like?'],
  });
}

const MOST_LEFT_OUT = 8;

/** "What did you leave out?" */
export function leftOut(plan: Recommendation): Draft {
  if (plan.excluded.length === 0)
    return noAnswer('We left nothing out. None of your answers was a reason to.', { links: [DASHBOARD] });
  const blocks = plan.excluded.slice(0, MOST_LEFT_OUT).map(({ name, reasons }) =>
    caution(
      reasons.map(({ message }) => message).join(' '),
      reasons.flatMap(({ sources }) => sources),
      name,
    ),
  );
  const rest = plan.excluded.length - blocks.length;
  return answer(
    sentences(
      'These had a reason or were asked about, and were left out.',
      rest > 0 && `${rest} more are in your plan.`,
    ),
    blocks,
    {
      links: [DASHBOARD],
      suggestions: ['What is in my plan?'],
      thread: { asked: 'left-out', others: plan.excluded.map(({ id }) => id) },
    },
  );
}

/** With food or without, where the note beside it does not say it better. */
const foodOf = ({ timing }: SuggestedSupplement, { timing: { food } }: Facts): string =>
  timing.withFood ? 'Take it with food.' : food === 'without' ? 'Take it without food.' : 'With or without food.';

function dayOf(item: SuggestedSupplement, facts: Facts): string {
  const { name, dose, timing, monthlyCost } = item;
  const times = timing.slot.map((slot) => slotTexts[slot].toLowerCase());
  const serving = dose.serving ?? inUnits(facts, dose.amount, dose.unit);
  return sentences(
    `${name}: ${doseText({ ...dose, serving })}, ${times.join(' and ')}.`,
    foodOf(item, facts),
    timing.note,
    piecesADay(item),
    `About $${monthlyCost} a month.`,
  );
}

/** "How much vitamin D do I take, and when?" */
export function howInPlan(plan: Recommendation, facts: Facts): Draft | null {
  const item = suggestedIn(plan, facts.id);
  if (item === undefined) return null;
  return told({
    lead: `In your plan: ${item.name}`,
    blocks: [block(dayOf(item, facts), sourcesOf(item)), ...meetingsOf(item, isKeptApart)],
    facts,
    next: [`Why ${item.name}?`, `I missed a dose of ${item.name}`],
  });
}

/** "How many units?", asked of nothing by name: the amount of each, and when. */
export function dosesInPlan(plan: Recommendation, factsOf: (id: string) => Facts | undefined): Draft {
  const blocks = plan.supplements.flatMap((item) => {
    const facts = factsOf(item.id);
    return facts === undefined ? [] : [block(dayOf(item, facts), sourcesOf(item), item.name)];
  });
  return blocks.length === 0
    ? wholePlan(plan)
    : answer('What you take of each, by your plan', blocks, {
        links: [DASHBOARD],
        suggestions: ['What does my day look like?', 'What does my plan cost?'],
      });
}

const piecesADay = (item: SuggestedSupplement): string => {
  const { buy, dose, form, name } = item;
  if (buy === null) return `${doseText(dose, name)}, as ${form.label}.`;
  const { unitsADay, unitWord, strength, packFor30Days } = buy;
  return `That is ${unitsText(unitsADay, unitWord)} a day of ${strength} (${form.label}); ${packFor30Days} last 30 days.`;
};

export function unitsInPlan(plan: Recommendation, facts: Facts | undefined): Draft {
  const counted = itemsOf(plan, facts).reduce((sum, { buy, dose }) => sum + (buy?.unitsADay ?? dose.perDay), 0);
  return told({
    lead: `About ${counted} a day ${facts === undefined ? 'in all' : `of ${facts.name}`}, by your plan.`,
    blocks: perItem(plan, facts, piecesADay),
    facts,
    next: ['What does my day look like?', 'What does my plan cost?'],
  });
}

export function costInPlan(plan: Recommendation, facts: Facts | undefined): Draft {
  const { monthly, budget, withinBudget } = plan.cost;
  const [one] = itemsOf(plan, facts);
  const top = budget.max === null ? `from $${budget.min} up` : `$${budget.min} to $${budget.max}`;
  const prices = perItem(
    plan,
    facts,
    ({ monthlyCost, form }) => `About $${monthlyCost} a month as ${form.label}. A typical price; we sell nothing.`,
  );
  const how = facts === undefined || one === undefined ? [] : [block(dayOf(one, facts), sourcesOf(one))];
  return told({
    lead:
      facts === undefined
        ? `Your plan costs about $${monthly} a month; you named a budget of ${top}. It is ${withinBudget ? 'within' : 'over'} it.`
        : `${facts.name} costs about $${one?.monthlyCost ?? 0} a month in your plan.`,
    blocks: [...prices, ...how],
    facts,
    next: ['How many pills a day is that?'],
  });
}

/** Asked about a plan that is not here: nobody is signed in, or none was made yet. */
export const withoutPlan = (isSignedIn: boolean): Draft =>
  noAnswer(
    isSignedIn
      ? 'You have no plan yet: it starts with the questionnaire.'
      : 'I can only see a plan when you’re logged in.',
    {
      links: isSignedIn
        ? [{ to: '/take-quiz', label: 'To the questionnaire' }, DASHBOARD]
        : [{ to: '/log-in', label: 'Log in' }, DASHBOARD],
    },
  );
