import { amountText, inSentence, type ResolvedAlert, type SuggestedBatch } from '@evidose/contract';
import type { ListEntry } from '../list/list-entry.ts';
import { packText } from '../list/pack-text.ts';
import { type AlertGroup, groupAlerts, isReadingDoubt, isResolved } from '../needs-you/group-alerts.ts';
import type { PlanSectionId } from '../sections.ts';
import type { Day } from '../today/day.ts';

export interface Action {
  readonly key: string;
  readonly kind: 'stop' | 'ask' | 'buy' | 'choose';
  readonly title: string;
  readonly detail: string;
  readonly to: PlanSectionId;
}

export interface Overview {
  readonly sentence: string;
  readonly actions: readonly Action[];
}

interface OverviewParts {
  readonly batch: SuggestedBatch;
  readonly entries: readonly ListEntry[];
  readonly resolved: readonly ResolvedAlert[];
  readonly day: Day;
}

const MOST_ACTIONS = 3;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const numberText = (count: number): string => NUMBERS[count] ?? String(count);
const startOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** On the list but not ordered yet. */
const isToBuy = ({ chosen, isOrdered, standing }: ListEntry): boolean =>
  standing === 'suggested' && !isOrdered && chosen.startedOn === null;

const askAction = (group: AlertGroup): Action => ({
  key: group.key,
  kind: 'ask',
  title: group.title,
  detail: isReadingDoubt(group) ? 'Tell us what you take' : 'Ask your doctor or pharmacist',
  to: 'safety',
});

const stopAction = (name: string): Action => ({
  key: `stop ${name}`,
  kind: 'stop',
  title: `Don’t take ${inSentence(name)} for now`,
  detail: 'Ask your doctor or pharmacist',
  to: 'safety',
});

/** Rows of the day that wait for a doctor's answer and have no alert of their own. */
function heldActions({ groups }: Day, said: string, stopped: ReadonlySet<string>): Action[] {
  const held = groups
    .flatMap(({ doses }) => doses)
    .filter(({ care, text }) => care !== null && !care.isResolved && !stopped.has(text));
  const names = [...new Set(held.map(({ name }) => name))].filter((name) => !said.includes(name.toLowerCase()));
  return names.map((name) => ({
    key: `held ${name}`,
    kind: 'ask',
    title: `Ask about ${name}`,
    detail: 'It waits in your day',
    to: 'today',
  }));
}

function sentenceOf(urgent: number, buy: number, choose: number, ask: number): string {
  const things = (count: number) => `${numberText(count)} ${count === 1 ? 'thing' : 'things'}`;
  const suggested = choose === 1 ? 'one suggestion to look at' : `${numberText(choose)} suggestions to look at`;
  const first = buy > 0 ? `${things(buy)} to buy` : choose > 0 ? suggested : 'nothing to buy';
  const second = ask === 0 ? 'nothing to ask about' : `${buy > 0 ? numberText(ask) : things(ask)} to ask about`;
  const last = urgent === 0 ? 'nothing urgent' : `${numberText(urgent)} urgent`;
  const parts = urgent === 0 ? [first, second, last] : [last, first, second];
  return `${startOf(parts.join(', '))}.`;
}

/** The first screen in words: how much there is to do, and what to do first. */
export function overviewOf({ batch, entries, resolved, day }: OverviewParts): Overview {
  const open = groupAlerts(batch.recommendation.alerts).filter((group) => !isResolved(group, resolved));
  const urgent = open.filter(({ severity }) => severity === 'urgent');
  const current = batch.recommendation.currentSupplements;
  // As in the day, a press cannot bring these back; only a new plan can.
  const stops = current.filter(({ verdict }) => verdict === 'stop-and-ask');
  const stopped = new Set(stops.map(({ text }) => text));
  const warnings = open.filter(({ severity }) => severity === 'warning');
  const said = open
    .map(({ title, messages, about }) => [title, ...messages, ...about].join(' '))
    .join(' ')
    .toLowerCase();
  const held = heldActions(day, said, stopped);
  // "Don't take X for now" already says whom to ask, unless the alert also concerns something else that is taken.
  const others = new Set(current.map(({ text }) => text).filter((text) => !stopped.has(text)));
  const names = ({ alerts }: AlertGroup, texts: ReadonlySet<string>) =>
    alerts.some(({ about }) => about.some(({ text }) => text !== null && texts.has(text)));
  const isSaid = (group: AlertGroup) => names(group, stopped) && !names(group, others);
  const asks = [...warnings.filter((group) => !isSaid(group)).map(askAction), ...held];
  const listed = new Set(entries.map(({ item }) => item.id));
  const buys = entries.filter(isToBuy).map(
    ({ item }): Action => ({
      key: `buy ${item.id}`,
      kind: 'buy',
      title: `Buy ${inSentence(item.name)}`,
      detail: packText(item),
      to: 'list',
    }),
  );
  const chooses = batch.supplements
    .filter(({ id }) => !listed.has(id))
    .map(
      ({ id, name, dose }): Action => ({
        key: `choose ${id}`,
        kind: 'choose',
        title: `Look at ${inSentence(name)}`,
        detail: dose.serving ?? amountText(dose.amount, dose.unit, name),
        to: 'plan',
      }),
    );
  // What to leave out first, then one thing to ask about, then the rest as space allows.
  const actions = [
    ...[...new Set(stops.map(({ name }) => name))].map(stopAction),
    ...asks.slice(0, 1),
    ...buys,
    ...chooses.slice(0, 2),
    ...asks.slice(1),
    ...chooses.slice(2),
  ];
  return {
    sentence: sentenceOf(urgent.length, buys.length, chooses.length, warnings.length + held.length),
    actions: actions.slice(0, MOST_ACTIONS),
  };
}
