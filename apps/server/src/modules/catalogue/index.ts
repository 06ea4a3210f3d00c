/** What other modules may use of the catalogue. */
export { catalogueEntries } from './entries.ts';
export { createFacts } from './facts.ts';
export { createSourceBook } from './sources.ts';
