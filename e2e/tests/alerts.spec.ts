import { understandNames } from '@evidose/contract';
import type { Page } from '@playwright/test';
import { askServer, openPlan, show } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

const needs = (page: Page) => page.getByRole('region', { name: 'What needs your attention' });
const written = async (page: Page, field: string) => {
  const { comprehensiveQuestionnaire } = await askServer(page, 'GET', '/v1/me');
  return (comprehensiveQuestionnaire as Record<string, unknown>)[field];
};

test('confirming a reading in its alert rewrites the line, amount included, and removes the alert', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMedsList: 'levothyroxine 75 mcg, sertralin 50 mg' });
  await show(page, 'Safety');
  const alert = needs(page).getByText('Did we read this right?');
  await expect(alert).toBeVisible();
  const confirm = needs(page).getByRole('button', { name: /^Yes, sertraline/i });
  await confirm.click();
  await expect(confirm).toBeHidden();
  expect(await written(page, 'prescriptionMedsList')).toMatch(/^levothyroxine 75 mcg, sertraline 50 mg$/i);
  // Kept in the history.
  await show(page, 'Progress');
  await page.getByRole('button', { name: /Notes you have dealt with/ }).click();
  await expect(page.getByText(/Did we read this right\? \(confirmed/)).toBeVisible();
});

test('an alert names what could not be checked and leads to that answer; the new plan no longer has it', async ({
  insidePage: page,
}) => {
  await openPlan(page);
  await show(page, 'Safety');
  await expect(needs(page).getByText(/We could not check “Xyzolamide”/)).toBeVisible();
  await expect(page.getByText('Checked 1 of 2 medicines')).toBeVisible();
  await needs(page)
    .getByRole('listitem')
    .filter({ hasText: 'Xyzolamide' })
    .getByRole('link', { name: /^Open my answer/ })
    .first()
    .click();
  await page.waitForURL('**/profile#answer-prescriptionMedsList');
  const field = page.locator('textarea[name="prescriptionMedsList"]');
  await expect(field).toBeFocused();
  // The list of what was understood arrives during the press, and may not move the button away.
  let answer = () => {};
  const isPressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${understandNames.path}`, async (route) => {
    await isPressed;
    await route.continue();
  });
  const read = page.waitForResponse(
    (reply) => reply.url().endsWith(understandNames.path) && reply.request().postDataJSON().text === 'Zoloft 50mg',
  );
  await field.fill('Zoloft 50mg');
  await page.getByRole('button', { name: 'Save and update my plan' }).hover();
  await page.mouse.down();
  answer();
  await (await read).finished();
  await page.mouse.up();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await show(page, 'Safety');
  await expect(page.getByText(/We could not check “Xyzolamide”/)).toHaveCount(0);
});

test('“I asked my doctor” resolves an alert: it collapses, stays resolved after a reload, and can be reopened', async ({
  insidePage: page,
}) => {
  await openPlan(page, { medicalConditions: ['depression', 'other'], prescriptionMeds: 'no' });
  await show(page, 'Safety');
  const asked = needs(page).getByRole('button', { name: /I asked my doctor/ });
  const before = await asked.count();
  expect(before).toBeGreaterThan(0);
  await asked.first().click();
  await expect(needs(page).getByRole('button', { name: 'Resolved (1)' })).toBeVisible();
  await expect(asked).toHaveCount(before - 1);
  await page.reload();
  await needs(page).getByRole('button', { name: 'Resolved (1)' }).click();
  await expect(needs(page).getByText(/you asked your doctor/)).toBeVisible();
  await needs(page)
    .getByRole('button', { name: /^Open again/ })
    .click();
  await expect(asked).toHaveCount(before);
});

test('a warning sign shows help first and no supplement: it looks urgent, offers the phone numbers, and has no what-if below it', async ({
  insidePage: page,
}) => {
  await openPlan(page, { concerningSymptoms: 'yes' });
  const box = page.getByRole('alert').first();
  await expect(box).toBeVisible();
  await expect(box.locator('a[href="tel:911"]')).toBeVisible();
  await expect(box.getByRole('button', { name: /asked my doctor|Got it/ })).toHaveCount(0);
  expect(Number.parseFloat(await box.evaluate((node) => getComputedStyle(node).borderTopWidth))).toBeGreaterThanOrEqual(
    2,
  );
  // Above everything else on the page, in every part of it.
  const y = async (locator: ReturnType<Page['locator']>) => (await locator.boundingBox())?.y ?? 0;
  expect(await y(box)).toBeLessThan(await y(page.getByRole('heading', { name: 'Today' })));
  await show(page, 'Plan');
  await expect(box).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please talk to a doctor first' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suggested for you' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What would change this?' })).toHaveCount(0);
});

test('each goal is answered first, each supplement appears once, and alternatives are collapsed', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMeds: 'no', healthGoals: ['energy', 'sleep', 'skin'] });
  await show(page, 'Plan');
  const suggested = page.getByRole('region', { name: 'Suggested for you' });
  const titles = await suggested.getByRole('heading', { level: 3 }).allTextContents();
  expect(titles.slice(0, 3)).toEqual(['More energy', 'Better sleep', 'Healthy skin']);
  const names = await suggested.getByRole('article').getByRole('heading', { level: 4 }).locator('a').allTextContents();
  expect(new Set(names).size).toBe(names.length);
  const alternatives = suggested.getByRole('button', { name: /alternatives? to/ });
  for (const each of await alternatives.all()) await expect(each).toHaveAttribute('aria-expanded', 'false');
});
