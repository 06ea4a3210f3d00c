import type { BrowserContext, Page } from '@playwright/test';
import { untilOnDevice } from '../support/device.ts';
import { openPlan } from '../support/plan.ts';
import { test as base, expect } from '../support/test.ts';
import { startUpgradable } from '../support/upgrade.ts';

interface Fixtures {
  readonly upgradable: Awaited<ReturnType<typeof startUpgradable>>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs
  upgradable: async ({}, use) => {
    const started = await startUpgradable(process.env['EVIDOSE_URL'] ?? '');
    await use(started);
    await started.stop();
  },
  baseURL: async ({ upgradable }, use) => use(upgradable.url),
});
test.use({ serviceWorkers: 'allow', expectedProblems: /status of 404/ });

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));

test('a newer version is offered, does not disturb typing, and is applied with a press', async ({
  insidePage: page,
  upgradable,
}) => {
  await openPlan(page);
  await untilOnDevice(page);
  await page.goto('/profile');
  const name = page.getByLabel('First name');
  await name.fill('Augusta');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
  upgradable.upgrade();
  await lookForUpdate(page);
  const offer = page.getByText('A new version is ready.');
  await expect(offer).toBeVisible();
  await expect(name).toHaveValue('Augusta');
  expect(await isSamePage()).toBe(true);
  const states = () =>
    page.evaluate(async () => {
      const { waiting, active } = await navigator.serviceWorker.ready;
      return [waiting?.state ?? 'none', active?.state ?? 'none'];
    });
  expect(await states()).toEqual(['installed', 'activated']);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isSamePage().catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(states).toEqual(['none', 'activated']);
  await expect(offer).toHaveCount(0);
});

test('the app is installable: name, icons, start page and a running service worker', async ({
  insidePage: page,
  context,
}) => {
  await openPlan(page);
  await untilOnDevice(page);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Evidose', display: 'standalone', start_url: '/dashboard', scope: '/' });
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[];
  for (const { src, sizes, type } of icons) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    const drawn = await page.evaluate(async (from) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(drawn).toBe(sizes);
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // Tests run in a private window, which is the only obstacle.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

/** Delivers a payload as a push service would. */
async function pushes(context: BrowserContext, page: Page): Promise<(payload: object) => Promise<void>> {
  const client = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await found;
  return async (payload) => {
    await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
  };
}

/** The headless shell has no notification center, so this replaces it in the service worker. */
const TRAY = `(async () => {
  await registration.showNotification('May I?', { tag: 'probe' }).catch(() => undefined);
  const [probe] = await registration.getNotifications({ tag: 'probe' });
  probe?.close();
  if (probe !== undefined) return;
  const tray = new Map();
  registration.showNotification = async (title, { tag, body, data }) =>
    void tray.set(tag, { title, body, tag, data, close: () => tray.delete(tag) });
  registration.getNotifications = async ({ tag } = {}) =>
    [...tray.values()].filter((each) => tag === undefined || each.tag === tag);
  self.NotificationEvent = class extends ExtendableEvent {
    constructor(type, { notification, action }) {
      super(type);
      Object.assign(this, { notification, action });
    }
  };
})()`;
const SHOWN = `registration.getNotifications().then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`;

test('a pushed reminder is shown once even if delivered twice, and one press on it turns off notifications here', async ({
  insidePage: page,
  context,
}) => {
  await openPlan(page);
  await untilOnDevice(page);
  const { origin } = new URL(page.url());
  await context.grantPermissions(['notifications'], { origin });
  const reminder = {
    id: 'one',
    title: 'Evidose',
    body: 'Time for your list: breakfast',
    url: '/dashboard',
    end: '/v1/reminders/end/made-up.token',
  };
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(TRAY);
  const shown = () => worker.evaluate(SHOWN) as Promise<{ tag: string }[]>;
  const push = await pushes(context, page);
  const { id: tag, title, body, url, end } = reminder;
  // A push service redelivers until acknowledged, and so does this.
  await expect(async () => {
    await push(reminder);
    await expect.poll(shown, { timeout: 5_000 }).toEqual([{ title, body, tag, data: { url, end } }]);
  }).toPass();
  await push(reminder);
  await push({ ...reminder, id: 'two', body: 'Time for your list: dinner' });
  await expect.poll(async () => (await shown()).map((each) => each.tag).sort()).toEqual(['one', 'two']);

  const isEnded = context.waitForEvent('request', (request) => request.url() === `${origin}${end}`);
  await worker.evaluate(`(async () => {
    const [notification] = await registration.getNotifications({ tag: 'one' });
    dispatchEvent(new NotificationEvent('notificationclick', { notification, action: 'end' }));
  })()`);
  expect((await isEnded).method()).toBe('POST');
  await expect.poll(async () => (await shown()).map((each) => each.tag)).toEqual(['two']);
});
