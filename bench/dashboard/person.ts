import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers } from '@evidose/contract';
import type { Browser, Page } from 'puppeteer-core';
import type { passGate } from '../web/server.ts';

const PASSWORD = 'quiet lantern 7';

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

/** Creates a verified account with a plan over HTTP. */
export async function makePerson(url: string, cookie: string, questionnaire: Answers): Promise<string> {
  const email = `phone-${randomBytes(6).toString('hex')}@example.com`;
  const send = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const reply = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { idToken: string };
  };
  const accounts = (action: string, body: object) =>
    send('POST', `/identitytoolkit.googleapis.com/v1/accounts:${action}?key=bench`, body);
  const { idToken } = await accounts('signUp', { email, password: PASSWORD, returnSecureToken: true });
  await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await accounts('update', { oobCode: await codeFor(url, email) });
  const signedIn = await accounts('signInWithPassword', { email, password: PASSWORD, returnSecureToken: true });
  const authorization = `Bearer ${signedIn.idToken}`;
  await send('PUT', '/v1/me/comprehensiveQuestionnaire', questionnaire, { authorization });
  await send(
    'POST',
    '/v1/recommendations',
    { role: 'user', action: 'list', questionnaire },
    { authorization, 'idempotency-key': randomBytes(8).toString('hex') },
  );
  return email;
}

/** A new browser context past the gate, at the log-in page. */
export async function openGate(
  browser: Browser,
  url: string,
  pass: Awaited<ReturnType<typeof passGate>>,
): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setCookie({ ...pass.cookie, url });
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(`localStorage.setItem('pinAuthExpiry', ${JSON.stringify(pass.expiresAt)})`);
  return page;
}

export async function logIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/log-in`);
  await page.waitForSelector('input[type="email"]');
  await page.type('input[type="email"]', email);
  await page.type('input[type="password"]', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('nav[aria-label="Parts of your plan"]');
}
