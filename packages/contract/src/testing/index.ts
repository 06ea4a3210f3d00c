export { answersOf } from './answers-of.ts';
export { everyAnswer } from './everything.ts';
export { HEALTHY } from './healthy.ts';
