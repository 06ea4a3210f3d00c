import type { Page } from '@playwright/test';

export const PIN = '2468';

/** Passes the gate like a person: PIN, terms, accept. Ends at the requested page, / by default. */
export async function passGate(page: Page): Promise<void> {
  if (!page.url().endsWith('/pin-auth')) await page.goto('/pin-auth');
  await page.getByLabel('Enter 4-digit PIN').fill(PIN);
  await page.getByRole('button', { name: 'Verify PIN' }).click();
  await page.getByText('I have read and agree to the terms and conditions').click();
  await page.getByRole('button', { name: 'Accept and Continue' }).click();
  await page.waitForURL((url) => url.pathname !== '/pin-auth');
}
