import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../../../../test/app.ts';

/** A model that takes every question and says nothing. */
const open = new Set<ServerResponse>();
const silent = createServer((request, response) => {
  request.resume();
  open.add(response);
  response.once('close', () => open.delete(response));
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
});
silent.listen(0, '127.0.0.1');
await once(silent, 'listening');
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});
const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`;
const env = { CHAT_MODEL_URL: url, CHAT_MODEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' };
const { app, openGate } = await createTestApp({ env });
const cookie = await openGate();
const here = await app.listen({ host: '127.0.0.1', port: 0 });
const TEST_TIMEOUTS = { timeout: 60_000 };

const ask = (path: string, source: string, signal?: AbortSignal) =>
  fetch(`${here}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': source, cookie },
    body: JSON.stringify({ message: 'what is the limit for zinc?' }),
    ...(signal && { signal }),
  });
const phrase = (source: string, signal?: AbortSignal) => ask('/v1/chat/phrase', source, signal);

it('a model that says nothing keeps few waiting and shuts nobody out; whoever leaves makes room at once', async () => {
  const leaving = new AbortController();
  // On a busy machine the server may turn one away, or the model's time run out: it is asked again, as the page does.
  const wait = async (source: string): Promise<void> => {
    while (!leaving.signal.aborted) {
      const reply = await phrase(source, leaving.signal).catch(() => null);
      await reply?.text().catch(() => '');
    }
  };
  for (let i = 0; i < 4; i += 1) void wait('192.0.2.1');
  await expect.poll(() => open.size, TEST_TIMEOUTS).toBe(4);
  // A fifth of the same source is told that there is nothing to add, and another source is not.
  expect((await phrase('192.0.2.1')).status).toBe(204);
  for (let i = 0; i < 20; i += 1) void wait(`192.0.2.${2 + Math.floor(i / 4)}`);
  await expect.poll(() => open.size, TEST_TIMEOUTS).toBe(24);
  expect((await phrase('192.0.2.100')).status).toBe(204);
  expect((await ask('/v1/chat', '192.0.2.100')).status).toBe(200);
  // Nobody waits for the model's own time limit.
  leaving.abort();
  await expect.poll(() => open.size, { timeout: 5_000 }).toBe(0);
  const again = new AbortController();
  void phrase('192.0.2.1', again.signal).catch(() => undefined);
  await expect.poll(() => open.size, TEST_TIMEOUTS).toBe(1);
  again.abort();
});
