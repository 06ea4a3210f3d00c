import {
  amountText,
  type BatchSummary,
  type Recommendation,
  type Slot,
  slotTexts,
  untilChangeText,
} from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { andOf, block, caution, DASHBOARD, type Draft, type Facts, noAnswer, sentences } from './answer.ts';
import { isKeptApart, meetingsOf, perItem, sourcesOf, told } from './in-plan.ts';
import { isMeasured } from './needs.ts';

export type Changes = NonNullable<BatchSummary['changes']>;

const CORRECT = { to: '/profile', label: 'Correct an answer' };
const DAY = ['What does my day look like?'];
const planSources = ({ supplements }: Recommendation): string[] => [...new Set(supplements.flatMap(sourcesOf))];

/** "What does my day look like?", "what do I take at night?" */
export function myDay(plan: Recommendation, wanted: readonly Slot[]): Draft {
  const slots = plan.schedule.filter(
    ({ slot, items }) => items.length > 0 && (wanted.length === 0 || wanted.includes(slot)),
  );
  const amounts = (items: (typeof slots)[number]['items']): string =>
    items.map(({ name, amount }) => (amount === undefined ? name : `${name}, ${amount}`)).join('; ');
  return told({
    lead: 'Your day, medicines and supplements together',
    blocks: slots.map(({ slot, items, note }) =>
      block(sentences(`${amounts(items)}.`, note), planSources(plan), slotTexts[slot]),
    ),
    next: ['I missed a dose', 'What does my plan cost?'],
    none: 'Your plan holds nothing for that time of day.',
  });
}

/** What must be kept apart from what, with the hours. */
export const keptApart = (plan: Recommendation): Draft =>
  told({
    lead: 'To be kept apart in your plan',
    blocks: plan.supplements.flatMap((item) => meetingsOf(item, isKeptApart)),
    next: DAY,
    none: 'Nothing in your plan has to be kept apart by hours. Your day shows the times.',
  });

/** "Do these go with my medicines?": every row of the plan about one of them. */
export function medicinesInPlan(plan: Recommendation): Draft {
  const blocks = plan.supplements.flatMap((item) => meetingsOf(item));
  const { checked, total } = plan.coverage.medications;
  const scope = `We checked ${checked} of ${total} medicines you named against everything in your plan.`;
  const found = told({
    lead: `${scope} What matters:`,
    blocks,
    next: blocks.length === 0 ? ['Which medicines did you understand?'] : DAY,
    none: `${scope} We know of no conflict. That doesn’t mean it’s safe. Don’t start or stop a medicine because of it.`,
  });
  return { ...found, links: [DASHBOARD, CORRECT] };
}

/** What was measured and low: a new value tells whether it helped. */
const measuredAgain = ({ supplements }: Recommendation, notes: ChatData['notes']) =>
  supplements.filter(isMeasured).map(({ id, name, reasons }) => {
    const [reason] = reasons.filter(({ field }) => field.startsWith('labResults.'));
    const how = notes['tests']?.find(({ about }) => about.includes(id));
    const sources = new Set([...(reason?.sources ?? []), ...(how?.sources ?? [])]);
    return block(sentences(reason?.message, how?.message), [...sources], `${name}: test your low level again`);
  });

export const testsFor = (plan: Recommendation, notes: ChatData['notes']): Draft =>
  told({
    lead: 'Tests worth asking your doctor for',
    blocks: [
      ...measuredAgain(plan, notes),
      ...plan.labSuggestions.map(({ name, message, sources }) => block(message, sources, name)),
    ],
    none: 'We found no test in your answers to ask your doctor about.',
  });

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
  const next = ['Which tests should I ask for?', 'What is in my plan?'];
  return { ...told({ lead: 'Your results, as you entered them', blocks, facts, next }), links: [DASHBOARD, CORRECT] };
}

export function medicinesRead(plan: Recommendation): Draft {
  const { checked, total } = plan.coverage.medications;
  const links = [CORRECT, DASHBOARD];
  if (plan.medications.length === 0) return noAnswer('Your answers name no medicine.', { links });
  const lines = plan.medications.map(({ text, name, id, guessed }) =>
    id === null
      ? `“${text}”: not recognised.`
      : guessed
        ? `“${text}”: read as ${name}, please confirm.`
        : `“${text}”: ${name}.`,
  );
  return noAnswer(`We checked ${checked} of ${total} medicines you named. ${lines.join(' ')}`, { links });
}

export function warningsOf(plan: Recommendation): Draft {
  const alerts = plan.alerts.map(({ title, message, severity, sources }) => ({
    ...block(message, sources, title),
    tone: severity === 'urgent' ? ('urgent' as const) : ('caution' as const),
  }));
  const cautions = plan.supplements.flatMap(({ name, cautions: own }) =>
    own.map(({ message, sources }) => caution(message, sources, name)),
  );
  return told({
    lead: 'What to watch in your plan',
    blocks: [...alerts, ...cautions],
    next: ['What did you leave out?'],
    none: 'Your plan has no warnings. That doesn’t mean it’s safe: tell your doctor what you take.',
  });
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
  const blocks = rows.map(({ name, unit, fromCurrent, fromPlan, upperLimit }) => {
    const limit = upperLimit === null ? '' : `; the limit is ${amountText(upperLimit, unit, name)}`;
    const total = amountText(fromCurrent + fromPlan, unit, name);
    return block(`${total} a day from supplements${limit}.`, planSources(plan), name);
  });
  return told({
    lead:
      over.length === 0
        ? 'Everything counted stays under its limit.'
        : `Above the limit: ${andOf(over.map(({ name }) => name))}.`,
    blocks,
    facts,
    none: 'Your plan holds no nutrient that is counted against a limit.',
  });
}

export const weeksInPlan = (plan: Recommendation, facts: Facts | undefined): Draft =>
  told({
    lead: 'How long until you may notice something',
    blocks: perItem(plan, facts, ({ expectedWeeks }) => `You may see a change ${untilChangeText(expectedWeeks)}.`),
    facts,
  });

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
