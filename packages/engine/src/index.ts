export type * from './knowledge.ts';
export { type Prepared, prepare } from './prepare/prepare.ts';
export { recommend } from './recommend.ts';
export { keyOf } from './text/tokens.ts';
export { ENGINE_VERSION } from './version.ts';
