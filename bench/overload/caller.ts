/**
 * A separate process that sends requests at a steady rate regardless of the answers, so that its cost is not the
 * server's.
 */
import { someSource } from '../server/calls.ts';
import { openConnections, requestBytes } from './connections.ts';

export interface Orders {
  readonly url: string;
  /** Callers that each wait for their answer; without, requests come at the rate. */
  readonly crowd?: number;
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

type Send = (bytes: Buffer) => Promise<number>;

async function send({ url, callers, bodies }: Orders, to: Send, index: number, dueAt: number): Promise<Call> {
  const body = bodies[index % bodies.length];
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  const headers = { ...typed, 'x-forwarded-for': someSource(), ...callers[index % callers.length] };
  const bytes = requestBytes(new URL(url), headers, body);
  const sentAt = performance.now();
  const status = await to(bytes);
  return { status, lateMs: sentAt - dueAt, tookMs: performance.now() - sentAt };
}

const REST_MS = 10;

/** Each caller waits for its answer, and rests after a refusal. */
async function callByTurns(orders: Orders, crowd: number, to: Send): Promise<Call[]> {
  const calls: Call[] = [];
  const end = performance.now() + orders.seconds * 1_000;
  const caller = async (index: number) => {
    for (let at = index; performance.now() < end; at += crowd) {
      const call = await send(orders, to, at, performance.now());
      calls.push(call);
      if (call.status !== 200) await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  };
  await Promise.all(Array.from({ length: crowd }, (_, index) => caller(index)));
  process.send?.('sent');
  return calls;
}

async function callAtRate(orders: Orders, to: Send): Promise<Call[]> {
  const calls: Promise<Call>[] = [];
  const begun = performance.now();
  const apartMs = 1_000 / orders.rate;
  const all = Math.floor(orders.seconds * orders.rate);
  while (calls.length < all) {
    const now = performance.now();
    while (calls.length < all && begun + calls.length * apartMs <= now) {
      calls.push(send(orders, to, calls.length, begun + calls.length * apartMs));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  process.send?.('sent');
  return Promise.all(calls);
}

async function call(orders: Orders): Promise<Call[]> {
  const connections = openConnections(new URL(orders.url));
  const { crowd } = orders;
  const calls = await (crowd === undefined
    ? callAtRate(orders, connections.send)
    : callByTurns(orders, crowd, connections.send));
  connections.close();
  return calls;
}

process.on('message', (orders: Orders) => {
  void call(orders).then((calls) => process.send?.(calls));
});
