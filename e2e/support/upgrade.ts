import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const FILE = '/sw.js';

/** The real server, except for its service worker, which can be replaced by a newer one. */
export async function startUpgradable(target: string) {
  let addition = '';
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const isOurs = asked.url === FILE;
    const headers = isOurs ? { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '' } : asked.headers;
    const forwarded = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (got) => {
      const { 'content-length': _, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 500, isOurs ? rest : got.headers);
      got.pipe(answer, { end: false });
      got.on('end', () => answer.end(isOurs ? addition : ''));
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  };
  const server = createServer(pass).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    upgrade: () => {
      addition += '\n// A newer version.\n';
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
