import { amountText } from '@evidose/contract';
import { tidyNumber } from '../limits/round.ts';
import { staysWhereItIsPut } from '../local-use.ts';
import type { CurrentSupplement } from '../model.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { servingTaken } from '../understand/shown-dose.ts';
import type { Verdict } from './judgement.ts';

/** The stated status, before any judgement. */
export function leadOf({ usage }: CurrentSupplement): string {
  switch (usage.status) {
    case 'not-taking':
      return 'You wrote that you don’t take it, so we don’t count it.';
    case 'stopped':
      return 'You wrote that you stopped it.';
    case 'planned':
      return 'You wrote that you’re about to start it.';
    default:
      return '';
  }
}

const PLACES: Readonly<Record<string, string>> = {
  skin: 'on the skin',
  eye: 'in the eye',
  ear: 'in the ear',
  nose: 'in the nose',
};

/** Why oral interactions are not reported. */
export const outsideNote = (item: CurrentSupplement): string[] =>
  staysWhereItIsPut(item)
    ? [
        `You use it ${PLACES[item.usage.route ?? ''] ?? 'outside'}. Hardly any of it reaches the rest of your body, so we didn’t check it as if you swallowed it.`,
      ]
    : [];

const GOES_ON: ReadonlySet<string> = new Set(['taking', 'as-needed']);

interface Closing {
  readonly verdict: Verdict;
  readonly item: CurrentSupplement;
  readonly supplement: PreparedSupplement;
  /** Only hours of separation are required. */
  readonly isTiming: boolean;
  /** Only a question for the next visit, or a separation. */
  readonly isUnhurried: boolean;
  /** Stopping it could do harm. */
  readonly isSteady: boolean;
}

export function closing(about: Closing): string {
  const { verdict, isTiming, isUnhurried, isSteady } = about;
  const { usage } = about.item;
  const { data } = about.supplement;
  const goesOn = GOES_ON.has(usage.status);
  switch (verdict) {
    case 'stop-and-ask':
      return 'Ask your doctor or pharmacist before you take more of it.';
    case 'adjust':
      return 'Ask your doctor or pharmacist about a smaller amount, or whether you still need it.';
    case 'unknown':
      return 'Ask your pharmacist.';
    case 'ask-first':
      if (isTiming) return 'With those hours between them you can keep it. Ask your pharmacist if that is hard to do.';
      if (isUnhurried && goesOn) return 'At your next visit ask whether you still need it; until then you can go on.';
      if (isSteady && goesOn) return 'Ask your doctor or pharmacist before you change it.';
      return goesOn
        ? 'Ask your doctor or pharmacist whether to keep taking it.'
        : 'Ask your doctor or pharmacist before you take it.';
    case 'as-prescribed':
      return goesOn ? 'Take it as it was prescribed.' : 'Ask your prescriber about it.';
    case 'keep':
      if (!goesOn) return usage.status === 'not-taking' ? '' : 'We know of no reason against it.';
      return data.tier === 'suggestible'
        ? 'We know of no reason to stop it.'
        : `We found nothing against it in your answers, but we wouldn’t suggest it. ${data.summary}`;
  }
}

/** What everybody who continues has to know. */
export const alwaysNote = ({ data }: PreparedSupplement, verdict: Verdict): string[] =>
  data.timing.always === undefined || verdict === 'stop-and-ask' ? [] : [data.timing.always];

export function amountNote(current: CurrentSupplement, supplement: PreparedSupplement): string[] {
  const { assumed, amount, hasNumber, usage, product } = current;
  const { data } = supplement;
  if (!assumed || usage.status === 'not-taking' || (data.isFood && !hasNumber)) return [];
  if (product !== null) {
    return [`You didn’t say how much you take, so we counted the label's typical serving (${product.serving}) a day.`];
  }
  const counted = servingTaken(current, supplement) ?? amountText(tidyNumber(amount), data.doseUnit, data.name);
  return hasNumber
    ? [`You didn’t write its unit or strength, so we counted ${counted} a day.`]
    : [`We couldn’t read how much you take, so we counted a typical amount: ${counted} a day.`];
}
