import { runSql } from '../support/database.ts';
import { openPlan } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

test('a danger that only a newer version knows about is at the top of the dashboard, above everything else', async ({
  insidePage: page,
}) => {
  await openPlan(page, { prescriptionMeds: 'no', otcSupplements: 'yes', otcSupplementsList: 'ginkgo 120 mg' });
  const main = page.getByRole('main');
  await expect(main.getByText(/warfarin/i)).toHaveCount(0);
  const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('identitySession') ?? '{}').uid);
  // As if the version that made the plan had not known what warfarin forbids.
  const medicine = JSON.stringify({ prescriptionMeds: 'yes', prescriptionMedsList: 'warfarin 5 mg' });
  await runSql(
    `UPDATE supplements_suggested SET answers = answers || $2::jsonb,
       recommendation = recommendation || '{"knowledgeVersion": "older"}' WHERE uid = $1`,
    [uid, medicine],
  );
  await runSql(
    'UPDATE users SET comprehensive_questionnaire = comprehensive_questionnaire || $2::jsonb WHERE uid = $1',
    [uid, medicine],
  );
  await runSql('TRUNCATE plan_watches, plan_watch_batches', []);
  // The server checks every half minute.
  const change = main.getByRole('region', { name: 'What we know changed' });
  await expect(async () => {
    await page.reload();
    await expect(change).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  const finding = change.getByText(/ginkgo/i).first();
  await expect(finding).toBeVisible();
  const top = async (locator: typeof finding) => (await locator.boundingBox())?.y ?? Number.NaN;
  expect(await top(finding)).toBeLessThan(await top(page.getByRole('heading', { name: 'Today', exact: true })));
  const sections = await main.locator('section').evaluateAll((found) => found.map((each) => each.ariaLabel));
  expect(sections[0]).toBe('What we know changed');
});
