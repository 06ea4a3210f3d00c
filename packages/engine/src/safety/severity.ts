/** The policy stands in the contract, as pages ask it too; whatever decides asks it here. */
export { asksDoctor, bySeverity, isAboveMinor, isForbidden, isGrave, isUrgent, isWatched } from '@evidose/contract';
