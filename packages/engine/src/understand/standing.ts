import type { Drug } from '../knowledge.ts';
import { staysWhereItIsPut } from '../local-use.ts';
import type { CurrentSupplement, Medicine, Usage } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';

/**
 * How an entry counts. `counts`: it is taken, so it counts for needs and against supplements. `may-act`: it only counts
 * against, as it will be taken, or may still be in the body. `not`: it does not count.
 */
export type Standing = 'counts' | 'may-act' | 'not';

/** Taken now, regularly or as needed: in the day and in the gut. */
export const isTakenNow = ({ status }: Usage): boolean => status === 'taking' || status === 'as-needed';

/** An injection every few weeks is an appointment, not a part of the day. */
const LONGEST_BETWEEN_INJECTIONS = 14;

/** Has a place in the day. As-needed medicines and those that stay in the body for weeks or months have none. */
export const hasPlaceInDay = ({ status, route, slots, everyDays = 1 }: Usage): boolean => {
  if (status !== 'taking' || route === 'implanted') return false;
  return slots !== null || route !== 'injection' || everyDays <= LONGEST_BETWEEN_INJECTIONS;
};

function standingOf({ status, stoppedDaysAgo }: Usage, washOutDays: number): Standing {
  switch (status) {
    case 'taking':
    case 'as-needed':
      return 'counts';
    case 'planned':
      return 'may-act';
    case 'stopped':
      // Without a date it may still be in the body.
      return stoppedDaysAgo !== undefined && stoppedDaysAgo >= washOutDays ? 'not' : 'may-act';
    case 'not-taking':
      return 'not';
  }
}

const longestOf = (days: readonly (number | undefined)[]): number | undefined =>
  days.reduce((most, each) => (each === undefined ? most : Math.max(each, most ?? 0)), undefined);

/** The drug's own figure, else the longest of its classes, else never: an unknown wash-out has not passed. */
function washOutOf({ classById }: Prepared, { washOutDays, classes }: Drug): number {
  return washOutDays ?? longestOf(classes.map((id) => classById.get(id)?.washOutDays)) ?? Number.POSITIVE_INFINITY;
}

export function standingOfMedicine(prepared: Prepared, { usage, drugs, classes }: Medicine): Standing {
  if (usage.status !== 'stopped') return standingOf(usage, Number.POSITIVE_INFINITY);
  const ofDrugs = drugs.map((drug) => washOutOf(prepared, drug));
  const ofClasses = drugs.length > 0 ? [] : classes.map((id) => prepared.classById.get(id)?.washOutDays);
  return standingOf(usage, longestOf([...ofDrugs, ...ofClasses]) ?? Number.POSITIVE_INFINITY);
}

/** A supplement's own wash-out is not known: once stopped without a date it may still act. */
export const standingOfSupplement = (item: CurrentSupplement): Standing =>
  staysWhereItIsPut(item) ? 'not' : standingOf(item.usage, SUPPLEMENT_WASH_OUT_DAYS);

/** Longer than any supplement that we list keeps acting on enzymes, platelets or serotonin. */
const SUPPLEMENT_WASH_OUT_DAYS = 30;
