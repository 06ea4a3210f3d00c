export { answersOf } from './answers-of.ts';
export { everyAnswer } from './everything.ts';
