import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../app.ts';
import { runInBackground } from '../background.ts';
import { MINUTE_MS, systemClock } from '../clock.ts';
import type { Guards } from '../http/guards.ts';
import { loadSecret } from '../secret.ts';
import { createAudit } from './audit/service.ts';
import { createGateCookie } from './gate/cookie.ts';
import { createGateGuard, mountGate } from './gate/routes.ts';
import { createGate } from './gate/service.ts';
import { createThrottle } from './throttle/service.ts';

const SWEEP_EVERY_MS = 10 * MINUTE_MS;

/** Wires the modules to each other and to the app. The answer ends their background work. */
export async function mountModules(app: FastifyInstance, dependencies: Dependencies): Promise<() => Promise<void>> {
  const { config, log, clock = systemClock } = dependencies;
  const { db } = dependencies.database;
  const isBehindTls = config.publicUrl.startsWith('https:');
  const secret = await loadSecret(config);

  const audit = createAudit({ db, clock });
  const throttle = createThrottle({ db, clock });
  const gate = createGate({ db, clock, secret, audit, throttle, configuredPin: config.pin });
  const gateParts = { gate, cookie: createGateCookie({ isBehindTls }) };

  const guards: Guards = {
    requireGate: createGateGuard(gateParts),
    requireUser: async () => {
      throw new Error('not yet');
    },
    findKeyOwner: async () => null,
  };
  const http = { app, guards };

  mountGate(http, gateParts);

  const sweeps = runInBackground({
    name: 'sweeps',
    everyMs: SWEEP_EVERY_MS,
    log,
    work: async () => {
      for (const sweep of [throttle.sweep, gate.sweep, audit.sweep]) await sweep();
    },
  });
  return async () => {
    await sweeps.stop();
  };
}
