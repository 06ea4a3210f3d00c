import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { CLIENT, chooseAtProvider, startOpenIdServer } from '../../../test/openid-server.ts';
import { digest } from '../../secret.ts';

const CALLBACK = 'http://localhost:3000/__/auth/handler';
const openId = await startOpenIdServer({
  redirectUri: CALLBACK,
  people: [{ sub: 'p-1', email: 'silent.provider@example.com', email_verified: true }],
});
afterAll(openId.stop);

const lines: string[] = [];
const provider = { id: 'oidc.test', name: 'Test', issuer: openId.issuer, ...CLIENT };
const { app, db, call, refresh, codeIn, openGate, sendPin } = await createTestApp({
  env: {
    IDENTITY_PROVIDERS: JSON.stringify([provider]),
    PIN: '7391',
    SECRET_KEY: 'the-secret-of-this-server-0123456789',
  },
  logTo: { write: (line: string) => lines.push(line) > 0 },
});

/** Everything a person types, holds or receives while using the whole service. */
it('no log line and no audit row holds a password, token, code, PIN, address or secret', async () => {
  const secrets = new Set<string>([
    '7391',
    '8264',
    'silent.person@example.com',
    'the-secret-of-this-server-0123456789',
    CLIENT.clientSecret,
  ]);
  const keep = (...values: readonly unknown[]) => {
    for (const value of values) secrets.add(String(value));
  };
  const email = 'silent.person@example.com';
  keep('first lantern', 'second lantern', 'wrong lantern');

  await sendPin('8264', '10.2.0.1');
  keep((await openGate()).split('=')[1]);
  const person = (await call('signUp', { email, password: 'first lantern' })).json();
  keep(person.idToken, person.refreshToken);
  await call('signInWithPassword', { email, password: 'wrong lantern' });
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: person.idToken });
  const verify = await codeIn(email);
  await call('update', { oobCode: verify });
  await call('update', { oobCode: verify });
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const reset = await codeIn(email, 'resetPassword');
  await call('resetPassword', { oobCode: reset, newPassword: 'second lantern' });
  keep(verify, reset);
  await app.inject({ url: `/verify?oobCode=${verify}` });
  const again = (await call('signInWithPassword', { email, password: 'second lantern' })).json();
  const renewed = (await refresh(again.refreshToken)).json();
  keep(again.idToken, again.refreshToken, renewed.id_token, renewed.refresh_token);

  const begun = (await call('createAuthUri', { providerId: 'oidc.test', continueUri: CALLBACK })).json();
  const callback = await chooseAtProvider(begun.authUri, 'p-1', CALLBACK);
  await call('signInWithIdp', { requestUri: callback.href, sessionId: begun.sessionId });
  await call('signInWithIdp', { requestUri: callback.href, sessionId: begun.sessionId });
  keep(
    begun.sessionId,
    callback.searchParams.get('code'),
    callback.searchParams.get('state'),
    'silent.provider@example.com',
  );

  await call('signUp', { email: [email], password: { a: 'first lantern' } });
  await app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"${email}","password":"first lantern"`,
  });
  await call('delete', { idToken: renewed.id_token });

  const audit = (await db.execute('SELECT event, uid, source FROM audit_events')).rows;
  expect(lines.length).toBeGreaterThan(15);
  expect(audit.length).toBeGreaterThan(10);
  // Request ids and times contain digits too, so a PIN must not be searched in them.
  const written = (lines.join('\n') + JSON.stringify(audit)).replaceAll(
    /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g,
    '',
  );
  expect([...secrets].filter((secret) => secret.length > 3 && written.includes(secret))).toEqual([]);
});

it('no address of a person or a network is found by trying them all', async () => {
  const { rows } = await db.execute<{ row: string }>(
    'SELECT to_jsonb(t)::text AS row FROM throttles t UNION ALL SELECT to_jsonb(s)::text FROM gate_sources s',
  );
  const kept = rows.map(({ row }) => row).join('\n');
  const guessed = ['127.0.0.1', '10.2.0.1', 'silent.person@example.com', 'silent.provider@example.com'];
  expect(rows.length).toBeGreaterThan(5);
  expect(guessed.filter((text) => kept.includes(text) || kept.includes(digest(text)))).toEqual([]);
});

it('nothing of it lies in the database in clear, either', async () => {
  const person = (await call('signUp', { email: 'rows@example.com', password: 'plain lantern' })).json();
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'rows@example.com' });
  const code = await codeIn('rows@example.com', 'resetPassword');
  const cookie = (await openGate()).split('=')[1] ?? '';
  const { rows } = await db.execute<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'local_mailbox'",
  );
  let everything = '';
  for (const { name } of rows) everything += JSON.stringify((await db.execute(`SELECT * FROM ${name}`)).rows);
  const secrets = ['plain lantern', person.idToken, person.refreshToken, code, code.slice(0, 43), cookie];
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
});
