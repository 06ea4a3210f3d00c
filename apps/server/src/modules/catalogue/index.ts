export { catalogueEntries } from './entries.ts';
export { createFacts } from './facts.ts';
export { createSourceBook } from './sources.ts';
