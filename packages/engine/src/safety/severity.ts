/** The policy is in the contract, since pages use it too; deciding code imports it from here. */
export { asksDoctor, bySeverity, isAboveMinor, isForbidden, isGrave, isUrgent, isWatched } from '@evidose/contract';
