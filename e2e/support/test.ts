import { randomBytes } from 'node:crypto';
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { passGate } from './gate.ts';
import { watchContext } from './watch.ts';

export { expect } from '@playwright/test';

const someAddress = () => `10.${[...randomBytes(3)].join('.')}`;

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Options {
  /** Console messages that a test provokes on purpose, such as the browser's note about a refused request. */
  readonly expectedProblems: RegExp | null;
}

interface Fixtures {
  readonly watch: undefined;
  /** A page whose browser has already passed the gate. */
  readonly insidePage: Page;
}

/** Each worker passes the gate once, through its screens; pages that need to be inside reuse that state. */
export const test = base.extend<Options & Fixtures, { readonly gateState: StorageState }>({
  expectedProblems: [null, { option: true }],
  // Each test has its own source address, because the server limits sign-ups and wrong PINs by source.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  watch: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const origin = new URL(baseURL ?? '').origin;
      const { problems } = await watchContext(context, { origin, expected: expectedProblems });
      await use(undefined);
      base.expect(problems, 'a page complained').toEqual([]);
    },
    { auto: true },
  ],
  gateState: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env['EVIDOSE_URL'] ?? '' });
      await passGate(await context.newPage());
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  insidePage: async ({ page, context, gateState, baseURL }, use) => {
    await context.addCookies(gateState.cookies);
    const kept = gateState.origins.flatMap(({ localStorage }) => localStorage);
    const expiry = kept.find(({ name }) => name === 'pinAuthExpiry')?.value ?? '';
    await page.goto(new URL('/favicon.svg', baseURL).href);
    await page.evaluate((value) => localStorage.setItem('pinAuthExpiry', value), expiry);
    await use(page);
  },
});
