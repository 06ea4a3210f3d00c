import * as chosen from './chosen.ts';
import * as clientConfig from './client-config.ts';
import * as gate from './gate.ts';
import type { RouteContract } from './route.ts';
import * as suggestions from './suggestions.ts';

/**
 * Every route of the product's own API; the API document walks this. A route file exports contracts and nothing else
 * (shared schemas live in `documents.ts`), and is added here and in `index.ts`.
 */
export const routes = {
  ...gate,
  ...clientConfig,
  ...suggestions,
  ...chosen,
} as const satisfies Record<string, RouteContract>;
