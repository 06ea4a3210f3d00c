/**
 * Time until the dashboard is usable on a mid-range phone (slowed four times, fast 3G) after the first visit: until the
 * plan is painted, and until a tap on a card is answered.
 * npm run bench:dashboard -- [--visits 5]
 */
import { parseArgs } from 'node:util';
import { samplePerson } from '@evidose/contract';
import type { Browser } from 'puppeteer-core';
import { withBrowser } from '../web/browser.ts';
import { passGate, startSite } from '../web/server.ts';
import { logIn, makePerson, openGate } from './person.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 1_000;
/** As in WebPageTest and Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const FAST_3G = { download: 200_000, upload: 93_750, latency: 150 };
const { values } = parseArgs({ options: { visits: { type: 'string', default: '5' } } });

/** Painted: two frames after the first task is there. Answered: two frames after the day picker was pressed. */
const WATCH = `(() => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  window.__usable = (async () => {
    while (document.querySelector('fieldset button[aria-pressed="false"]') === null) await painted();
    const shown = performance.now();
    document.querySelector('fieldset button[aria-pressed="false"]').click();
    await painted();
    return { shown, answered: performance.now() };
  })();
})()`;

async function visitDashboard(browser: Browser, url: string): Promise<void> {
  const pass = await passGate(url);
  const email = await makePerson(url, `${pass.cookie.name}=${pass.cookie.value}`, samplePerson.answers);
  const page = await openGate(browser, url, pass);
  await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  await logIn(page, url, email);
  await page.evaluateOnNewDocument(WATCH);
  await page.emulateCPUThrottling(SLOWDOWN);
  await page.emulateNetworkConditions(FAST_3G);
  for (let visit = 1; visit <= Number(values.visits); visit += 1) {
    await page.goto(`${url}/dashboard`);
    const { shown, answered } = (await page.evaluate('window.__usable')) as { shown: number; answered: number };
    const ratio = (answered / LIMIT_MS).toFixed(2);
    console.log(
      `visit ${visit}: plan painted after ${shown.toFixed(0)} ms, first tap answered after ${answered.toFixed(0)} ms; ${ratio} × the limit`,
    );
  }
}

const site = await startSite();
try {
  await withBrowser((browser) => visitDashboard(browser, site.url));
} finally {
  await site.stop();
}
