import type { Page } from '@playwright/test';
import { someAnswers } from '../support/answers.ts';
import { tablesHolding } from '../support/database.ts';
import { expectExports } from '../support/downloads.ts';
import { passGate } from '../support/gate.ts';
import { linkInMail, mailsTo } from '../support/mailbox.ts';
import { newEmail, PASSWORD, signUp } from '../support/people.ts';
import { show } from '../support/plan.ts';
import { answerToTheEnd } from '../support/questionnaire.ts';
import { expect, test } from '../support/test.ts';

const answers = { ...someAnswers, prescriptionMedsList: 'Zoloft 50mg' };

/** Reads from the server as the page does. */
const asked = (page: Page, path: string) =>
  page.evaluate(async (at) => {
    const { idToken } = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
    return (await fetch(at, { headers: { authorization: `Bearer ${idToken}` } })).json();
  }, path);

const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

// Other tests turn off fades; this one keeps them, as most people do.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('from the PIN to a plan that is chosen from, ordered, changed, exported and deleted, with nothing left', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const typed = newEmail().replace('person', 'Person');
  const email = typed.toLowerCase();
  const b12 = page.getByRole('article').filter({ hasText: 'Vitamin B12' });
  const ids: string[] = [];

  await test.step('PIN, sign-up, link in the mailbox', async () => {
    await page.goto('/');
    await page.waitForURL('**/pin-auth');
    await passGate(page);
    await signUp(page, { email: typed });
    await page.goto(await linkInMail(origin, email));
    await page.waitForURL('**/CompleteProfile');
  });

  await test.step('questionnaire, section by section, and the overlay while the plan is made', async () => {
    await answerToTheEnd(page, answers);
    const overlay = page.getByRole('dialog', { name: 'AI is Working Magic!' });
    await page.route('**/v1/recommendations', async (route) => {
      await expect(overlay).toBeVisible();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Get my plan' }).click();
    await page.waitForURL('**/dashboard');
    await expect(overlay).toBeHidden();
    await show(page, 'Plan');
    await expect(b12).toBeVisible();
    expect((await asked(page, '/v1/me')).comprehensiveQuestionnaire).toEqual(answers);
  });

  await test.step('two are chosen, one is ordered and taken, and a reload shows it', async () => {
    await b12.getByRole('button', { name: 'Choose Vitamin B12' }).click();
    await page
      .getByRole('button', { name: /^Choose (?!Vitamin B12)/ })
      .first()
      .click();
    await b12.getByText('Ordered').click();
    await expect(page.getByRole('button', { name: /^Chosen / })).toHaveCount(2);
    await expect(b12.getByRole('switch')).toBeChecked();
    await show(page, 'List');
    await expect(
      page.getByRole('region', { name: 'Your list' }).getByRole('listitem', { name: 'Vitamin B12' }),
    ).toContainText('A month’s pack');
    await show(page, 'Today');
    const taken = page.getByRole('button', { name: /^Taken Vitamin B12/ }).first();
    await taken.click();
    await expect(taken).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(taken).toHaveAttribute('aria-pressed', 'true');
    await show(page, 'Plan');
    await expect(page.getByRole('button', { name: /^Chosen / })).toHaveCount(2);
    await expect(b12.getByRole('button', { name: 'Chosen Vitamin B12' })).toBeVisible();
    await expect(b12.getByRole('switch')).toBeChecked();
  });

  await test.step('one answer is edited: a new batch, with the difference in words', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Food', exact: true }).click();
    await page.getByRole('button', { name: 'Edit Food' }).click();
    await page.locator('input[name="specificDiet"][value="none"]').check();
    await page.getByRole('button', { name: 'Save and update my plan' }).click();
    await page.waitForURL('**/dashboard');
    const changed = page.getByRole('region', { name: 'What changed and why' });
    await expect(
      changed.getByText(/You changed “Do you follow a diet\?” from Vegan to No particular diet/),
    ).toBeVisible();
    const gone = changed.getByRole('listitem').filter({ hasText: 'Vitamin B12: Taken out' });
    await expect(gone.getByText(/^Because of your answer on /)).toBeVisible();
  });

  await test.step('a chosen supplement is still on the list, is marked as dropped by the plan, and is still ordered', async () => {
    await expect(page.getByRole('button', { name: /^Taken Vitamin B12/ }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await show(page, 'List');
    const listed = page.getByRole('region', { name: 'Your list' }).getByRole('listitem', { name: 'Vitamin B12' });
    await expect(listed.getByText('Your newest plan no longer suggests it')).toBeVisible();
    await expect(listed.getByRole('switch')).toBeChecked();
  });

  await test.step('every export is downloaded and contains the plan', async () => {
    const { supplements } = await asked(page, '/v1/me/supplements-suggested/latest');
    await expectExports(page, {
      names: supplements.map(({ name }: { name: string }) => name),
      email,
      listed: ['Vitamin B12'],
    });
  });

  await test.step('every expected table has data before the deletion', async () => {
    const { uid } = await asked(page, '/v1/me');
    const { batches } = await asked(page, '/v1/me/supplements-suggested');
    expect(batches).toHaveLength(2);
    ids.push(uid, email, typed, ...batches.map(({ id }: { id: string }) => id));
    expect(await tablesHolding(ids)).toEqual(
      expect.arrayContaining(['accounts', 'audit_events', 'intake', 'supplements_chosen', 'supplements_suggested']),
    );
  });

  await test.step('the account is deleted by typing the word, and a receipt arrives', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    const last = page.getByRole('button', { name: 'Delete everything' });
    await expect(last).toBeDisabled();
    await page.getByLabel('Type “delete” to go on').fill('delete');
    await last.click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect
      .poll(async () => (await mailsTo(origin, email)).map(({ subject }) => subject))
      .toContain('Your account was deleted');
  });

  await test.step('nothing is left in the browser or in any table', async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('userState'))).toBe('Signed Out');
    for (const text of [...ids, 'Zoloft', 'Lovelace']) expect(await kept(page)).not.toContain(text);
    // The local mailbox is not part of the service: it stands in for the person's own.
    await expect.poll(() => tablesHolding(ids)).toEqual(['local_mailbox']);
  });
});
