import type { Recommendation } from '@evidose/contract';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

const count = (number: number, one: string, many: string): string =>
  `${number === 1 ? 'One' : number} ${number === 1 ? one : many}`;

interface Plan
  extends Pick<Recommendation, 'outcome' | 'supplements' | 'excluded' | 'currentSupplements' | 'cost' | 'schedule'> {
  /** A clinician advised against supplements as a whole. */
  readonly isAdvisedAgainstAll: boolean;
  /** What the person wished for and nothing in the plan serves. */
  readonly wishesLeft: readonly string[];
}

function emptyPlan({ excluded, currentSupplements, isAdvisedAgainstAll, wishesLeft }: Plan): string {
  const stop = currentSupplements.filter(({ verdict }) => verdict === 'stop-and-ask').map(({ name }) => name);
  const adjust = currentSupplements.filter(({ verdict }) => verdict === 'adjust').map(({ name }) => name);
  const own =
    (stop.length > 0 ? ` Please ask about ${list(stop)} first; see below.` : '') +
    (adjust.length > 0 ? ` Please read what we say about ${list(adjust)} below.` : '');
  if (isAdvisedAgainstAll) {
    return `You were advised not to take supplements, so we suggest none. The person who advised you knows more about you than we do.${own}`;
  }
  if (excluded.length === 0) {
    const wishes =
      wishesLeft.length === 0
        ? ''
        : ` For what you wish for (${wishesLeft.join(', ')}) we know of none that has shown enough in people with answers like yours.`;
    return `Good news: you don't need a supplement now, because nothing in your answers points to a gap that one would fill. Food, sleep and movement are doing the work.${wishes} Come back when something changes.${own}`;
  }
  const kinds = new Set(excluded.flatMap(({ reasons }) => reasons.map(({ kind }) => kind)));
  if (kinds.size === 1 && kinds.has('already-taking')) {
    return `Good news: you don't need anything more, because what you take already covers what your answers speak for.${own}`;
  }
  return `We suggest nothing now. ${count(excluded.length, 'supplement was', 'supplements were')} considered, and each was left out because it would not be safe or useful for you; the reasons are listed. Leaving something out is a result too.${own}`;
}

/** One or two sentences on top of the plan. */
export function summaryOf(plan: Plan): string {
  if (plan.outcome === 'see-clinician-first') {
    return 'Please see a doctor or pharmacist first. We suggest no supplement before that; the reason is above, and what you take already is reviewed below.';
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
  const wishes =
    plan.wishesLeft.length === 0
      ? ''
      : ` Nothing was added for ${plan.wishesLeft.length === 1 ? 'this wish' : 'these wishes'} alone: ${plan.wishesLeft.join(', ')}.`;
  return `${fits} your answers: ${list(supplements.map(({ name }) => name))}. ${costs} $${Math.round(cost.monthly)} a month, taken ${when}.${wishes}`;
}
