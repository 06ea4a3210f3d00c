export * from './common.ts';
export * from './language.ts';
export * from './supplement.ts';
export * from './tables.ts';
