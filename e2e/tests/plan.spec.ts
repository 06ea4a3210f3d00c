import { expectNoFaults } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { openPlan, show } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

test('a plan without needs is shown as good news', async ({ insidePage: page }) => {
  await openPlan(page, {
    currentSymptoms: ['none'],
    medicalConditions: ['none'],
    prescriptionMeds: 'no',
    otcSupplements: 'no',
    specificDiet: 'none',
    fatigueLevel: 'none',
    stressLevel: 'low',
    depression: 'not-at-all',
    healthGoals: ['general-wellness'],
  });
  await show(page, 'Plan');
  await expect(page.getByRole('heading', { name: 'You don’t need anything right now' })).toBeVisible();
});

test('a what-if is tried behind a press, and leaves the plan unchanged', async ({ insidePage: page }) => {
  await openPlan(page);
  await show(page, 'Plan');
  const choices = page.getByRole('button', { name: /Choose an answer/ });
  await expect(choices).toHaveCount(0);
  await page.getByRole('button', { name: 'What would change this?' }).click();
  await expect(choices).toBeVisible();
  await choices.click();
  await page.getByRole('option', { name: 'No particular diet' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Vitamin B12' }).last()).toBeVisible();
  await page.reload();
  await show(page, 'Plan');
  await expect(page.getByRole('heading', { name: 'Vitamin B12', exact: true })).toBeVisible();
});

test("a visit requests the plan once, before the page's modules run", async ({ insidePage: page }) => {
  await openPlan(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/me/supplements-suggested/latest') asked.push(request.url());
  });
  // Modules run once the document is parsed, which is when its state first changes.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.dataset['early'] ??= Reflect.has(window, 'earlyAnswers') ? 'yes' : 'no';
    });
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-early', 'yes');
  expect(asked).toHaveLength(1);
});

test('plan, list, day and profile have no axe violations in both themes, and fit a narrow phone', async ({
  insidePage: page,
}) => {
  const expectToFit = async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  };
  await openPlan(page, { prescriptionMedsList: 'levothyroxine 75 mcg, Xyzolamide' });
  await test.step('the plan as it is made', async () => {
    for (const section of ['Today', 'Safety', 'List', 'Plan'] as const) {
      await show(page, section);
      await expectNoFaults(page);
      await expectToFit();
    }
  });

  await test.step('everything chosen, one started, one taken and one skipped', async () => {
    const choices = page.getByRole('article').getByRole('button', { name: /^Choose / });
    for (let left = await choices.count(); left > 0; left -= 1) {
      await choices.first().click();
      await expect(choices).toHaveCount(left - 1);
    }
    await show(page, 'List');
    await page
      .getByRole('button', { name: /I started today/ })
      .first()
      .click();
    await expect(page.getByText(/^Started on /)).toBeVisible();
    await expectNoFaults(page);
    await show(page, 'Today');
    const row = (name: string) => page.locator('li[data-state]', { hasText: name }).first();
    const mark = (name: string, how: RegExp) => row(name).getByRole('button', { name: how }).click();
    await mark('levothyroxine', /^Taken/);
    await mark('Vitamin B12', /^Skipped/);
    await expect(row('Vitamin B12')).toHaveAttribute('data-state', 'skipped');
    await expectNoFaults(page);
    await expectToFit();
  });

  await test.step('the profile with answers', async () => {
    await page.goto('/profile');
    await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
    await expectNoFaults(page);
    await expectToFit();
  });
});
