export { routes } from './all.ts';
export * from './chosen.ts';
export * from './client-config.ts';
export * from './documents.ts';
export * from './gate.ts';
export * from './suggestions.ts';
