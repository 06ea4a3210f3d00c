import type { Page } from '@playwright/test';
import { linkInMail } from '../support/mailbox.ts';
import { logIn, newEmail, PASSWORD, signUp, signUpHere, signUpOnScreens, signUpVerified } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const inSession = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
const inLocal = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const origin = (page: Page) => new URL(page.url()).origin;

test.describe('creating an account', () => {
  test('leads to /verify with its markers, and continues once the link is opened on another device', async ({
    insidePage: page,
    browser,
  }) => {
    const { email } = await signUp(page);
    await expect(page.getByText(email)).toBeVisible();
    expect(await inSession(page, 'email')).toBe(email);
    expect(await inSession(page, 'pendingVerification')).toBe('true');
    expect(await inLocal(page, 'pendingVerification')).toBe('true');
    expect(await inSession(page, 'signupCompleted')).toBe('true');
    expect(await inSession(page, 'userState')).toBe('Signed Out');

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(await linkInMail(origin(page), email));
    await expect(elsewhere.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    expect(elsewhere.url()).not.toContain('oobCode');
    await elsewhere.context().close();

    await page.waitForURL('**/CompleteProfile');
    expect(await inSession(page, 'userState')).toBe('Signed In');
    await expect.poll(() => inSession(page, 'pendingVerification')).toBeNull();
    await expect.poll(() => inLocal(page, 'pendingVerification')).toBeNull();
  });

  test('saves the user document', async ({ insidePage: page }) => {
    const { email } = await signUpOnScreens(page);
    const document = await page.evaluate(async () => {
      const { idToken } = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
      return (await fetch('/v1/me', { headers: { authorization: `Bearer ${idToken}` } })).json();
    });
    expect(document).toMatchObject({ uid: expect.any(String), firstName: 'Ada', lastName: 'Lovelace', email });
    expect(document.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test.describe('when the name cannot be stored', () => {
    test.use({ expectedProblems: /status of 500/ });

    test('says so, and stores it at the next log-in', async ({ insidePage: page }) => {
      await page.route('**/v1/me', (route) =>
        route.request().method() === 'PUT' || route.request().method() === 'PATCH'
          ? route.fulfill({ status: 500, body: '{}' })
          : route.continue(),
      );
      await signUp(page);
      await expect(page.getByRole('alert').filter({ hasText: 'Failed to store data. Try again.' })).toBeVisible();
    });
  });

  test.describe('without a connection', () => {
    test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

    test('says so and keeps what was typed', async ({ insidePage: page, context }) => {
      await page.goto('/log-in');
      await page.getByRole('tab', { name: 'Create account' }).click();
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
      await context.setOffline(false);
    });
  });

  test.describe('with a fault in a field', () => {
    test.use({ expectedProblems: /status of 400/ });

    test('shows the message beside the field and focuses it', async ({ page }) => {
      const { email } = await signUp(page);
      await page.goto('/log-in');
      await page.getByRole('tab', { name: 'Create account' }).click();
      const password = page.getByRole('textbox', { name: 'Password' });
      await page.getByLabel('Email').fill('not-an-address');
      await password.fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Invalid email')).toBeVisible();
      await expect(page.getByLabel('Email')).toBeFocused();

      await page.getByLabel('Email').fill(newEmail());
      await password.fill('abc');
      await expect(page.getByText('3 more characters')).toBeVisible();
      await password.fill('password');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('There was an error. Try again.')).toBeVisible();
      await expect(page.getByText('This password is easy to guess')).toBeVisible();
      await expect(password).toBeFocused();

      await page.getByLabel('Email').fill(email);
      await password.fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('This address already has an account')).toBeVisible();
    });
  });

  test('a typo in a well-known domain is asked about, fixed with one press, and never blocks', async ({ page }) => {
    await page.goto('/log-in');
    await page.getByRole('tab', { name: 'Create account' }).click();
    const email = page.getByLabel('Email');
    await email.fill('ada@gmial.com');
    await expect(page.getByText('Did you mean')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await expect(page.getByText('Did you mean ada@gmail.com?')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, change it' }).click();
    await expect(email).toHaveValue('ada@gmail.com');
    await expect(page.getByText('Did you mean')).toHaveCount(0);
    const address = `person-${Date.now()}@hotmial.com`;
    await email.fill(address);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/verify');
    await expect(page.getByText(address)).toBeVisible();
  });

  test('/verify links to the local mailbox with the mail', async ({ page }) => {
    const { email } = await signUp(page);
    const mailbox = page.getByRole('link', { name: 'open the local mailbox' });
    await expect(mailbox).toBeVisible();
    // Requested directly: the mailbox refuses requests through a proxy, which is how tests reach the server.
    const address = new URL((await mailbox.getAttribute('href')) ?? '', page.url());
    await expect.poll(async () => (await fetch(address)).text()).toContain(email);
  });

  test('from the keys page leads back there, including in the tab that the mail opens', async ({
    insidePage: page,
    context,
  }) => {
    await page.goto('/api');
    await page.getByRole('button', { name: 'Log in or create an account' }).click();
    await page.waitForURL('**/log-in');
    const { email } = await signUpHere(page);
    const mailed = await context.newPage();
    await mailed.goto(await linkInMail(origin(page), email));
    await expect(mailed).toHaveURL('/api#keys');
    await expect(page).toHaveURL('/api#keys');
  });

  test.describe('with a mistyped address', () => {
    // A confirmation poll may still use the sign-in that the new address has ended.
    test.use({ expectedProblems: /status of 400/ });

    test('a mistyped address can be changed at /verify, which voids the old link', async ({ page }) => {
      const { email } = await signUp(page);
      await linkInMail(origin(page), email);
      const right = newEmail();
      await page.getByRole('button', { name: 'Use another address' }).click();
      await page.getByLabel('New address').fill(right);
      await page.getByRole('button', { name: 'Send the email there' }).click();
      await expect(page.getByText(right)).toBeVisible();
      await expect(page.getByRole('button', { name: /Send it again in \d+ s/ })).toBeDisabled();
      await page.goto(await linkInMail(origin(page), right));
      await page.waitForURL((url) => url.pathname !== '/verify');
      expect(await inSession(page, 'userState')).toBe('Signed In');
    });
  });
});

test.describe('logging in', () => {
  test.describe('with a refusal', () => {
    test.use({ expectedProblems: /status of 400/ });

    test('uses the specified message', async ({ page }) => {
      const { email } = await signUp(page);
      await page.evaluate(() => localStorage.clear());
      await page.goto('/log-in');
      const password = page.getByRole('textbox', { name: 'Password' });
      const button = page.getByRole('button', { name: 'Log in' });
      await page.getByLabel('Email').fill('nonsense');
      await button.click();
      await expect(page.getByText('Invalid email')).toBeVisible();
      await page.getByLabel('Email').fill(email);
      await button.click();
      await expect(page.getByText('Password required')).toBeVisible();
      await password.fill('not this one');
      await page.keyboard.press('Enter');
      const wrong = page.getByText('Wrong password. Try again or click Forgot password to reset it.');
      await expect(wrong).toBeVisible();
      await expect(password).toBeFocused();
      await page.getByLabel('Email').fill('nobody-at-all@example.com');
      await expect(wrong).toBeHidden();
      await button.click();
      await expect(wrong).toBeVisible();
    });

    test('stops after ten failures with too many attempts, even for the right password', async ({ page }) => {
      const { email, password } = await signUp(page);
      await page.evaluate(() => localStorage.clear());
      await page.goto('/log-in');
      await page.evaluate(async (address) => {
        const body = JSON.stringify({ email: address, password: 'wrong guess' });
        const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
        const headers = { 'content-type': 'application/json' };
        for (let i = 0; i < 10; i++) await fetch(url, { method: 'POST', headers, body });
      }, email);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toContainText('Too many login attempts. Try again later.');
    });
  });

  test('with an unverified address sends a new mail, shows the verify error and waits', async ({ page, context }) => {
    const person = await signUp(page);
    await linkInMail(origin(page), person.email);
    await context.clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await logIn(page, person);
    await expect(page).toHaveURL('/verify');
    await expect(page.getByRole('alert')).toContainText('Please verify your email.');
    expect(await inSession(page, 'userState')).toBe('Signed Out');
    await page.goto(await linkInMail(origin(page), person.email, { skip: 1 }));
    await page.waitForURL((url) => url.pathname !== '/verify');
    expect(await inSession(page, 'userState')).toBe('Signed In');
  });

  test('returns to the requested page', async ({ insidePage: page }) => {
    const person = await signUpVerified(page);
    await page.evaluate(() => localStorage.removeItem('identitySession'));
    await page.goto('/profile?from=mail');
    await expect(page).toHaveURL('/log-in');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile?from=mail');
  });

  test('never redirects to another site', async ({ insidePage: page }) => {
    const person = await signUpVerified(page);
    await page.evaluate(() => {
      localStorage.removeItem('identitySession');
      sessionStorage.setItem('returnAfterLogin', '//evil.example/dashboard');
    });
    await logIn(page, person);
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('a session', () => {
  test.use({ expectedProblems: /status of 401/ });

  test('is restored at start-up, and signing out in one tab signs out in all', async ({
    insidePage: page,
    context,
  }) => {
    await signUpVerified(page);
    await page.goto('/profile');
    await expect(page).toHaveURL('/profile');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other).toHaveURL('/dashboard');
    expect(await inSession(other, 'userState')).toBe('Signed In');

    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('identitySession') ?? '{}').idToken);
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(other).toHaveURL('/log-in');
    expect(await inSession(other, 'userState')).toBe('Signed Out');
    expect(await inSession(page, 'userState')).toBe('Signed Out');
    expect(await inSession(page, 'email')).toBeNull();
    // The browser deletes it first and then tells the server.
    const status = () =>
      page.evaluate(
        async (idToken) => (await fetch('/v1/me', { headers: { authorization: `Bearer ${idToken}` } })).status,
        token,
      );
    await expect.poll(status).toBe(401);
    await page.goto('/profile');
    await expect(page).toHaveURL('/log-in');
  });

  test('is renewed invisibly, once for all tabs', async ({ insidePage: page, context }) => {
    test.slow();
    await signUpVerified(page);
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/v1/token')) refreshes.push(request.url());
    });
    // From a page without the app: navigating during a renewal would leave the work to the next page.
    await page.goto('/health');
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
      localStorage.setItem('identitySession', JSON.stringify({ ...kept, expiresAt: Date.now() + 1_000 }));
    });
    const others = [await context.newPage(), await context.newPage()];
    await Promise.all([page, ...others].map((tab) => tab.goto('/profile')));
    for (const tab of [page, ...others]) {
      // Three app starts at once, two of which wait for the third, take time on a busy machine.
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your profile');
      await expect(tab).toHaveURL('/profile');
      expect(await inSession(tab, 'userState')).toBe('Signed In');
    }
    expect(refreshes).toHaveLength(1);
  });

  test('is renewed even if another tab was suspended during its renewal', async ({ insidePage: page, context }) => {
    await signUpVerified(page);
    const asleep = await context.newPage();
    await asleep.goto('/health');
    await asleep.evaluate(
      () =>
        new Promise<void>(
          (held) =>
            void navigator.locks.request('evidose-identity', () => {
              held();
              return new Promise(() => undefined);
            }),
        ),
    );
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
      localStorage.setItem('identitySession', JSON.stringify({ ...kept, expiresAt: Date.now() + 1_000 }));
    });
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  });

  test.describe('that has already ended', () => {
    test.use({ expectedProblems: /No user|logged in|status of 401/i });

    test('is signed out anyway: the page says so and goes to /log-in', async ({ insidePage: page }) => {
      await signUpVerified(page);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => localStorage.removeItem('identitySession'));
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page).toHaveURL('/log-in');
      expect(await inSession(page, 'userState')).toBe('Signed Out');
    });
  });

  test.describe('ended on the server', () => {
    test.use({ expectedProblems: /status of 40[01]/ });

    test('sends the person from the dashboard to /log-in', async ({ insidePage: page }) => {
      await signUpVerified(page);
      await page.goto('/profile');
      await expect(page).toHaveURL('/profile');
      await page.evaluate(async () => {
        const kept = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
        const headers = { authorization: `Bearer ${kept.idToken}` };
        await fetch('/v1/me/sessions/end', { method: 'POST', headers });
        localStorage.setItem('identitySession', JSON.stringify({ ...kept, expiresAt: 0 }));
      });
      await page.goto('/profile');
      await expect(page).toHaveURL('/log-in');
      expect(await inSession(page, 'userState')).toBe('Signed Out');
    });
  });
});

