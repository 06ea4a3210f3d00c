import { gzipSync } from 'node:zlib';
import { openPlan } from '../support/plan.ts';
import { watchRequests } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

test('start-up writes the session defaults and records that no one is signed in', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  expect(kept).toMatchObject({ loading: 'false', userState: 'Signed Out' });
});

test('start-up keeps existing session values', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => sessionStorage.setItem('quizData', '{"age":"34"}'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('quizData'))).toBe('{"age":"34"}');
});

test('the first load of /pin-auth stays within 138 kB of script and 16 kB of style, gzipped', async ({ page }) => {
  const sizes = { js: 0, css: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
    if (kind !== 'js' && kind !== 'css') return;
    bodies.push(
      response.body().then((body) => {
        sizes[kind] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto('/pin-auth', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Verify PIN' })).toBeVisible();
  await Promise.all(bodies);
  test.info().annotations.push({ type: 'size', description: `${sizes.js} B of script, ${sizes.css} B of style` });
  expect(sizes.js).toBeGreaterThan(0);
  expect(sizes.js).toBeLessThanOrEqual(138_000);
  expect(sizes.css).toBeLessThanOrEqual(16_000);
});

test('the first load of the dashboard transfers at most 200 kB of script', async ({ insidePage: page }) => {
  await openPlan(page);
  const fresh = await page.context().newPage();
  const untilSettled = watchRequests(fresh);
  await fresh.goto('/dashboard');
  await expect(fresh.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await untilSettled();
  const bytes = await fresh.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  test.info().annotations.push({ type: 'size', description: `${bytes} B of script` });
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(200_000);
});

test.describe('when a script fails to load', () => {
  test.use({ expectedProblems: /Failed to (load resource|fetch dynamically imported module)/ });

  for (const name of ['library', 'parts', 'first']) {
    test(`the page says so and can be reloaded: ${name}`, async ({ page }) => {
      const note = page.getByRole('alert').filter({ hasText: 'This page did not open' });
      await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
      await page.goto('/contact');
      await expect(note).toBeVisible();
      await page.unroute(`**/assets/${name}-*.js`);
      await page.getByRole('link', { name: 'Load the page again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(note).toBeHidden();
    });
  }
});

test.describe("when a busy server refuses a page's script", () => {
  test.use({ expectedProblems: /Failed to (load resource|fetch dynamically imported module)/ });

  for (const name of ['contact', 'pieces']) {
    test(`it is requested again a moment later: ${name}`, async ({ page }) => {
      let refused = 0;
      await page.route(`**/assets/${name}-*.js`, async (route) => {
        // The preload and the import itself: the browser tries twice before the app sees the failure.
        if (refused > 1) return route.continue();
        refused += 1;
        return route.fulfill({ status: 503, body: '' });
      });
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
      await expect(page.getByText('This page did not open')).toBeHidden();
      expect(refused).toBe(2);
    });
  }
});

test('/log-in loads no schemas until someone signs in, and then preloads the other form', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const hasSchemas = () => scripts.some((path) => path.startsWith('/assets/zod-'));
  const untilQuiet = watchRequests(page);
  await page.goto('/log-in');
  await untilQuiet();
  expect(scripts).toContain('/v1/client-config');
  expect(hasSchemas()).toBe(false);
  await page.keyboard.press('Shift');
  await expect.poll(hasSchemas).toBe(true);
  await page.getByRole('tab', { name: 'Create account' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/ });

  test('a page that was not loaded yet says so, and opens by itself later', async ({ page, context }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeHidden();
    await expect(page).toHaveURL('/pricing');
  });
});
