export { answersOf } from './answers-of.ts';
export { everyAnswer } from './everything.ts';
export { HEALTHY } from './healthy.ts';
export { recommendationOf, supplementOf } from './plan-of.ts';
