import {
  amountText,
  type BatchSummary,
  type Recommendation,
  type Slot,
  slotTexts,
  untilChangeText,
} from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import {
  actionText,
  andOf,
  answer,
  block,
  caution,
  DASHBOARD,
  type Draft,
  type Facts,
  noAnswer,
  sentences,
} from './answer.ts';
import { isMeasured } from './needs.ts';

export type Changes = NonNullable<BatchSummary['changes']>;

const planSources = (plan: Recommendation): string[] => [
  ...new Set(plan.supplements.flatMap(({ reasons }) => reasons.flatMap(({ sources }) => sources))),
];

/** "What does my day look like?", "what do I take at night?" */
export function myDay(plan: Recommendation, wanted: readonly Slot[]): Draft {
  const slots = plan.schedule.filter(
    ({ slot, items }) => items.length > 0 && (wanted.length === 0 || wanted.includes(slot)),
  );
  if (slots.length === 0) return noAnswer('Your plan holds nothing for that time of day.', { links: [DASHBOARD] });
  const blocks = slots.map(({ slot, items, note }) =>
    block(
      sentences(
        `${items.map(({ name, amount }) => (amount === undefined ? name : `${name}, ${amount}`)).join('; ')}.`,
        note,
      ),
      planSources(plan),
      slotTexts[slot],
    ),
  );
  return answer('Your day, medicines and supplements together', blocks, {
    links: [DASHBOARD],
    suggestions: ['I missed a dose', 'What does my plan cost?'],
  });
}

/** What must be kept apart from what, with the hours. */
export function keptApart(plan: Recommendation): Draft {
  const rows = plan.supplements.flatMap(({ name, interactions }) =>
    interactions
      .filter(({ action }) => action === 'separate')
      .map(({ with: other, action, hours, message, sources }) =>
        caution(message, sources, `${name} and ${other}: ${actionText(action, hours)}`),
      ),
  );
  if (rows.length === 0)
    return noAnswer('Nothing in your plan has to be kept apart by hours. Your day shows the times.', {
      links: [DASHBOARD],
      suggestions: ['What does my day look like?'],
    });
  return answer('To be kept apart in your plan', rows, {
    links: [DASHBOARD],
    suggestions: ['What does my day look like?'],
  });
}

/** "Do these go with my medicines?": every row of the plan about one of them. */
export function medicinesInPlan(plan: Recommendation): Draft {
  const rows = plan.supplements.flatMap(({ name, interactions }) =>
    interactions.map(({ with: other, action, hours, message, sources }) =>
      caution(message, sources, `${name} and ${other}: ${actionText(action, hours)}`),
    ),
  );
  const { checked, total } = plan.coverage.medications;
  const links = [DASHBOARD, { to: '/profile', label: 'Correct an answer' }];
  const scope = `We checked ${checked} of ${total} medicines you named against everything in your plan.`;
  if (rows.length === 0)
    return noAnswer(
      `${scope} We know of no conflict. That doesn’t mean it’s safe. Don’t start or stop a medicine because of it.`,
      { links, suggestions: ['Which medicines did you understand?'] },
    );
  return answer(`${scope} What matters:`, rows, { links, suggestions: ['What does my day look like?'] });
}

/** What was measured and low: a new value tells whether it helped. */
const measuredAgain = ({ supplements }: Recommendation, notes: ChatData['notes']) =>
  supplements.filter(isMeasured).map(({ id, name, reasons }) => {
    const [reason] = reasons.filter(({ field }) => field.startsWith('labResults.'));
    const how = notes['tests']?.find(({ about }) => about.includes(id));
    const sources = new Set([...(reason?.sources ?? []), ...(how?.sources ?? [])]);
    return block(sentences(reason?.message, how?.message), [...sources], `${name}: test your low level again`);
  });

export function testsFor(plan: Recommendation, notes: ChatData['notes']): Draft {
  const blocks = [
    ...measuredAgain(plan, notes),
    ...plan.labSuggestions.map(({ name, message, sources }) => block(message, sources, name)),
  ];
  if (blocks.length === 0)
    return noAnswer('We found no test in your answers to ask your doctor about.', { links: [DASHBOARD] });
  return answer('Tests worth asking your doctor for', blocks, {
    links: [DASHBOARD],
    suggestions: ['What is in my plan?'],
  });
}

/** "How low is my ferritin?": what was answered, and what the plan concludes from it. */
export function myResults(plan: Recommendation, facts: Facts | undefined): Draft | null {
  const blocks = plan.supplements
    .filter(({ id }) => facts === undefined || id === facts.id)
    .flatMap(({ name, reasons }) =>
      reasons
        .filter(({ field }) => field.startsWith('labResults.'))
        .map(({ value, message, sources }) => block(sentences(`You entered ${value}.`, message), sources, name)),
    );
  if (blocks.length === 0) return null;
  return answer('Your results, as you entered them', blocks, {
    links: [DASHBOARD, { to: '/profile', label: 'Correct an answer' }],
    about: facts?.id ?? null,
    suggestions: ['Which tests should I ask for?', 'What is in my plan?'],
  });
}

