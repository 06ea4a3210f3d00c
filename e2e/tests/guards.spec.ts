import { knownRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const { path, needs } of knownRoutes) {
  const isGated = needs.startsWith('gate');
  const end = isGated ? '/pin-auth' : needs === 'nothing' ? path : '/log-in';
  test(`${path} without anything ends at ${end}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const { path } of knownRoutes.filter(({ needs }) => needs === 'gate')) {
  test(`${path} opens behind the gate`, async ({ insidePage }) => {
    await insidePage.goto(path);
    await expect(insidePage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(insidePage).toHaveURL(path);
  });
}

for (const { path } of knownRoutes.filter(({ needs }) => needs === 'gate and user')) {
  test(`${path} sends a signed-out person to /log-in`, async ({ insidePage }) => {
    await insidePage.goto(path);
    await expect(insidePage).toHaveURL('/log-in');
  });
}

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

test.describe('with a code that nobody sent', () => {
  test.use({ expectedProblems: /status of 400/ });

  test('/verify opens on a device that knows nothing of it', async ({ page }) => {
    await page.goto('/verify?mode=verifyEmail&oobCode=abc');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/verify');
  });
});

for (const path of ['/nowhere', '/supplements/vitamin-d3/more', '/admin.php', '/%7Bbad']) {
  test(`the unknown path ${path} goes to /`, async ({ insidePage }) => {
    await insidePage.goto(path);
    await expect(insidePage).toHaveURL('/');
  });
}
