import type { Promised } from './promise.ts';
import { keptApart, noBleeding, noGraveInteraction, unknownMedicine } from './promises-medicines.ts';
import {
  adultsOnly,
  alarmFirst,
  allowListOnly,
  ironWithReason,
  labsOutrank,
  moodGetsHelp,
  noCaroteneForSmokers,
  noContraindication,
} from './promises-person.ts';
import {
  accounted,
  adviceKept,
  canSwallow,
  formFits,
  notTwice,
  reasoned,
  underTheLimit,
  withinBudget,
} from './promises-plan.ts';

/** The twenty safety promises, each with its own judge. */
export const promises: readonly Promised[] = [
  noGraveInteraction,
  noContraindication,
  allowListOnly,
  adultsOnly,
  alarmFirst,
  underTheLimit,
  formFits,
  adviceKept,
  notTwice,
  unknownMedicine,
  ironWithReason,
  noCaroteneForSmokers,
  noBleeding,
  moodGetsHelp,
  canSwallow,
  withinBudget,
  keptApart,
  labsOutrank,
  reasoned,
  accounted,
];
