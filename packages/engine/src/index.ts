export type * from './knowledge.ts';
