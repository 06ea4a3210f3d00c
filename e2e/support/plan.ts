import { expect, type Page } from '@playwright/test';
import { someAnswers } from './answers.ts';
import { signUpVerified } from './people.ts';

/** Signs up, lets answers wait as the questionnaire leaves them, and opens the plan made from them. */
export async function openPlan(page: Page, change: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await signUpVerified(page);
  const answers = { ...someAnswers, ...change };
  await page.evaluate((text) => sessionStorage.setItem('quizData', text), JSON.stringify(answers));
  await page.goto('/dashboard');
  await expect(page.getByText('Your answers are saved, and your plan is ready.')).toBeVisible({ timeout: 20_000 });
}
