/**
 * A separate process that sends requests at a steady rate regardless of the answers, so that its cost is not the
 * server's.
 */
import { Agent, request } from 'node:http';
import { someSource } from '../server/calls.ts';

export interface Orders {
  readonly url: string;
  /** Headers of the callers, used in turn. */
  readonly callers: readonly Readonly<Record<string, string>>[];
  /** Request bodies, used in turn; empty for reads. */
  readonly bodies: readonly string[];
  readonly rate: number;
  readonly seconds: number;
}

/** Times in milliseconds. */
export interface Call {
  readonly status: number;
  /** How late the request was sent: the caller's own delay, or the machine's. */
  readonly lateMs: number;
  readonly tookMs: number;
}

const TICK_MS = 1;
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

function send({ url, callers, bodies }: Orders, index: number, dueAt: number): Promise<Call> {
  const sentAt = performance.now();
  const seen = (status: number): Call => ({ status, lateMs: sentAt - dueAt, tookMs: performance.now() - sentAt });
  const body = bodies[index % bodies.length];
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  const headers = { ...typed, 'x-forwarded-for': someSource(), ...callers[index % callers.length] };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(seen(answer.statusCode ?? 0)));
    });
    sent.on('error', () => resolve(seen(0)));
    sent.end(body);
  });
}

async function call(orders: Orders): Promise<Call[]> {
  const calls: Promise<Call>[] = [];
  const begun = performance.now();
  const apartMs = 1_000 / orders.rate;
  const all = Math.floor(orders.seconds * orders.rate);
  while (calls.length < all) {
    const now = performance.now();
    while (calls.length < all && begun + calls.length * apartMs <= now) {
      calls.push(send(orders, calls.length, begun + calls.length * apartMs));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  process.send?.('sent');
  return Promise.all(calls);
}

process.on('message', (orders: Orders) => {
  void call(orders).then((calls) => process.send?.(calls));
});
