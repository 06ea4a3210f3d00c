import type { Promised } from './promise.ts';
import { keptApart, noBleeding, noGraveInteraction, unknownMedicine } from './promises-medicines.ts';
import { needsAreSaid } from './promises-needs.ts';
import {
  alertsAreNamed,
  apartAtWrittenTimes,
  buyable,
  guessFreesNothing,
  keepMeansKeep,
  prescribedIsKept,
} from './promises-own.ts';
import { pairsAreReported } from './promises-pairs.ts';
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
import { doubtsAreShown, everyPieceCounts, onlyCliniciansPrescribe, swallowedIsNotOnSkin } from './promises-reading.ts';
import { oneVoice } from './promises-voice.ts';

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
  prescribedIsKept,
  keepMeansKeep,
  apartAtWrittenTimes,
  alertsAreNamed,
  buyable,
  guessFreesNothing,
  everyPieceCounts,
  doubtsAreShown,
  needsAreSaid,
  swallowedIsNotOnSkin,
  onlyCliniciansPrescribe,
  pairsAreReported,
  oneVoice,
];
