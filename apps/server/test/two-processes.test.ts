import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './database.ts';
import { PASSWORD } from './identity.ts';
import { startProcess } from './processes.ts';

const { connectionString } = await createTestDatabase();
const env = { PUBLIC_URL: 'http://localhost:3000' };
const [one, two] = await Promise.all([startProcess(connectionString, env), startProcess(connectionString, env)]);
afterAll(() => Promise.all([one.stop(), two.stop()]));

type Server = typeof one;
type Answer = Readonly<Record<string, string>> & { readonly error: { readonly message: string } };
const other = (index: number): Server => (index % 2 === 0 ? one : two);

async function post(
  server: Server,
  path: string,
  body: object,
  from = '10.0.0.1',
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json().catch(() => ({}))) as Answer;
  return { status: response.status, body: answer, headers: response.headers };
}
const accounts = (server: Server, operation: string, body: object, from?: string) =>
  post(server, `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, body, from);
const refresh = (server: Server, token: string) =>
  post(server, '/securetoken.googleapis.com/v1/token?key=k', { grant_type: 'refresh_token', refresh_token: token });
const me = async (server: Server, idToken: string) =>
  (await fetch(`${server.url}/v1/me`, { headers: { authorization: `Bearer ${idToken}` } })).status;

describe('two server processes on one database', () => {
  it('share the gate: ticket from one, terms at the other, open at both', async () => {
    const { ticket = '' } = (await post(one, '/v1/gate/pin', { pin: '2468' })).body;
    const accepted = await post(two, '/v1/gate/terms', { ticket, accepted: true });
    const cookie = accepted.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const server of [one, two]) {
      const status = await (await fetch(`${server.url}/v1/gate`, { headers: { cookie } })).json();
      expect(status).toMatchObject({ open: true });
    }
  });

  it('share the count of wrong PINs', async () => {
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await post(other(i), '/v1/gate/pin', { pin: '0000' }, '10.0.0.2')).status);
    expect(codes).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it('share the count of failed log-ins', async () => {
    await accounts(one, 'signUp', { email: 'lock@example.com', password: PASSWORD });
    for (let i = 0; i < 10; i++) {
      await accounts(other(i), 'signInWithPassword', { email: 'lock@example.com', password: 'wrong' }, `10.0.1.${i}`);
    }
    for (const server of [one, two]) {
      const { body } = await accounts(server, 'signInWithPassword', { email: 'lock@example.com', password: PASSWORD });
      expect(body.error.message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
    }
  });

  it('share sessions: tokens of one are good at the other, and end at both', async () => {
    const { idToken = '', refreshToken = '' } = (
      await accounts(one, 'signUp', { email: 's@example.com', password: PASSWORD })
    ).body;
    expect(await me(two, idToken)).toBe(404);
    const { id_token: newToken = '', refresh_token: newRefresh = '' } = (await refresh(two, refreshToken)).body;
    expect(await me(one, newToken)).toBe(404);
    expect((await post(one, '/v1/session/end', { refreshToken: newRefresh })).status).toBe(204);
    for (const server of [one, two]) {
      expect(await me(server, newToken)).toBe(401);
      expect((await refresh(server, newRefresh)).body.error.message).toBe('TOKEN_EXPIRED');
    }
  });

  it('share emailed codes: asked for at one, used once between both', async () => {
    const { idToken = '' } = (await accounts(one, 'signUp', { email: 'c@example.com', password: PASSWORD })).body;
    await accounts(two, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    let text = '';
    for (let i = 0; i < 500 && text === ''; i++) {
      const mails = (await (await fetch(`${one.url}/dev/mailbox.json`)).json()) as {
        recipient: string;
        text: string;
      }[];
      text = mails.find(({ recipient }) => recipient === 'c@example.com')?.text ?? '';
      if (text === '') await sleep(20);
    }
    const oobCode = /oobCode=([\w-]+)/.exec(text)?.[1];
    const uses = await Promise.all([0, 1, 2, 3].map((i) => accounts(other(i), 'update', { oobCode })));
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });
});
