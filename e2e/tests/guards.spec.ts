import type { Page } from '@playwright/test';
import { type KnownRoute, knownRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** One browser visits all addresses, each time as on a first visit. */
async function forgetAll(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

// Where they open, `pages.spec.ts` walks through them.
const whoNeed = (...kinds: readonly KnownRoute['needs'][]) => knownRoutes.filter(({ needs }) => kinds.includes(needs));

for (const { end, routes } of [
  { end: '/pin-auth', routes: whoNeed('gate', 'gate and signup', 'gate and user') },
  { end: '/log-in', routes: whoNeed('pending verification') },
]) {
  test(`without anything each of these ends at ${end}: ${routes.map(({ path }) => path).join(' ')}`, async ({
    page,
  }) => {
    test.slow();
    for (const { path } of routes) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveURL(end);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await forgetAll(page);
      });
    }
  });
}

test('pages that need an account send a signed-out person to /log-in', async ({ insidePage }) => {
  for (const { path } of whoNeed('gate and user')) {
    await test.step(path, async () => {
      await insidePage.goto(path);
      await expect(insidePage).toHaveURL('/log-in');
      await insidePage.evaluate(() => sessionStorage.clear());
    });
  }
});

test('/CompleteProfile needs the gate and the marker of a completed sign-up', async ({ insidePage }) => {
  await insidePage.goto('/CompleteProfile');
  await expect(insidePage).toHaveURL('/log-in');
  await insidePage.evaluate(() => sessionStorage.setItem('signupCompleted', 'true'));
  await insidePage.goto('/CompleteProfile');
  await expect(insidePage.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(insidePage).toHaveURL('/CompleteProfile');
});

for (const storage of ['sessionStorage', 'localStorage'] as const) {
  test(`/verify opens with the pending marker in ${storage}`, async ({ page }) => {
    await page.goto('/log-in');
    await page.evaluate((name) => window[name].setItem('pendingVerification', 'true'), storage);
    await page.goto('/verify');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/verify');
  });
}

test.describe('with an unknown code', () => {
  test.use({ expectedProblems: /status of 400/ });

  test('/verify opens on a device without any stored state', async ({ page }) => {
    await page.goto('/verify?mode=verifyEmail&oobCode=abc');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/verify');
  });
});

test('an unknown path goes to /', async ({ insidePage }) => {
  for (const path of ['/nowhere', '/supplements/vitamin-d3/more', '/admin.php', '/%7Bbad']) {
    await test.step(path, async () => {
      await insidePage.goto(path);
      await expect(insidePage).toHaveURL('/');
    });
  }
});

test('a mail link without its code leads to /log-in, and an undecodable address leads home', async ({
  insidePage: page,
}) => {
  await page.goto('/verify?mode=verifyEmail&oobCode=');
  await expect(page).toHaveURL('/log-in');
  await page.goto('/supplements/%ff');
  await expect(page).toHaveURL('/');
});
