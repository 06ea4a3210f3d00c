/**
 * Words that ten people's first plans show before anything is opened, by part of the dashboard, and the transfer size
 * of the scripts of a first load.
 * npm run bench:words
 */
import { type Answers, type PartialAnswers, samplePerson } from '@evidose/contract';
import type { Page } from 'puppeteer-core';
import { withBrowser } from '../web/browser.ts';
import { passGate, startSite } from '../web/server.ts';
import { logIn, makePerson, openGate } from './person.ts';

const MOST_WORDS = 600;
const SECTIONS = ['today', 'plan', 'list', 'safety'] as const;

const PEOPLE: Readonly<Record<string, PartialAnswers>> = {
  'the sample person': {},
  'healthy, nothing taken': {
    medicalConditions: ['none'],
    currentSymptoms: ['none'],
    prescriptionMeds: 'no',
    otcSupplements: 'no',
    specificDiet: 'none',
    shareTestResults: 'no',
    healthGoals: ['general-wellness'],
  },
  'warfarin and turmeric': {
    prescriptionMedsList: 'warfarin 5 mg, metoprolol 50 mg',
    otcSupplementsList: 'turmeric 500 mg, fish oil 1000 mg',
  },
  pregnant: { age: '31', pregnancyStatus: 'pregnant', prescriptionMeds: 'no', otcSupplements: 'no' },
  'kidney disease': { medicalConditions: ['kidney-disease'], prescriptionMedsList: 'lisinopril 20 mg' },
  'vegan who trains': {
    age: '27',
    biologicalSex: 'male',
    specificDiet: 'vegan',
    activityLevel: 'active',
    medicalConditions: ['none'],
    prescriptionMeds: 'no',
    healthGoals: ['muscle', 'energy'],
  },
  'eight medicines at 79': {
    age: '79',
    prescriptionMedsList:
      'levothyroxine 75 mcg, lisinopril 10 mg, metoprolol 50 mg, atorvastatin 20 mg, omeprazole 20 mg, metformin 500 mg twice a day, apixaban 5 mg twice a day, alendronate 70 mg weekly on Sundays',
    otcSupplementsList: 'calcium 600 mg, magnesium 400 mg, vitamin d 1000 IU',
    healthGoals: ['bones', 'heart'],
  },
  'depression, St. John’s wort': {
    medicalConditions: ['depression'],
    prescriptionMedsList: 'sertraline 50 mg',
    otcSupplementsList: "St. John's wort 300 mg",
    healthGoals: ['mood'],
  },
  'diabetes with results': {
    medicalConditions: ['type-2-diabetes'],
    prescriptionMedsList: 'metformin 1000 mg',
    labResults: { hba1c: 7.1, vitaminB12: 140, vitaminD: 38, ferritin: 18 },
    healthGoals: ['energy', 'joints'],
  },
  'a warning sign': { concerningSymptoms: 'yes' },
};

// A string, because this code runs in the page and cannot use this file's names.
const WORDS = `document.querySelector('main').innerText.trim().split(/\\s+/).length`;
const wordsIn = async (page: Page): Promise<number> => Number(await page.evaluate(WORDS));

async function openSection(page: Page, url: string, section: string): Promise<void> {
  await page.goto(`${url}/dashboard?section=${section}`, { waitUntil: 'networkidle0' });
  await page.waitForSelector('nav[aria-label="Parts of your plan"]');
}

/** Transfer size of the scripts that the first visit of the dashboard fetches. */
const BYTES = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;
const scriptBytes = async (page: Page): Promise<number> => Number(await page.evaluate(BYTES));

const site = await startSite();
try {
  await withBrowser(async (browser) => {
    const pass = await passGate(site.url);
    console.log(`${'words before anything is opened'.padEnd(32)}${SECTIONS.map((each) => each.padStart(8)).join('')}`);
    let most = 0;
    for (const [name, change] of Object.entries(PEOPLE)) {
      const answers = { ...samplePerson.answers, ...change } as Answers;
      const email = await makePerson(site.url, `${pass.cookie.name}=${pass.cookie.value}`, answers);
      const page = await openGate(browser, site.url, pass);
      await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
      await logIn(page, site.url, email);
      const counts: number[] = [];
      for (const section of SECTIONS) {
        await openSection(page, site.url, section);
        counts.push(await wordsIn(page));
        if (section === 'today' && name === 'the sample person') {
          console.log(`scripts of the first load: ${Math.round((await scriptBytes(page)) / 1000)} kB`);
        }
      }
      most = Math.max(most, ...counts);
      console.log(`${name.padEnd(32)}${counts.map((count) => String(count).padStart(8)).join('')}`);
      await page.browserContext().close();
    }
    console.log(`most: ${most} of ${MOST_WORDS}`);
    if (most > MOST_WORDS) process.exitCode = 1;
  });
} finally {
  await site.stop();
}