test.describe('a forgotten password', () => {
  test.use({ expectedProblems: /status of 400/ });

  test('is reset by mail with a neutral answer and a code that works once', async ({ insidePage: page }) => {
    const { email } = await signUpVerified(page);
    const confirmations: string[] = [];
    for (const address of [newEmail(), email]) {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(address);
      await page.getByRole('button', { name: /Send/ }).click();
      const confirmation = page.getByText('Check your email').locator('..');
      await expect(confirmation).toBeVisible();
      confirmations.push((await confirmation.innerText()).replace(address, 'ADDRESS'));
    }
    expect(confirmations[0]).toBe(confirmations[1]);

    const link = await linkInMail(origin(page), email, { skip: 1 });
    await page.goto(link);
    await expect(page.getByText(`For ${email}`)).toBeVisible();
    expect(page.url()).not.toContain('oobCode');
    await page.getByRole('textbox', { name: 'New password' }).fill('a fresh lantern');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page).toHaveURL('/log-in');
    expect(await inSession(page, 'userState')).toBe('Signed Out');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await logIn(page, { email, password: 'a fresh lantern' });
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link);
    await expect(page.getByText('This link was already used')).toBeVisible();
    await page.getByRole('button', { name: 'Ask for a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  });
});

test('/verify without a marker goes to /log-in; with a code it works without the marker', async ({ page, browser }) => {
  await page.goto('/verify');
  await expect(page).toHaveURL('/log-in');
  const { email } = await signUp(page);
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(await linkInMail(origin(page), email));
  await expect(fresh.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await fresh.context().close();
});
