/**
 * How long the dashboard takes to be of use on a phone of the middle range (four times slower, fast 3G), after the first
 * visit: until the plan is painted, and until a tap on a card is answered. npm run bench:dashboard -- [--visits 5]
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { samplePerson } from '@evidose/contract';
import type { Browser, Page } from 'puppeteer-core';
import { withBrowser } from '../web/browser.ts';
import { passGate, startSite } from '../web/server.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 1_000;
/** As WebPageTest and Lighthouse have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const FAST_3G = { download: 200_000, upload: 93_750, latency: 150 };
const PASSWORD = 'quiet lantern 7';
const { values } = parseArgs({ options: { visits: { type: 'string', default: '5' } } });

interface Mail {
  readonly recipient: string;
  readonly text: string;
}

async function codeFor(url: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as Mail[];
    const mail = mails.find(({ recipient }) => recipient === email);
    const code = /oobCode=([^&\s]+)/.exec(mail?.text ?? '')?.[1];
    if (code !== undefined) return decodeURIComponent(code);
    await sleep(50);
  }
  throw new Error('no mail with a code came');
}

/** A verified account with a plan, made over HTTP; signed in through the screen afterwards. */
async function makePerson(url: string, cookie: string): Promise<string> {
  const email = `phone-${randomBytes(6).toString('hex')}@example.com`;
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { idToken: string };
  };
  const accounts = (action: string, body: object) =>
    post(`/identitytoolkit.googleapis.com/v1/accounts:${action}?key=bench`, body);
  const { idToken } = await accounts('signUp', { email, password: PASSWORD, returnSecureToken: true });
  await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await accounts('update', { oobCode: await codeFor(url, email) });
  const signedIn = await accounts('signInWithPassword', { email, password: PASSWORD, returnSecureToken: true });
  const questionnaire = samplePerson.answers;
  await post(
    '/v1/recommendations',
    { role: 'user', action: 'list', questionnaire },
    {
      authorization: `Bearer ${signedIn.idToken}`,
      'idempotency-key': randomBytes(8).toString('hex'),
    },
  );
  return email;
}

async function logIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/log-in`);
  await page.waitForSelector('input[type="email"]');
  await page.type('input[type="email"]', email);
  await page.type('input[type="password"]', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('article');
}

/** Painted: two frames after the first card is there. Answered: two frames after its sources opened. */
const WATCH = `(() => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  window.__usable = (async () => {
    while (document.querySelector('article button') === null) await painted();
    const shown = performance.now();
    const button = document.querySelector('article button[aria-expanded]') ?? document.querySelector('article button');
    button.click();
    await painted();
    return { shown, answered: performance.now() };
  })();
})()`;

async function visitDashboard(browser: Browser, url: string): Promise<void> {
  const pass = await passGate(url);
  const email = await makePerson(url, `${pass.cookie.name}=${pass.cookie.value}`);
  const page = await browser.newPage();
  await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  await page.setCookie({ ...pass.cookie, url: url });
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(`localStorage.setItem('pinAuthExpiry', ${JSON.stringify(pass.expiresAt)})`);
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
