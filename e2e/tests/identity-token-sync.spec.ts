import { linkInMail } from '../support/mailbox.ts';
import { signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

interface SyncCall {
  readonly method: string;
  readonly authorization: string | undefined;
}

test('the token is passed on once at sign-in and at each change, and revoked at sign-out', async ({
  insidePage: page,
  context,
  baseURL,
}) => {
  // The server only passes on what it was configured with (config-identity.test.ts).
  const { identity, ...others } = await (await page.request.get('/v1/client-config')).json();
  const json = { ...others, identity: { ...identity, tokenSyncUrl: '/__sync' } };
  await context.route('**/v1/client-config', (route) => route.fulfill({ json }));
  const calls: SyncCall[] = [];
  await context.route('**/__sync', async (route) => {
    const headers = await route.request().allHeaders();
    calls.push({ method: route.request().method(), authorization: headers['authorization'] });
    await route.fulfill({ status: 204 });
  });
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('identitySession') ?? '{}'));
  const { email } = await signUp(page);
  expect(calls).toEqual([]);

  await page.goto(await linkInMail(baseURL ?? '', email));
  await page.waitForURL((url) => url.pathname !== '/verify');
  const first = `Bearer ${(await stored()).idToken}`;
  await expect.poll(() => calls).toEqual([{ method: 'POST', authorization: first }]);

  await page.goto('/profile');
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]).toEqual({ method: 'POST', authorization: first });

  const kept = await stored();
  await page.evaluate((session) => {
    localStorage.setItem('identitySession', JSON.stringify({ ...session, expiresAt: Date.now() + 1_000 }));
  }, kept);
  await page.goto('/profile');
  await expect.poll(() => calls.length).toBe(3);
  expect(calls[2]).toEqual({ method: 'POST', authorization: `Bearer ${(await stored()).idToken}` });
  expect(calls[2]?.authorization).not.toBe(first);

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect.poll(() => calls.at(-1)).toEqual({ method: 'DELETE', authorization: undefined });
});
