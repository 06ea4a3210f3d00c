import { answersOf } from '@evidose/contract/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../test/app.ts';
import { serveMetrics } from './metrics-server.ts';

const { app, metrics, signUpVerified } = await createTestApp();
const server = await serveMetrics({ metrics, host: '127.0.0.1', port: 0 });
afterAll(() => server.close());
const scrape = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();

describe('the metrics', () => {
  it('count requests by route and code, plans by outcome, and tell the state of pool, loop and outbox', async () => {
    const { headers, email, uid } = await signUpVerified();
    const payload = { role: 'user', action: 'list', questionnaire: answersOf({}) };
    expect((await app.inject({ method: 'POST', url: '/v1/recommendations', headers, payload })).statusCode).toBe(200);
    await app.inject({ url: '/v1/supplements/zinc?note=kidneys', headers });
    const text = await scrape();
    expect(text).toMatch(/evidose_request_seconds_count\{method="POST",route="\/v1\/recommendations",code="200"\} 1/);
    expect(text).toMatch(/route="\/v1\/supplements\/:id"/);
    expect(text).toMatch(/evidose_plans_total\{outcome="[a-z, -]+"\} 1/);
    for (const name of [
      'pool_waiting',
      'pool_connections',
      'event_loop_delay_ms',
      'mails_waiting',
      'requests_refused',
    ]) {
      expect(text).toMatch(new RegExp(`^evidose_${name} \\d`, 'm'));
    }
    expect(text).toMatch(/evidose_versions\{engine="[^"]+",knowledge="[^"]+"\} 1/);
    for (const personal of [email, uid, 'kidneys', 'zinc']) expect(text).not.toContain(personal);
  });

  it('are not on the public port, and nothing else is on theirs', async () => {
    expect((await app.inject({ url: '/metrics' })).headers['content-type']).not.toMatch(/version=/);
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  });
});
