import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../app.ts';

/** Wires the modules to each other and to the app. The answer ends their background work. */
export async function mountModules(_app: FastifyInstance, _dependencies: Dependencies): Promise<() => Promise<void>> {
  return async () => undefined;
}
