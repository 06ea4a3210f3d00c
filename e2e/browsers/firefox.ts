import puppeteer from 'puppeteer-core';
import type { BrowserSession } from './session.ts';

const LIMIT_MS = 60_000;

/** Firefox supports WebDriver BiDi natively, so puppeteer-core works with any Firefox. */
export async function openFirefox(): Promise<BrowserSession> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    headless: true,
    // Wide enough for the full navigation bar.
    defaultViewport: { width: 1280, height: 900 },
    timeout: LIMIT_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
    type: async (selector, text) => {
      const field = await page.waitForSelector(selector, { visible: true });
      await field?.type(text);
    },
    read: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