export function medicinesRead(plan: Recommendation): Draft {
  const { checked, total } = plan.coverage.medications;
  if (plan.medications.length === 0)
    return noAnswer('Your answers name no medicine.', {
      links: [DASHBOARD, { to: '/profile', label: 'Your answers' }],
    });
  const lines = plan.medications.map(({ text, name, id, guessed }) =>
    id === null
      ? `“${text}”: not recognised.`
      : guessed
        ? `“${text}”: read as ${name}, please confirm.`
        : `“${text}”: ${name}.`,
  );
  return noAnswer(`We checked ${checked} of ${total} medicines you named. ${lines.join(' ')}`, {
    links: [{ to: '/profile', label: 'Correct an answer' }, DASHBOARD],
  });
}

export function warningsOf(plan: Recommendation): Draft {
  const alerts = plan.alerts.map(({ title, message, severity, sources }) => ({
    ...block(message, sources, title),
    tone: severity === 'urgent' ? ('urgent' as const) : ('caution' as const),
  }));
  const cautions = plan.supplements.flatMap(({ name, cautions: own }) =>
    own.map(({ message, sources }) => caution(message, sources, name)),
  );
  const blocks = [...alerts, ...cautions];
  if (blocks.length === 0)
    return noAnswer('Your plan has no warnings. That doesn’t mean it’s safe: tell your doctor what you take.', {
      links: [DASHBOARD],
    });
  return answer('What to watch in your plan', blocks, { links: [DASHBOARD], suggestions: ['What did you leave out?'] });
}

/** Whether the plan counts a nutrient of this one. */
export const isCounted = ({ nutrientTotals }: Recommendation, { nutrients }: Facts): boolean =>
  nutrientTotals.some(({ nutrient }) => nutrients.some(({ id }) => id === nutrient));

/** What the plan and what is taken already add up to, against the limits. */
export function totalsOf(plan: Recommendation, facts: Facts | undefined): Draft {
  const wanted = new Set(facts?.nutrients.map(({ id }) => id));
  const rows = plan.nutrientTotals.filter(({ nutrient }) => facts === undefined || wanted.has(nutrient));
  const over = rows.filter(
    ({ fromCurrent, fromPlan, upperLimit }) => upperLimit !== null && fromCurrent + fromPlan > upperLimit,
  );
  const blocks = rows.map(({ name, unit, fromCurrent, fromPlan, upperLimit }) =>
    block(
      `${amountText(fromCurrent + fromPlan, unit, name)} a day from supplements${upperLimit === null ? '' : `; the limit is ${amountText(upperLimit, unit, name)}`}.`,
      planSources(plan),
      name,
    ),
  );
  if (blocks.length === 0)
    return noAnswer('Your plan holds no nutrient that is counted against a limit.', { links: [DASHBOARD] });
  const lead =
    over.length === 0
      ? 'Everything counted stays under its limit.'
      : `Above the limit: ${andOf(over.map(({ name }) => name))}.`;
  return answer(lead, blocks, { links: [DASHBOARD], about: facts?.id ?? null, suggestions: ['What is in my plan?'] });
}

export function weeksInPlan(plan: Recommendation, facts: Facts | undefined): Draft {
  const items = facts === undefined ? plan.supplements : plan.supplements.filter(({ id }) => id === facts.id);
  const blocks = items.map(({ name, expectedWeeks, reasons }) =>
    block(
      `You may see a change ${untilChangeText(expectedWeeks)}.`,
      reasons.flatMap(({ sources }) => sources),
      name,
    ),
  );
  return answer('How long until you may notice something', blocks, {
    links: [DASHBOARD],
    about: facts?.id ?? null,
    suggestions: ['What is in my plan?'],
  });
}

const named = (items: readonly { readonly name: string }[]): string => andOf(items.map(({ name }) => name));

export function whatChanged(changes: Changes | null): Draft {
  if (changes === null) return noAnswer('This is your first plan, so nothing has changed yet.', { links: [DASHBOARD] });
  const { added, removed, adjusted } = changes;
  const parts = [
    added.length > 0 && `Added: ${named(added)}.`,
    removed.length > 0 && `Taken out: ${removed.map(({ name, why }) => `${name} (${why})`).join('; ')}.`,
    adjusted.length > 0 &&
      `Changed: ${adjusted.map(({ name, before, after }) => `${name}, ${before} before, ${after} now`).join('; ')}.`,
  ];
  const lead = parts.some(Boolean)
    ? `What changed since the plan before. ${sentences(...parts)}`
    : 'The newest plan is the same as the one before: nothing changed.';
  return noAnswer(lead, { links: [DASHBOARD], suggestions: ['What is in my plan?'] });
}
