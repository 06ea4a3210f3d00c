import { expectNoFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('the assistant answers with sources and links, resolves "it", and says when it has no answer', async ({
  insidePage: page,
}) => {
  // axe takes long on a long page.
  test.slow();
  await page.goto('/interactions');
  await page.getByRole('button', { name: /assistant/ }).click();
  const panel = page.getByRole('dialog', { name: 'Ask Evidose' });
  const ask = async (question: string) => {
    await panel.getByLabel('Your question').fill(question);
    await page.keyboard.press('Enter');
  };

  await panel.getByRole('button', { name: 'What is the limit for zinc?' }).click();
  await expect(panel).toContainText('At most 40 mg a day');
  await panel
    .getByText(/^\d+ sources? for Zinc|^\d+ source/)
    .first()
    .click();
  await expect(panel.getByRole('link', { name: /opens in a new tab/ }).first()).toBeVisible();

  await ask('what is calcium for');
  await expect(panel.getByRole('link', { name: 'Calcium: the whole page' })).toHaveAttribute(
    'href',
    '/supplements/calcium',
  );
  await ask('can I take it with Synthroid?');
  await expect(panel).toContainText('keep 4 hours apart');
  await ask('who won the game');
  await expect(panel).toContainText('I have no answer for that');
  await expectNoFaults(page);

  await panel.getByRole('button', { name: 'Close assistant' }).click();
  await page.getByRole('button', { name: /assistant/ }).click();
  await expect(panel).toContainText('At most 40 mg a day');
  await panel.getByRole('button', { name: 'Clear the conversation' }).click();
  await expect(panel).not.toContainText('At most 40 mg a day');
});

test.describe('in the United States', () => {
  test.use({ locale: 'en-US' });
  test('danger shows its card with instructions and numbers to tap, and nothing else', async ({ insidePage: page }) => {
    // axe takes long on a long page.
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/supplements');
    await page.getByRole('button', { name: /assistant/ }).click();
    const panel = page.getByRole('dialog', { name: 'Ask Evidose' });
    await panel.getByLabel('Your question').fill('I have chest pain after ephedra');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toContainText('This may be the heart. Call 911 now');
    await panel.getByLabel('Your question').fill('I want to kill myself');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: 'Call or text 988' })).toHaveAttribute('href', 'tel:988');
    await expect(panel.getByRole('list', { name: 'You could ask' })).toHaveCount(0);
    await expectNoFaults(page);
  });
});

test.describe('in the United Kingdom', () => {
  test.use({ locale: 'en-GB' });
  test("shows the numbers of the browser's region", async ({ insidePage: page }) => {
    await page.goto('/supplements');
    await page.getByRole('button', { name: /assistant/ }).click();
    const panel = page.getByRole('dialog', { name: 'Ask Evidose' });
    await panel.getByLabel('Your question').fill('my toddler swallowed my iron tablets');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: 'Call 111' })).toHaveAttribute('href', 'tel:111');
    await expect(panel.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
    await panel.getByText('In another country').click();
    await expect(panel.getByRole('link', { name: 'Call 911' }).first()).toBeVisible();
  });
});

test('before the gate it says so, and whom to call', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: /assistant/ }).click();
  const panel = page.getByRole('dialog', { name: 'Ask Evidose' });
  await expect(panel.getByRole('link', { name: 'entered your PIN' })).toBeVisible();
  await expect(panel).toContainText('988');
});

test('the panel works by keyboard: open, ask, follow a suggestion, close, and the focus returns', async ({
  insidePage: page,
}) => {
  await page.goto('/interactions');
  const button = page.getByRole('button', { name: /assistant/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Ask Evidose' });
  await expect(panel).toBeFocused();
  const field = panel.getByLabel('Your question');
  for (
    let presses = 0;
    presses < 12 && !(await field.evaluate((node) => node === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await page.keyboard.type('what is magnesium for');
  await page.keyboard.press('Enter');
  const next = panel.getByRole('button', { name: 'What is the limit for Magnesium?' });
  await expect(next).toBeVisible();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('350 mg');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('an immediate answer is drawn with its question, without a waiting state', async ({ insidePage: page }) => {
  await page.goto('/interactions');
  await page.getByRole('button', { name: /assistant/ }).click();
  const panel = page.getByRole('dialog', { name: 'Ask Evidose' });
  const field = panel.getByLabel('Your question');
  await field.fill('what is zinc for');
  // Freezes the page's clock, however slow this machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const drawn = await panel.evaluateHandle((node) => {
    const seen: (string | null)[] = [];
    const observer = new MutationObserver(() => seen.push(node.querySelector('ol')?.innerHTML ?? null));
    observer.observe(node, { childList: true, subtree: true });
    return seen;
  });
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', { name: 'Zinc: the whole page' })).toBeVisible();
  await expect(field).toHaveValue('');
  expect((await drawn.jsonValue()).filter((html) => html?.includes('Looking it up'))).toEqual([]);
});

test('while an answer is slow the question is shown as waiting, typed text stays, and a second Enter sends nothing', async ({
  insidePage: page,
}) => {
  const asked: string[] = [];
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/chat', async (route) => {
    asked.push(route.request().postDataJSON().message);
    await mayAnswer;
    await route.continue();
  });
  await page.goto('/interactions');
  await page.getByRole('button', { name: /assistant/ }).click();
  const panel = page.getByRole('dialog', { name: 'Ask Evidose' });
  const field = panel.getByLabel('Your question');
  await field.fill('what is zinc for');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await field.pressSequentially(' and iron');
  await page.clock.runFor(100);
  await expect(panel.getByRole('list', { name: 'Conversation' })).toContainText('what is zinc for');
  await expect(panel.getByRole('img', { name: 'Looking it up' })).toBeVisible();
  await expect(field).toHaveValue(' and iron');
  answer();
  await expect(panel.getByRole('link', { name: 'Zinc: the whole page' })).toBeVisible();
  await expect(panel.getByRole('img', { name: 'Looking it up' })).toHaveCount(0);
  await expect(field).toHaveValue(' and iron');
  expect(asked).toEqual(['what is zinc for']);
});

test('clearing the conversation discards an answer still on its way', async ({ insidePage: page }) => {
  await page.goto('/interactions');
  await page.getByRole('button', { name: /assistant/ }).click();
  const panel = page.getByRole('dialog', { name: 'Ask Evidose' });
  await panel.getByRole('button', { name: 'What is the limit for zinc?' }).click();
  await expect(panel).toContainText('At most 40 mg a day');
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/chat', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const answered = page.waitForResponse('**/v1/chat');
  await panel.getByLabel('Your question').fill('what is magnesium for');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Clear the conversation' }).click();
  answer();
  await (await answered).finished();
  await expect(panel).toContainText('Every answer names its source');
  await expect(panel).not.toContainText('Magnesium: the whole page');
});

test('the chat button covers no control at the end of a page, and is not printed', async ({ insidePage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const button = page.getByRole('button', { name: /assistant/ });
  const covered = await button.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, input')]
      .filter((other) => other !== node && !node.contains(other))
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((other) => other.textContent);
  });
  expect(covered).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});
