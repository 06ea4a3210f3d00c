import type { Recommendation } from '@evidose/contract';
import { flatMap } from '../flat-map.ts';
import { andList } from '../words/open-words.ts';

const count = (number: number, one: string, many: string): string =>
  `${number === 1 ? 'One' : number} ${number === 1 ? one : many}`;

interface Plan
  extends Pick<
    Recommendation,
    'outcome' | 'supplements' | 'excluded' | 'currentSupplements' | 'cost' | 'schedule' | 'alerts'
  > {
  /** A lab value is abnormal, whether or not it has an alert. */
  readonly hasValueOutOfRange: boolean;
  /** A clinician advised against supplements in general. */
  readonly isAdvisedAgainstAll: boolean;
  readonly needsLeft: string;
  /** Goals without a suggestion, each with the reason and what helps instead. */
  readonly wishesLeft: readonly string[];
}

/** More than this is listed below. */
const MOST_WISHES = 2;

const wishesText = (wishes: readonly string[]): string =>
  wishes
    .slice(0, MOST_WISHES)
    .map((each) => ` ${each}`)
    .join('');

/** An alert is more important than good news. */
const hasGrave = ({ alerts, hasValueOutOfRange, currentSupplements }: Plan): boolean =>
  hasValueOutOfRange ||
  alerts.some(({ severity }) => severity !== 'info') ||
  currentSupplements.some(({ verdict }) => verdict === 'stop-and-ask' || verdict === 'ask-first');

function ownText({ currentSupplements }: Plan): string {
  const named = (wanted: ReadonlySet<string>) =>
    andList([...new Set(currentSupplements.filter(({ verdict }) => wanted.has(verdict)).map(({ name }) => name))]);
  const stop = named(new Set(['stop-and-ask']));
  const read = named(new Set(['adjust', 'ask-first']));
  const asks = [stop === '' ? '' : `ask about ${stop} first`, read === '' ? '' : `read what we say about ${read}`];
  const shown = asks.filter((each) => each !== '').join(', and ');
  return shown === '' ? '' : ` For what you already take: please ${shown}. See below.`;
}

function emptyPlan(plan: Plan): string {
  const { excluded, isAdvisedAgainstAll, wishesLeft } = plan;
  const own = `${plan.needsLeft}${ownText(plan)}`;
  const wishes = wishesText(wishesLeft);
  if (isAdvisedAgainstAll) {
    return `You were advised not to take supplements, so we suggest none. The person who advised you knows more about you than we do.${own}`;
  }
  if (excluded.length === 0) {
    const why = 'because your answers show no gap for one to fill';
    return hasGrave(plan)
      ? `We suggest no supplement now, ${why}. Please read the notes at the top first.${own}${wishes}`
      : `Good news: you don't need a supplement now, ${why}. Food, sleep and exercise are doing the job.${wishes} Come back when something changes.${own}`;
  }
  const kinds = new Set(flatMap(excluded, ({ reasons }) => reasons.map(({ kind }) => kind)));
  if (kinds.size === 1 && kinds.has('already-taking')) {
    const why = 'because what you already take covers what you need';
    if (plan.currentSupplements.some(({ verdict }) => verdict === 'stop-and-ask')) {
      return `We add nothing to what you take now. Please read the notes at the top first.${own}`;
    }
    return hasGrave(plan)
      ? `We add nothing, ${why}. Please read the notes at the top first.${own}`
      : `Good news: you don't need anything more, ${why}.${own}`;
  }
  const why = 'because it wouldn’t be safe or useful for you';
  const left =
    excluded.length === 1
      ? `We considered one supplement and left it out, ${why}. You can see the reason below.`
      : `We considered ${excluded.length} supplements and left each one out ${why}. You can see the reasons below.`;
  return `We suggest nothing now. ${left}${own}${wishes}`;
}

/** A few sentences at the top: what fits, what to ask about first, and which goals got nothing. */
export function summaryOf(plan: Plan): string {
  if (plan.outcome === 'see-clinician-first') {
    return `Please see a doctor or pharmacist first. We suggest no supplement before that. The reason is above, and below we review what you already take.${plan.needsLeft}`;
  }
  const { supplements, cost, schedule } = plan;
  if (supplements.length === 0) return emptyPlan(plan);
  const planned = new Set(supplements.map(({ id }) => id));
  const times = schedule.filter(({ items }) =>
    items.some(({ id, kind }) => kind === 'supplement' && id !== null && planned.has(id)),
  ).length;
  const when = times === 1 ? 'at one time of day' : `at ${times} times of day`;
  const fits = count(supplements.length, 'supplement fits', 'supplements fit');
  const costs = supplements.length === 1 ? 'It costs about' : 'Together they cost about';
  return `${fits} your answers: ${andList(supplements.map(({ name }) => name))}. ${costs} $${Math.round(cost.monthly)} a month, taken ${when}.${plan.needsLeft}${ownText(plan)}${wishesText(plan.wishesLeft)}`;
}
