import { openPlan, show } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

test('looks', async ({ insidePage: page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPlan(page, {
    age: '68', biologicalSex: 'female', pregnancyStatus: 'not-applicable',
    prescriptionMeds: 'yes',
    prescriptionMedsList: 'Rx# 4431 Levothyroxine 75 mcg take 1 tablet every morning\nRx# 4432 alendronate 70 mg once weekly on Sundays\nestradiol patch 0.05 mg/day change twice a week\nalbuterol inhaler 2 puffs as needed\nlisinopril 10 mg\nwarfarin 5 mg',
    otcSupplements: 'yes', otcSupplementsList: "St. John's wort tea, calcium 600 mg, magnesium 400 mg",
    bloodTests: 'within-6-months', shareTestResults: 'yes', labResults: { vitaminD: 38, ferritin: 18 },
    healthGoals: ['energy', 'sleep'],
  });
  const words = async () => (await page.locator('main').innerText()).trim().split(/\s+/).length;
  await page.screenshot({ path: '/tmp/looks/today-390.png' });
  for (const section of ['Today', 'Plan', 'List', 'Safety'] as const) {
    await show(page, section);
    await page.waitForTimeout(800);
    console.log(section, await words());
    await page.screenshot({ path: `/tmp/looks/${section}-390-full.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await show(page, 'Today');
  await page.screenshot({ path: '/tmp/looks/today-1366.png', fullPage: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: '/tmp/looks/today-1366-dark.png' });
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').filter((e) => e.name.includes('.js')).map((e) => [e.name.split('/').pop(), (e as PerformanceResourceTiming).encodedBodySize, (e as PerformanceResourceTiming).decodedBodySize]));
  console.log(JSON.stringify(scripts));
  expect(true).toBe(true);
});
