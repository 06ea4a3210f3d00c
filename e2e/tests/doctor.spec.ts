import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectNoFaults } from '../support/axe.ts';
import { openPlan, show } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedProblems: /status of (403|410)/ });

const ON_APIXABAN = {
  age: '68',
  biologicalSex: 'male',
  pregnancyStatus: 'not-applicable',
  medicalConditions: ['arrhythmia', 'type-2-diabetes'],
  currentSymptoms: ['joint-pain', 'fatigue'],
  prescriptionMedsList: 'Eliquis 5 mg, Metformin 1000 mg, Zzyqol 3 mg',
  otcSupplementsList: 'fish oil 1000 mg, glucosamine 1500 mg',
  bloodTests: 'within-6-months',
  shareTestResults: 'yes',
  labResults: { vitaminB12: 140, hba1c: 7.1 },
  healthGoals: ['energy', 'joints'],
} as const;

const looks = async (page: Page, name: string) => {
  const folder = process.env['EVIDOSE_LOOKS'];
  if (folder === undefined) return;
  for (const [width, height] of [
    [390, 844],
    [1366, 900],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: null });
};

/** Creates a link through the screen. */
async function makeLink(page: Page): Promise<{ link: string; code: string }> {
  await page.goto('/take-along');
  await page.getByLabel('Who is it for?').fill('Dr. Grey');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const texts = page.locator('code');
  await expect(texts).toHaveCount(2);
  return { link: (await texts.nth(0).textContent()) ?? '', code: (await texts.nth(1).textContent()) ?? '' };
}

test('a doctor opens the letter with link and code, without gate or account, and the person sees that', async ({
  insidePage: page,
  browser,
  baseURL,
}) => {
  test.slow();
  await openPlan(page, ON_APIXABAN);
  const { link, code } = await makeLink(page);
  expect(link).not.toContain(code.replace('-', ''));
  await looks(page, 'manage');

  const context = await browser.newContext({ baseURL: baseURL ?? '', acceptDownloads: true });
  const doctor = await context.newPage();
  const answer = await doctor.goto(new URL(link).pathname + new URL(link).hash);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(doctor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await doctor.getByLabel('Code').fill('AAAA-AAAA');
  await doctor.getByRole('button', { name: 'Open the letter' }).click();
  await expect(doctor.getByText(/do not open a letter/)).toBeVisible();
  await looks(doctor, 'code');
  await doctor.getByLabel('Code').fill(code.toLowerCase());
  await doctor.getByRole('button', { name: 'Open the letter' }).click();
  const letter = doctor.locator('[data-letter]');
  await expect(letter).toContainText('Serious, with apixaban: avoid together. Fish oil');
  await expect(letter).toContainText('Moderate, with apixaban: discuss before use. Glucosamine');
  await expect(letter).toContainText('“Zzyqol 3 mg”: not recognized, not checked');
  await expect(letter).toContainText('HbA1c 7.1 %');
  await expect(letter.locator('.letter-table')).not.toContainText(/\b[Yy]our?\b/);
  await looks(doctor, 'doctor');
  // The screen reader announcement about the removed button is cleared after a few seconds.
  await expect(doctor.locator('div[role="img"][aria-labelledby^="react-aria"]')).toHaveCount(0);
  await expectNoFaults(doctor);
  const [pdf] = await Promise.all([
    doctor.waitForEvent('download'),
    doctor.getByRole('button', { name: 'PDF' }).click(),
  ]);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.goto('/take-along');
  await expect(page.getByText(/opened 2 times/)).toBeVisible();
  await page.getByRole('button', { name: 'Every opening' }).click();
  await expect(page.getByText(/Wrong code tried/)).toBeVisible();
  await page.getByRole('button', { name: 'Turn off the link for Dr. Grey' }).click();
  await expect(page.getByText('You turned it off')).toBeVisible();
  await doctor.reload();
  await doctor.getByLabel('Code').fill(code);
  await doctor.getByRole('button', { name: 'Open the letter' }).click();
  await expect(doctor.getByText('This link no longer works. Ask the person for a new one.')).toBeVisible();
  await context.close();
});
const pagesOf = async (page: Page): Promise<number> => {
  const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' };
  const paper = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test('printing the dashboard gives the plan on one page, with times and cautions and without controls', async ({
  insidePage: page,
}) => {
  await openPlan(page, ON_APIXABAN);
  const printed = page.locator('[data-printed]');
  await expect(printed).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(printed.getByText('My plan', { exact: true })).toBeVisible();
  await expect(printed.getByRole('table')).toContainText(/apixaban|Eliquis/i);
  await expect(page.getByRole('heading', { name: 'Your plan', level: 1 })).toBeHidden();
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await pagesOf(page)).toBe(1);
});

test('printing the letter gives at most two pages, without controls', async ({ insidePage: page }) => {
  await openPlan(page, ON_APIXABAN);
  await page.goto('/take-along');
  await expect(page.locator('[data-printed-letter]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-printed-letter]')).toBeVisible();
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  const smallest = await page
    .locator('[data-printed-letter] *')
    .evaluateAll((all) =>
      Math.min(
        ...all
          .filter((each) => each.textContent !== '')
          .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
      ),
    );
  // Ten points.
  expect(smallest).toBeGreaterThanOrEqual(13.3);
  expect(await pagesOf(page)).toBeLessThanOrEqual(2);
});

test('the calendar uses the person’s hours, has a private address to subscribe to, and ends with it', async ({
  insidePage: page,
  request,
}) => {
  await openPlan(page);
  await show(page, 'Plan');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  // Leaving the page sooner would cancel the request.
  await saved;
  await page.goto('/take-along');
  await page.getByLabel('Breakfast').fill('09:15');
  await page.getByRole('button', { name: 'Save my hours' }).click();
  await expect(page.getByText('Your hours are saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a private address' }).click();
  await expect(page.locator('code')).toHaveCount(2);
  const webcal = (await page.locator('code').first().textContent()) ?? '';
  expect(webcal).toMatch(/^webcal:/);
  const address = new URL(webcal.replace(/^webcal:/, 'http:')).pathname;
  const read = await request.get(address);
  const events = new ICAL.Component(ICAL.parse(await read.text())).getAllSubcomponents('vevent');
  expect(events.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Turn off the address' }).click();
  await expect(page.getByText('The address no longer works.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
