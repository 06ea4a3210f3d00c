import type { BrowserContext, Page } from '@playwright/test';
import { keptOn, untilOnDevice } from '../support/device.ts';
import { passGate } from '../support/gate.ts';
import { signUpVerified } from '../support/people.ts';
import { askServer, openPlan, show } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

// Offline, the browser logs every failed call.
test.use({
  serviceWorkers: 'allow',
  expectedProblems: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/,
});

const MEDICINES = {
  prescriptionMedsList: 'levothyroxine 75 mcg, metformin 500 mg at dinner, atorvastatin 20 mg at bedtime',
};
const row = (page: Page, name: string) => page.locator('li[data-state]', { hasText: name }).first();
const take = (page: Page, name: string) =>
  row(page, name)
    .getByRole('button', { name: /^Taken/ })
    .click();
const isTaken = (page: Page, name: string) => expect(row(page, name)).toHaveAttribute('data-state', 'taken');
const status = (page: Page) => page.getByRole('status').filter({ hasText: /offline|not sent yet/ });
const today = (page: Page) => page.getByRole('heading', { name: 'Today', exact: true });

const dayOf = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
async function intakeOf(page: Page): Promise<string[]> {
  const { entries } = await askServer(page, 'GET', `/v1/me/intake/${await dayOf(page)}`);
  return (entries as { supplementId: string; state: string }[])
    .map(({ supplementId, state }) => `${supplementId} ${state}`)
    .sort();
}

/** Idempotency keys of answered ticks, in order, from every tab. */
function answeredTicks(context: BrowserContext): string[] {
  const keys: string[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'PUT' || !request.url().includes('/v1/me/intake/')) return;
    keys.push(`${request.headers()['idempotency-key']} ${request.postDataJSON().supplementId}`);
  });
  return keys;
}

/** The offline notice moves the page, so wait before clicking. */
async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  for (const page of context.pages()) await expect(status(page)).toBeVisible();
}

async function planOnDevice(page: Page): Promise<void> {
  await openPlan(page, MEDICINES);
  await untilOnDevice(page);
}

test('three ticks made offline, with the tab closed and reopened, become three rows, once and in order', async ({
  insidePage: page,
  context,
}) => {
  await planOnDevice(page);
  const answered = answeredTicks(context);
  await loseNetwork(context);
  await expect(status(page)).toHaveText(
    'You’re offline. What you tick is kept on this device and sent when you’re back.',
  );
  for (const name of ['metformin', 'levothyroxine', 'atorvastatin']) {
    await take(page, name);
    await isTaken(page, name);
  }
  await expect(status(page)).toContainText('3 changes are not sent yet.');
  await page.close();

  // The whole app loads from the device, and the ticks are kept.
  const again = await context.newPage();
  await again.goto('/dashboard');
  await expect(today(again)).toBeVisible();
  await isTaken(again, 'metformin');
  await expect(status(again)).toContainText('3 changes are not sent yet.');
  await again.getByRole('button', { name: 'Yesterday' }).click();
  await expect(row(again, 'metformin')).toHaveAttribute('data-state', 'open');
  expect(answered).toEqual([]);

  await context.setOffline(false);
  await expect(status(again)).toHaveCount(0);
  expect(await intakeOf(again)).toEqual([
    'medicine-atorvastatin taken',
    'medicine-levothyroxine taken',
    'medicine-metformin taken',
  ]);
  expect(answered.map((each) => each.split(' ')[1])).toEqual([
    'medicine-metformin',
    'medicine-levothyroxine',
    'medicine-atorvastatin',
  ]);
  expect(new Set(answered).size).toBe(3);
  expect((await keptOn(again)).waiting).toBe(0);
  await again.reload();
  await isTaken(again, 'metformin');
});

test('two offline tabs send each change once and show the same afterwards', async ({ insidePage: page, context }) => {
  await planOnDevice(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(today(other)).toBeVisible();
  await untilOnDevice(other);
  const answered = answeredTicks(context);
  await loseNetwork(context);
  await take(page, 'metformin');
  await take(other, 'levothyroxine');
  await expect(status(other)).toContainText('2 changes are not sent yet.');
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(status(tab)).toHaveCount(0);
    await isTaken(tab, 'metformin');
    await isTaken(tab, 'levothyroxine');
  }
  expect(answered).toHaveLength(2);
  expect(await intakeOf(page)).toEqual(['medicine-levothyroxine taken', 'medicine-metformin taken']);
});

