import { fields, questionOf } from '@evidose/contract';
import { expect, test } from '../support/test.ts';

test('every question is listed with what its answers can change', async ({ insidePage: page }) => {
  await page.goto('/quiz-questions');
  for (const field of fields) {
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: questionOf(field).label }),
    ).not.toHaveCount(0);
  }
  const row = page.getByRole('listitem').filter({ hasText: 'Has a doctor told you that you have any of these?' });
  await row.getByText(/Can change \d+ supplements/).click();
  const condition = row.locator('dt', { hasText: 'Iron overload (hemochromatosis)' });
  await expect(condition.locator('xpath=following-sibling::dd[1]')).toContainText(/Rules out .*Iron/);
});
