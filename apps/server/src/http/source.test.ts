import { expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { sourceOfAddress } from './source.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, source) => {
  expect(sourceOfAddress(address)).toBe(source);
});

const direct = await createTestApp();
const proxied = await createTestApp({ env: { TRUSTED_PROXIES: '10.0.0.1' }, database: direct.database });

const wrongPinFrom = (app: typeof direct.app, remoteAddress: string, forwardedFor: string) =>
  app.inject({
    method: 'POST',
    url: '/v1/gate/pin',
    payload: { pin: '0000' },
    remoteAddress,
    headers: { 'x-forwarded-for': forwardedFor },
  });

it('X-Forwarded-For counts for nothing when it does not come from a configured proxy', async () => {
  for (let i = 0; i < 5; i++) await wrongPinFrom(direct.app, '192.0.2.1', `198.51.100.${i}`);
  expect((await wrongPinFrom(direct.app, '192.0.2.1', '198.51.100.9')).statusCode).toBe(429);
});

it('X-Forwarded-For names the source when a configured proxy sends it', async () => {
  for (let i = 0; i < 5; i++) await wrongPinFrom(proxied.app, '10.0.0.1', '203.0.113.1');
  expect((await wrongPinFrom(proxied.app, '10.0.0.1', '203.0.113.1')).statusCode).toBe(429);
  expect((await wrongPinFrom(proxied.app, '10.0.0.1', '203.0.113.2')).statusCode).toBe(403);
  expect((await wrongPinFrom(proxied.app, '10.0.0.2', '203.0.113.3')).statusCode).toBe(403);
});
