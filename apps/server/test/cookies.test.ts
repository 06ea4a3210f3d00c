import { cookies, type RouteContract, routes } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { createTestClock } from './clock.ts';
import { nextPerson } from './identity.ts';
import { addressOf, sampleRequest } from './samples.ts';

/** The cookie policy names every cookie there is, when it is set and how long it holds. */
const { clock, pass } = createTestClock();
const { app, config, sendPin, acceptTerms, signUpVerified } = await createTestApp({ clock });
const behindTls = await createTestApp({ clock, env: { PUBLIC_URL: 'https://evidose.example' } });
const known: readonly string[] = Object.values(cookies).map(({ name }) => name);

type Reply = Awaited<ReturnType<typeof sendPin>>;
const setBy = ({ cookies: set }: Reply) =>
  set.map(({ name, expires }) => [name, (expires?.getTime() ?? 0) - clock().getTime()]);

describe('the cookies', () => {
  it('are set when the policy says, for as long as it says, out of the reach of scripts and other sites', async () => {
    const right = await sendPin(config.pin);
    expect(setBy(right)).toEqual([[cookies.device.name, cookies.device.lifetimeMs]]);
    const entered = await acceptTerms(right.json().ticket);
    expect(setBy(entered)).toEqual([[cookies.gate.name, cookies.gate.lifetimeMs]]);
    for (const { cookies: set } of [right, entered]) {
      expect(set[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    }
    expect(cookies.device.what).toContain('before you see the terms');
  });

  it('open nothing once their time is over', async () => {
    const { ticket } = (await sendPin(config.pin)).json();
    const [{ name = '', value = '' } = {}] = (await acceptTerms(ticket)).cookies;
    const isOpen = async () =>
      (await app.inject({ url: '/v1/gate', headers: { cookie: `${name}=${value}` } })).json().open;
    pass(cookies.gate.lifetimeMs - 1);
    expect(await isOpen()).toBe(true);
    pass(1);
    expect(await isOpen()).toBe(false);
  });

  it('are secure behind TLS, under the name that no sibling host can plant', async () => {
    const { cookies: set } = await behindTls.sendPin(behindTls.config.pin);
    expect(set[0]).toMatchObject({ name: `__Host-${cookies.device.name}`, secure: true, path: '/' });
  });

  it('name their time in words', () => {
    expect([cookies.device.kept.slice(0, 8), cookies.device.lifetimeMs]).toEqual(['180 days', 180 * 86_400_000]);
    expect([cookies.gate.kept, cookies.gate.lifetimeMs]).toEqual(['1 hour', 3_600_000]);
  });

  it('are all: no route and no page sets another', async () => {
    const seen = new Set<string>();
    const person = await signUpVerified();
    const asked = Object.values<RouteContract>(routes).map((route) => {
      const { body, ...sample } = sampleRequest(route);
      return {
        method: route.method,
        url: addressOf(route, sample),
        ...(body === undefined ? {} : { payload: Object(body) }),
      };
    });
    const others = ['/', '/log-in', '/dashboard', '/__/auth/handler', '/health', '/ready', '/robots.txt'].map(
      (url) => ({
        method: 'GET' as const,
        url,
      }),
    );
    for (const headers of [{}, person.headers]) {
      for (const request of [...asked, ...others]) {
        const reply = await app.inject({ ...request, headers, remoteAddress: nextPerson().remoteAddress });
        for (const { name } of reply.cookies) seen.add(name);
      }
    }
    expect([...seen].filter((name) => !known.includes(name))).toEqual([]);
  });
});
