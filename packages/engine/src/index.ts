export type * from './knowledge.ts';
export { keyOf } from './text/tokens.ts';
