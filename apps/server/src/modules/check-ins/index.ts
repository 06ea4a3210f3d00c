export { checkInsDue, isAnswered } from './due.ts';
