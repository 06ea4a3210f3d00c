import type { Recommendation } from '@evidose/contract';
import type { Promised } from './promise.ts';
import type { Facts } from './truth.ts';

type Suggestion = Recommendation['supplements'][number];

/** Nothing that is kept without concern has an alert, and nothing that must stop is scheduled. */
function ownFaults({ currentSupplements, alerts, schedule }: Recommendation): string[] {
  return currentSupplements.flatMap(({ id, text, verdict }) => {
    if (id === null) return [];
    const same = currentSupplements.filter((each) => each.id === id);
    const isWarned = alerts.some(
      (alert) => /^ask-about-/.test(alert.id) && alert.about.some((each) => each.text === text),
    );
    if (verdict === 'keep' && isWarned) return [`“${text}” is kept, and an alert warns of it`];
    const isPlaced = schedule.some(({ items }) => items.some((item) => item.kind === 'supplement' && item.id === id));
    const isStopped = same.every((each) => each.verdict === 'stop-and-ask');
    return isStopped && isPlaced ? [`“${text}” is to stop, and the day places it`] : [];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The compound that a text asks for: "choose citrate". */
const asksFor = (text: string, compound: string): boolean =>
  new RegExp(`(choose|prefer|take it as|better as) [a-z ]*${escaped(compound)}`, 'i').test(text);

/** Names are lower case inside a sentence. */
const isNamedIn = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase());

function suggestionFaults(facts: Facts, suggestion: Suggestion, { alerts, labSuggestions }: Recommendation): string[] {
  const { id, name, form, cautions, interactions, reasons, timing } = suggestion;
  const faults: string[] = [];
  const text = [...cautions, ...interactions, ...reasons].map(({ message }) => message).join(' ');
  const { forms } = facts.supplement(id);
  const chosen = `${form.label} ${forms.find((each) => each.id === form.id)?.compound ?? ''}`;
  for (const { compound } of forms) {
    const last = compound?.split(' ').at(-1);
    if (last !== undefined && asksFor(`${text} ${timing.note ?? ''}`, last) && !chosen.includes(last))
      faults.push(`${id} is suggested as ${form.label}, and its words ask for ${last}`);
  }
  for (const { title, message } of alerts)
    if (message.includes('We leave it out') && isNamedIn(title, name)) faults.push(`${id} is suggested and left out`);
  for (const { message } of labSuggestions)
    if (new RegExp(`before you take [a-z ]*${escaped(name)}`, 'i').test(message))
      faults.push(`${id} before its own test`);
  return faults;
}

/** An exceeded limit is reported: in an alert, or in the review of what exceeds it. */
function limitFaults(facts: Facts, { nutrientTotals, alerts, currentSupplements }: Recommendation): string[] {
  return nutrientTotals.flatMap(({ nutrient, name, fromCurrent, fromPlan, upperLimit }) => {
    if (upperLimit === null || fromCurrent + fromPlan <= upperLimit * 1.001) return [];
    const isOnTop = alerts.some(({ title, message }) => isNamedIn(`${title} ${message}`, name));
    const givers = currentSupplements.filter(
      ({ id, supplies }) =>
        supplies.some((each) => each.nutrient === nutrient) ||
        (id !== null && facts.supplement(id).supplies.some((each) => each.nutrient === nutrient)),
    );
    // Prescribed amounts exceed a limit on purpose.
    const isReported = givers.some(({ verdict }) => verdict !== 'keep');
    return isOnTop || isReported ? [] : [`${name} passes its limit without a word`];
  });
}

export const oneVoice: Promised = {
  number: 33,
  title: 'a verdict, its message, the alerts and the day say the same about one thing',
  faults: (facts, _truth, result) => [
    ...ownFaults(result),
    ...result.supplements.flatMap((each) => suggestionFaults(facts, each, result)),
    ...limitFaults(facts, result),
  ],
};
