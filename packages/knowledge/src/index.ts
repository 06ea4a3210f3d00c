export { type LoadOptions, loadKnowledge } from './load.ts';
