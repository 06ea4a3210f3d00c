import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { apiPlans } from '@evidose/contract';
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { mailsTo } from '../support/mailbox.ts';
import { newEmail, signUpVerified } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const subjectsTo = async (page: Page, email: string): Promise<string[]> =>
  (await mailsTo(page.url(), email)).map(({ subject }) => subject);

test('the home page shows a plan from the engine, and counts the knowledge', async ({ insidePage: page }) => {
  await page.goto('/');
  await expect(page.getByText('A vegetarian woman of 58')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Vitamin D3' })).toBeVisible();
  await expect(page.getByText('Left out for your safety')).toBeVisible();
  await expect(page.getByText('Checked 2 of 2 medicines')).toBeVisible();
  const medicines = page.getByText('medicines we check against').locator('..').locator('dd');
  await expect(medicines).toHaveText(/^[\d,]+$/);
  // A full-page screenshot contains only what is laid out; deferred content would be blank.
  await expect(page.locator('.deferred-layout')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY), 'nobody had to scroll there').toBe(0);
  await expect(page.locator('main'), 'all of it is there').toContainText('Is this medical advice?');
});

test.describe('the contact form', () => {
  test('reports one fault at a time, keeps what was typed, and sends a receipt', async ({ page }) => {
    const email = newEmail();
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Please tell us your name.')).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Your message').fill('Hello there');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expectNoFaults(page);
    await page.reload();
    await expect(page.getByLabel('Your message')).toHaveValue('Hello there');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We have your message')).toBeVisible();
    await expect.poll(() => subjectsTo(page, email)).toEqual(['We have your message']);
    await page.getByRole('button', { name: 'Write another' }).click();
    await expect(page.getByLabel('Your message')).toHaveValue('');
  });

  test.describe('when the server fails', () => {
    test.use({ expectedProblems: /status of 500/ });

    test('shows the specified message and loses nothing', async ({ page }) => {
      await page.goto('/contact');
      await page.route('**/v1/contact', (route) => route.fulfill({ status: 500, body: 'broken' }));
      await page.getByLabel('Your name').fill('Ada');
      await page.getByLabel('Email').fill(newEmail());
      await page.getByLabel('Your message').fill('Hello there');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to store data. Try again.');
      await expect(page.getByLabel('Your message')).toHaveValue('Hello there');
    });
  });

  test('has a spam trap that is invisible to sight, keyboard and screen readers', async ({ page }) => {
    await page.goto('/contact');
    const trap = page.locator('input[name="website"]');
    await expect(trap).toHaveCount(1);
    await expect(trap).not.toBeInViewport();
    await expect(page.getByRole('textbox')).toHaveCount(3);
    await page.getByLabel('Your message').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  });
});

test('the business form also asks for the company', async ({ insidePage: page }) => {
  const email = newEmail();
  await page.goto('/business');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What are you building?').fill('A shop');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please tell us who you are writing for.')).toBeVisible();
  await page.getByLabel('Clinic, shop or company').fill('Analytical Engines');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We have your message')).toBeVisible();
  await expect.poll(() => subjectsTo(page, email)).toEqual(['We have your message']);
});

test('prices and limits come from the file that the server reads', async ({ page }) => {
  await page.goto('/pricing');
  for (const { name, usdPerMonth, callsPerMinute } of Object.values(apiPlans)) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toContainText(`$${usdPerMonth}`);
    await expect(card).toContainText(`${callsPerMinute} calls a minute`);
  }
});

test('the privacy policy lists what is stored, and the rights over health data', async ({ page }) => {
  await page.goto('/privacy-policy');
  for (const name of ['What we store', 'Your health data: what you can ask of us', 'Who else gets to see it']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Stored about people with an account' })).toContainText(
    'answers of your questionnaire',
  );
  await page.goto('/cookie-policy');
  await expect(page.getByRole('list', { name: 'Kept on this device' })).toContainText('When your access ends');
});

test.describe('the API page', () => {
  test.use({ expectedProblems: /status of 401/ });

  test('creates a key, and its examples run as shown', async ({ insidePage: page }) => {
    await signUpVerified(page);
    await page.goto('/api');
    await page.getByLabel('Name of a new key').fill('our shop');
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.getByRole('region', { name: 'Key “our shop”' }).textContent())?.trim() ?? '';
    expect(key).toMatch(/^evd_/);

    await test.step('the console has the key and gets a plan', async () => {
      await expect(page.getByRole('textbox', { name: 'Your key' })).toHaveValue(key);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Answer' })).toContainText('"outcome": "recommended"');
    });

    await test.step('the examples run', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'evidose-example-'));
      const shown = async (tab: string) => {
        await page.getByRole('tab', { name: tab }).click();
        return ((await page.getByRole('region', { name: tab }).textContent()) ?? '').replace('YOUR_KEY', key);
      };
      try {
        await writeFile(join(folder, 'request.json'), await shown('request.json'));
        await writeFile(join(folder, 'example.ts'), await shown('TypeScript'));
        await writeFile(join(folder, 'package.json'), '{"type":"module"}');
        const tsx = join(ROOT, 'node_modules/tsx/dist/loader.mjs');
        const typescript = await run(process.execPath, ['--import', tsx, 'example.ts'], { cwd: folder });
        expect(typescript.stdout).toContain('Vitamin D3: ');
        const curl = await run('sh', ['-c', await shown('curl')], { cwd: folder });
        expect(JSON.parse(curl.stdout)).toMatchObject({ outcome: 'recommended' });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });

    await test.step('calls are counted, and a revoked key is refused', async () => {
      await page.reload();
      await expect(page.getByText(`3 of ${apiPlans.trial.callsPerMonth}`)).toBeVisible();
      await expectNoFaults(page);
      await page.getByRole('button', { name: 'Revoke our shop' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
      await expect(page.getByText('You have no keys yet.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Your key' }).fill(key);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Answer' })).toContainText('INVALID_API_KEY');
    });
  });

  test('shows a visitor the real reference and how to get a key', async ({ insidePage: page }) => {
    await page.goto('/api');
    await page.getByRole('button', { name: 'What you send' }).first().click();
    await page
      .getByRole('button', { name: /fields of questionnaire/ })
      .first()
      .click();
    await expect(page.getByText('prescriptionMedsList', { exact: true })).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Log in or create an account' }).click();
    await expect(page).toHaveURL('/log-in');
  });
});

test('each address has its own title and preview before any script runs', async ({ request, baseURL }) => {
  const html = await (await request.get('/pricing')).text();
  expect(html).toContain('<title>Pricing · Evidose</title>');
  expect(html).toContain('og:image" content="http');
  const head = await request.head('/pricing');
  expect([head.status(), Number(head.headers()['content-length'])]).toEqual([200, Buffer.byteLength(html)]);
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`${baseURL}/pricing</loc>`);
});
