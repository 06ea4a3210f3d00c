import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { LoadShedding } from './load-shedding.ts';

interface ListenOptions {
  readonly loadShedding: LoadShedding;
  readonly host: string;
  readonly port: number;
  /** What a host name resolves to on this machine. */
  readonly addressesOf?: (host: string) => Promise<readonly string[]>;
}

const lookUp = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

/** Throws at once if the port is taken, before a database is started for nothing. */
export async function requireFreePort({ host, port }: { readonly host: string; readonly port: number }): Promise<void> {
  const probe = createServer();
  probe.listen({ host, port });
  await once(probe, 'listening');
  await new Promise((resolve) => probe.close(resolve));
}

/** `localhost` is two addresses on most machines, and a browser may try either; the framework binds only one. */
export async function listen(app: FastifyInstance, options: ListenOptions): Promise<void> {
  const { loadShedding, host, port, addressesOf = lookUp } = options;
  await app.listen({ host, port });
  const bound = app.server.address();
  if (host !== 'localhost' || bound === null || typeof bound === 'string') return;
  for (const address of await addressesOf(host)) {
    if (address === bound.address) continue;
    const also = loadShedding.createServer(app.routing);
    also.listen({ host: address, port: bound.port });
    try {
      await once(also, 'listening');
    } catch {
      // The machine resolves to an address it does not have.
      continue;
    }
    app.server.once('close', () => also.close());
  }
}
