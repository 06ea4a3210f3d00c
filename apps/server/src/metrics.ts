import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pressure } from './http/shedding-policy.ts';

/**
 * Labels are route patterns, codes and names of our own: never a URL, a person or an answer. Served on its own port
 * (`METRICS_PORT`), so that it is never publicly reachable.
 */
export interface Metrics {
  readonly registry: Registry;
  readonly countPlan: (outcome: string) => void;
  readonly countMail: (end: 'sent' | 'retried' | 'given-up') => void;
  readonly countPush: (end: 'sent' | 'retried' | 'given-up') => void;
  readonly countSweep: (end: 'done' | 'failed') => void;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS = 1000;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = (name: string, help: string, label: string) =>
    new Counter({ name, help, labelNames: [label], registers });
  const plans = counter('evidose_plans_total', 'Plans made, by outcome', 'outcome');
  const mails = counter('evidose_mails_total', 'Mails, by what became of the try', 'end');
  const pushes = counter('evidose_pushes_total', 'Notifications, by what became of the try', 'end');
  const sweeps = counter('evidose_sweeps_total', 'Rounds of cleaning up, by how they ended', 'end');
  return {
    registry,
    countPlan: (outcome) => plans.inc({ outcome }),
    countMail: (end) => mails.inc({ end }),
    countPush: (end) => pushes.inc({ end }),
    countSweep: (end) => sweeps.inc({ end }),
  };
}

export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const durations = new Histogram({
    name: 'evidose_request_seconds',
    help: 'Time to answer, by route pattern and code',
    labelNames: ['method', 'route', 'code'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, code: reply.statusCode }, reply.elapsedTime / MS);
    done();
  });
}

export interface Watched {
  readonly pool: Pool;
  readonly pressure: Pressure;
  readonly versions: { readonly engine: string; readonly knowledge: string };
  readonly mailsWaiting: () => Promise<number>;
  readonly pushesWaiting: () => Promise<number>;
}

/** Read at each scrape, not cached. */
export function watchServer(
  { registry }: Metrics,
  { pool, pressure, versions, mailsWaiting, pushesWaiting }: Watched,
): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge('evidose_requests_under_way', 'Requests under way', pressure.underWay);
  gauge('evidose_requests_refused', 'Requests refused for overload since the start', pressure.refused);
  gauge('evidose_event_loop_delay_ms', 'How late the event loop runs', pressure.loopDelayMs);
  gauge('evidose_pool_connections', 'Open database connections', () => pool.totalCount);
  gauge('evidose_pool_idle', 'Idle database connections', () => pool.idleCount);
  gauge('evidose_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  // An unavailable database must not hide the other metrics.
  gauge('evidose_mails_waiting', 'Mails in the outbox', () => mailsWaiting().catch(() => Number.NaN));
  gauge('evidose_pushes_waiting', 'Notifications in the outbox', () => pushesWaiting().catch(() => Number.NaN));
  const info = new Gauge({
    name: 'evidose_versions',
    help: 'Always 1; the labels say which engine and knowledge decide',
    labelNames: ['engine', 'knowledge'],
    registers: [registry],
  });
  info.set(versions, 1);
}
