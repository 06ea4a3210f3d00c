import { expectNoFaults } from '../support/axe.ts';
import { openPlan } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

test('a supplement’s page tells a person with a plan what the plan says about it, and why', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMedsList: 'Zoloft 50mg', healthGoals: ['energy', 'mood'] });
  for (const [id, title, why] of [
    ['vitamin-b12', 'For you: suggested, 100 mcg once a day', /Everyone who eats vegan needs it/],
    [
      'saffron',
      'For you: left out',
      /Does not mix well\. Saffron extract may raise serotonin, and sertraline .*does too/,
    ],
    ['vitamin-d3', 'For you: you already take it', /We know of no reason to stop it/],
    ['melatonin', 'For you: not needed', /Your answers give no reason for Melatonin/],
  ] as const) {
    await page.goto(`/supplements/${id}`);
    const panel = page.getByRole('region', { name: /^For you/ });
    await expect(panel.getByRole('heading', { level: 2 }), id).toHaveText(title);
    await expect(panel).toContainText(why);
  }
  await expectNoFaults(page, { within: 'section[aria-labelledby="for-you"]' });
  await page
    .getByRole('region', { name: /^For you/ })
    .getByRole('link', { name: 'Your plan' })
    .click();
  await expect(page).toHaveURL('/dashboard');
});

test('with a warning sign it says that a clinician comes first', async ({ insidePage: page }) => {
  await openPlan(page, { concerningSymptoms: 'yes' });
  await page.goto('/supplements/vitamin-b12');
  await expect(page.getByRole('region', { name: 'For you: left out' })).toContainText(/clinician|doctor/);
  await page.goto('/supplements/kava');
  await expect(page.getByRole('region', { name: 'For you: see a doctor first' })).toBeVisible();
});

test('signed out it says nothing and requests no plan', async ({ insidePage: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/supplements/vitamin-b12');
  await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^For you/ })).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/v1/me'))).toEqual([]);
});
