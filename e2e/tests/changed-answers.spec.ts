import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { askServer, openPlan } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

const SLEEPY = {
  prescriptionMeds: 'no',
  otcSupplements: 'yes',
  otcSupplementsList: 'valerian 450 mg at bedtime, turmeric 500 mg',
};
const stale = (page: Page) => page.getByRole('region', { name: 'Your answers changed' });
const changed = (page: Page) => page.getByRole('region', { name: 'What changed and why' });

async function addMedicine(page: Page, name: string): Promise<void> {
  await page.goto('/profile#answer-prescriptionMeds');
  await page.locator('input[name="prescriptionMeds"][value="yes"]').check();
  await page.locator('textarea[name="prescriptionMedsList"]').fill(name);
}

test('saved answers without a new plan are announced on every page with the plan, with what they mean for safety', async ({
  insidePage: page,
}) => {
  await openPlan(page, SLEEPY);
  await expect(stale(page)).toHaveCount(0);
  await addMedicine(page, 'diazepam 5 mg');
  await page.getByRole('button', { name: 'Only save' }).click();
  for (const path of ['/profile', '/dashboard', '/take-along']) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await expect(
      stale(page).getByText(/Your answers changed on .+\. This plan doesn’t include the change yet\./),
    ).toBeVisible();
    await expect(
      stale(page)
        .getByRole('alert')
        .filter({ hasText: /valerian/i }),
    ).toBeVisible();
  }
  await expect(page.getByText(/The answers changed on .+ made before that/).first()).toBeVisible();
  await expectNoFaults(page);

  await stale(page).getByRole('button', { name: 'Make a new plan' }).click();
  await page.waitForURL('**/dashboard');
  await expect(changed(page)).toBeVisible();
  await expect(stale(page)).toHaveCount(0);
});

test('one press saves the answers, remakes the plan, and lists everything that changed', async ({
  insidePage: page,
}) => {
  await openPlan(page, { ...SLEEPY, prescriptionMedsList: '' });
  await addMedicine(page, 'warfarin 5 mg');
  await page.getByRole('button', { name: 'Save and update my plan' }).click();
  await page.waitForURL('**/dashboard');
  await expect(changed(page)).toBeVisible();
  const turmeric = changed(page)
    .getByRole('listitem')
    .filter({ hasText: /^Turmeric.*→ Stop and ask/ });
  await expect(turmeric).toBeVisible();
  await expect(turmeric).toContainText(/Because of your answer on medicines/);
  await expect(changed(page).getByText('The same plan as before.')).toHaveCount(0);
});

test('an answer that is changed back leaves nothing to remake', async ({ insidePage: page }) => {
  await openPlan(page, SLEEPY);
  await askServer(page, 'PATCH', '/v1/me/comprehensiveQuestionnaire', { age: '61' });
  await page.goto('/dashboard');
  await expect(stale(page)).toBeVisible();
  const { comprehensiveQuestionnaire } = await askServer(page, 'GET', '/v1/me');
  const before = (comprehensiveQuestionnaire as Record<string, unknown>)['age'];
  expect(before).toBe('61');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'About you', exact: true }).click();
  await page.getByRole('button', { name: 'Edit About you' }).click();
  await page.getByRole('button', { name: 'Save and update my plan' }).click();
  await expect(page.getByText('Nothing changed, so your plan stays as it is.')).toBeVisible();
  await expect(stale(page)).toBeVisible();
});
