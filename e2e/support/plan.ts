import { saveQuestionnaire } from '@evidose/contract';
import { expect, type Page } from '@playwright/test';
import { someAnswers } from './answers.ts';
import { signUpVerified } from './people.ts';

/** Calls the server as the page would, with the person's own token. */
export const askServer = (page: Page, method: string, path: string, body?: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([how, at, sent]) => {
      const { idToken } = JSON.parse(localStorage.getItem('identitySession') ?? '{}');
      const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
      const reply = await fetch(at, { method: how, headers, ...(sent === null ? {} : { body: sent }) });
      return reply.status === 204 ? {} : reply.json();
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );

type Section = 'Today' | 'Plan' | 'List' | 'Safety' | 'Progress';

/** Opens a part of the plan through its tab. */
export async function show(page: Page, section: Section): Promise<void> {
  const link = page
    .getByRole('navigation', { name: 'Parts of your plan' })
    .getByRole('link', { name: new RegExp(`^${section}`) });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main [data-on-its-way]')).toHaveCount(0);
}

/** Changes answers, remakes the plan as the profile does, and opens the dashboard. */
export async function remakePlan(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  const saved = await askServer(page, 'PATCH', '/v1/me/comprehensiveQuestionnaire', change);
  const questionnaire = saved['comprehensiveQuestionnaire'];
  await askServer(page, 'POST', '/v1/recommendations', { role: 'user', action: 'list', questionnaire });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
}

/** Signs up, sends answers as the questionnaire does, and opens the resulting plan. */
export async function openPlan(page: Page, change: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await signUpVerified(page);
  await askServer(page, 'PUT', saveQuestionnaire.path, { ...someAnswers, ...change });
  await remakePlan(page, {});
}
