import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createHttp } from './create-http.ts';
import { listen } from './listen.ts';

/** If the system has more than one IPv4 loopback address; not every machine has IPv6. */
const OTHERS = process.platform === 'linux' ? ['127.0.0.2', '127.0.0.3'] : [];
/** Reserved for documentation: no machine has it. */
const NOBODYS = '192.0.2.1';

it('every address of localhost answers in the same way, one that is not there is passed over, and none outlives the end', async () => {
  const { app, loadShedding } = await createHttp({ log: pino({ level: 'silent' }), trustedProxies: [] });
  loadShedding.addLook(({ url }) => (url === '/refused' ? 7 : null));
  app.get('/let-in', async () => 'in');
  const addressesOf = async () => ['127.0.0.1', NOBODYS, ...OTHERS];
  await listen(app, { loadShedding, host: 'localhost', port: 0, addressesOf });
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  const urls = ['localhost', ...OTHERS].map((host) => `http://${host}:${bound.port}`);
  for (const url of urls) {
    expect(await (await fetch(`${url}/let-in`)).text()).toBe('in');
    const refused = await fetch(`${url}/refused`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '7']);
  }
  await app.close();
  for (const url of urls) await expect(fetch(`${url}/let-in`)).rejects.toThrow();
});
