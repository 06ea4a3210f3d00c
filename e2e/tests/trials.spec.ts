import { type Trial, updateQuestionnaire } from '@evidose/contract';
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { runSql } from '../support/database.ts';
import { askServer, openPlan, show } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

const SLEEPLESS = {
  prescriptionMeds: 'no',
  otcSupplements: 'no',
  medicalConditions: ['none'],
  sleepIssues: 'falling-asleep',
  healthGoals: ['sleep'],
  currentSymptoms: ['poor-sleep'],
};
const trials = (page: Page) => page.getByRole('region', { name: 'Does it help you?' });
const offer = (page: Page) => trials(page).getByRole('article').filter({ hasText: 'Try Melatonin on and off' });

async function startTrial(page: Page): Promise<Trial> {
  await openPlan(page, SLEEPLESS);
  await show(page, 'Progress');
  await expect(offer(page)).toContainText('in an order drawn by lot');
  await expectNoFaults(page);
  await offer(page).getByRole('button', { name: 'Start tomorrow' }).click();
  await expect(trials(page)).toContainText('It starts on');
  return newest(page);
}
const newest = async (page: Page) => ((await askServer(page, 'GET', '/v1/me/trials'))['trials'] as Trial[])[0] as Trial;

/** As if it had started this many days earlier. */
const moveBack = (id: string, days: number) =>
  runSql('UPDATE trials SET started_on = started_on - $2::int, last_day = last_day - $2::int WHERE id = $1', [
    id,
    days,
  ]);

test('a trial from start to result: on and off days, a tap a day, and no result before the end', async ({
  insidePage: page,
}) => {
  const { id } = await startTrial(page);
  await moveBack(id, 1);
  await page.goto('/dashboard');
  await expect(page.getByText(/Today is an (on day: take|off day: leave) Melatonin/)).toBeVisible();
  await page.goto('/dashboard?section=progress');
  const rating = trials(page)
    .getByRole('group', { name: /^Today: / })
    .getByRole('radio', { name: '7', exact: true });
  await rating.click();
  await expect.poll(async () => (await newest(page)).days[0]?.ratings).toEqual([7]);
  await expect(trials(page)).toContainText('The result comes after');
  await expect(trials(page)).not.toContainText(/helped|difference/);

  await moveBack(id, 45);
  const { days } = await newest(page);
  for (const { day, on } of days) {
    const values = [id, day, on ? 8 : 3];
    await runSql(
      `INSERT INTO trial_ratings SELECT uid, id, $2::date, 0, $3::int FROM trials WHERE id = $1
       ON CONFLICT (uid, trial, day, time) DO UPDATE SET rating = EXCLUDED.rating`,
      values,
    );
  }
  await page.reload();
  const result = trials(page).getByRole('article').filter({ hasText: 'Melatonin helped' });
  await expect(result).toContainText(/rated \d(\.\d)? points higher/);
  await expect(result).toContainText('95 % interval');
  await expect(result).not.toContainText(/prove/i);
  await expectNoFaults(page);
});

test('a trial that becomes unsafe ends at once and says why, in the day and in the progress', async ({
  insidePage: page,
}) => {
  await startTrial(page);
  await askServer(page, 'PATCH', updateQuestionnaire.path, { advisedNotToTake: 'melatonin' });
  await page.goto('/dashboard');
  await expect(page.getByText('Your trial of Melatonin has ended for your safety')).toBeVisible();
  await expect(page.getByText(/Today is an (on|off) day/)).toHaveCount(0);
  await show(page, 'Progress');
  await expect(trials(page)).toContainText('There is no result');
  await expect(offer(page)).toHaveCount(0);
});