test('a lost answer is requested again, and the tick is stored once', async ({ insidePage: page }) => {
  await planOnDevice(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/v1/me/intake/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // Stored, but the answer is dropped.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await take(page, 'metformin');
  await expect.poll(async () => (await keptOn(page)).waiting === 0 && keys.length > 1).toBe(true);
  await isTaken(page, 'metformin');
  expect(new Set(keys).size).toBe(1);
  expect(await intakeOf(page)).toEqual(['medicine-metformin taken']);
});

test('the list can be read and changed offline', async ({ insidePage: page, context }) => {
  await openPlan(page, { prescriptionMeds: 'no' });
  await untilOnDevice(page);
  await loseNetwork(context);
  await page.goto('/dashboard?section=plan');
  await page.getByRole('button', { name: 'Choose Vitamin B12', exact: true }).click();
  await expect(page.getByText('Vitamin B12 is on your list.')).toBeVisible();
  const b12 = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Vitamin B12' }) });
  await b12.getByText('Ordered').click();
  await expect(b12.getByRole('switch')).toBeChecked();
  await page.goto('/dashboard?section=list');
  await expect(page.getByRole('region', { name: 'Your list' })).toContainText('Vitamin B12');
  await expect(status(page)).toContainText('2 changes are not sent yet.');
  await context.setOffline(false);
  await expect(status(page)).toHaveCount(0);
  const { chosen } = await askServer(page, 'GET', '/v1/me/supplements-chosen');
  expect(chosen).toMatchObject([{ id: 'vitamin-b12', orderedOn: expect.any(String) }]);
});

test('a change from another device is kept, and the person is told', async ({ insidePage: page, context }) => {
  await planOnDevice(page);
  await loseNetwork(context);
  await take(page, 'metformin');
  await take(page, 'atorvastatin');
  await expect(status(page)).toContainText('2 changes are not sent yet.');
  // The other device is online.
  const { idToken } = await page.evaluate(() => JSON.parse(localStorage.getItem('identitySession') ?? '{}'));
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const reply = await fetch(`${new URL(page.url()).origin}/v1/me/intake/${await dayOf(page)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ supplementId: 'medicine-metformin', slot: 'dinner', state: 'skipped' }),
  });
  expect(reply.status).toBe(200);
  await context.setOffline(false);
  await expect(page.getByText(/^metformin.*: you changed this on another device too/i)).toBeVisible();
  // In sequence: the next is sent after this answer.
  await expect(status(page)).toHaveCount(0);
  expect(await intakeOf(page)).toEqual(['medicine-atorvastatin taken', 'medicine-metformin skipped']);
  await expect(row(page, 'metformin')).toHaveAttribute('data-state', 'skipped');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText(/on another device too/)).toHaveCount(0);
});

test('signing out asks about unsent changes, and leaves nothing for the next person', async ({
  insidePage: page,
  context,
}) => {
  await planOnDevice(page);
  await loseNetwork(context);
  await take(page, 'metformin');
  await expect(status(page)).toContainText('1 change is not sent yet.');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await isTaken(page, 'metformin');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('button', { name: 'Sign out and lose them' }).click();
  await page.waitForURL((url) => url.pathname !== '/dashboard');
  await expect.poll(() => keptOn(page)).toEqual({ answers: '', waiting: 0 });
  await context.setOffline(false);
  const kept = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caching.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter((url) => url.includes('/v1/'))).toEqual([]);

  await signUpVerified(page);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(status(page)).toBeVisible();
  await expect(page.getByText('metformin')).toHaveCount(0);
});

test('a session ended on the server deletes what the device kept', async ({ insidePage: page }) => {
  await planOnDevice(page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
    localStorage.setItem('identitySession', JSON.stringify({ ...session, refreshToken: 'ended', expiresAt: 1 }));
  });
  await page.reload();
  await page.waitForURL('**/log-in');
  await expect.poll(() => keptOn(page)).toEqual({ answers: '', waiting: 0 });
});

test('a gate pass that expires offline is asked for when online, and nothing is lost', async ({
  insidePage: page,
  context,
}) => {
  await planOnDevice(page);
  await loseNetwork(context);
  await page.evaluate(() => {
    localStorage.setItem('pinAuthExpiry', String(Date.now() - 1000));
    const session = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
    localStorage.setItem('identitySession', JSON.stringify({ ...session, expiresAt: Date.now() - 1000 }));
  });
  await context.clearCookies();
  await page.reload();
  await expect(today(page)).toBeVisible();
  await take(page, 'metformin');
  await expect(status(page)).toContainText('1 change is not sent yet.');
  await context.setOffline(false);
  await page.waitForURL('**/pin-auth');
  await passGate(page);
  await page.waitForURL('**/dashboard');
  await isTaken(page, 'metformin');
  await expect(status(page)).toHaveCount(0);
  expect(await intakeOf(page)).toEqual(['medicine-metformin taken']);
});

test('with device storage turned off, only unsent changes are kept', async ({ insidePage: page }) => {
  await page.evaluate(() => localStorage.setItem('durable:questionnaire-on-device', 'no'));
  await openPlan(page, MEDICINES);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await show(page, 'List');
  expect(await keptOn(page)).toEqual({ answers: '[]', waiting: 0 });
});
