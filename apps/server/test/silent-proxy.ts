import { connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/**
 * A way to the database that can fall silent: connections stay open and nothing comes through any more, as with a pulled
 * cable. Answers with the address to use in place of the database's own.
 */
export async function fallingSilent(connectionString: string) {
  const target = new URL(connectionString);
  const socketFolder = target.searchParams.get('host');
  const port = Number(target.port || target.searchParams.get('port') || 5432);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    return socket;
  };
  const server = createServer((caller) => {
    const database = keep(
      socketFolder?.startsWith('/')
        ? connect(`${socketFolder}/.s.PGSQL.${port}`)
        : connect(port, target.hostname || '127.0.0.1'),
    );
    keep(caller);
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      from.on('data', (bytes) => void (isSilent || to.write(bytes)));
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(connectionString);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    connectionString: url.href,
    fallSilent: (value = true) => {
      isSilent = value;
    },
    /** As after a failover: every connection breaks. */
    cutAll: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
