import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttp } from './create-http.ts';
import { listen } from './listen.ts';
import { HEADER_LIMIT_BYTES } from './load-shedding.ts';

const created = await createHttp({ log: pino({ level: 'silent' }), trustedProxies: [] });
let port = 0;

beforeAll(async () => {
  created.app.get('/long', async ({ url }) => ({ length: url.length }));
  await listen(created.app, { loadShedding: created.loadShedding, host: '127.0.0.1', port: 0 });
  const bound = created.app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  port = bound.port;
});
afterAll(() => created.app.close());

const ask = (length: number) => fetch(`http://127.0.0.1:${port}/long?q=${'x'.repeat(length)}`);

it('an address as long as the longest of ours is read', async () => {
  const answer = await ask(100_000);
  expect(await answer.json()).toEqual({ length: 100_000 + '/long?q='.length });
});

it('a longer one is refused in the shape of every other error', async () => {
  const answer = await ask(HEADER_LIMIT_BYTES);
  expect(answer.status).toBe(431);
  expect(await answer.json()).toMatchObject({
    error: { type: 'general', code: 'ADDRESS_TOO_LONG', message: 'The address is too long.' },
  });
});

it('what is no request at all is answered too', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.end('this is no request\r\n\r\n');
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*"code":"BAD_REQUEST"/);
});
