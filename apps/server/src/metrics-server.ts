import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

interface ServeOptions {
  readonly metrics: Metrics;
  readonly host: string;
  readonly port: number;
}

export interface MetricsServer {
  readonly port: number;
  readonly close: () => void;
}

async function listen(server: Server, { host, port }: ServeOptions): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** `GET /metrics` in Prometheus' text format. */
export async function serveMetrics(options: ServeOptions): Promise<MetricsServer> {
  const { registry } = options.metrics;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const port = await listen(server, options);
  return {
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
