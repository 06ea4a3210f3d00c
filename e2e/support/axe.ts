import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Half the length of `axe.source`, and each page that is checked has to parse it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => tags.some((tag) => TAGS.includes(tag)))
  .map(({ ruleId }) => ruleId);

interface Part {
  /** A part of the page; another test checks the rest. */
  readonly within?: string;
  /** Header and footer too: they are the same on all pages, so a few tests check them. */
  readonly isWhole?: boolean;
}

/** The site's own, and not that of an article. */
const HEAD_AND_FOOT = ['header:not(main *)', 'footer:not(main *)'];

/**
 * Injects axe once and runs it in the page. Its Playwright package injects it each time and also describes every
 * passing element: three times the work for the same findings.
 */
async function findFaults(
  page: Page,
  { run, within = 'html', isWhole = false }: Part & { readonly run: axe.RunOnly },
): Promise<string[]> {
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'));
  if (!isThere) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([runOnly, selector, others]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const part = { include: [[selector]], exclude: others.map((each) => [each]) };
      const { violations } = await inPage.run(part, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [run, within, isWhole ? [] : HEAD_AND_FOOT] as const,
  );
}

/** Half-faded text has half its contrast, so wait for the final state. */
const untilStill = (page: Page) =>
  page.evaluate(() => {
    // Infinite animations never finish, and paused ones do not move: skip both.
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const isSeen = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.target?.checkVisibility() ?? false;
    const coming = document.getAnimations().filter((each) => ends(each) && isSeen(each));
    return Promise.allSettled(coming.map(({ finished }) => finished));
  });

/** Both themes in one visit. Only the colors differ, so the second run checks only those. */
export async function expectNoFaults(page: Page, part: Part = {}): Promise<void> {
  for (const [colorScheme, run] of [
    ['light', { type: 'tag', values: TAGS }],
    ['dark', { type: 'rule', values: COLOUR_RULES }],
  ] as const satisfies readonly (readonly [string, axe.RunOnly])[]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilStill(page);
    expect(await findFaults(page, { run, ...part }), `in the ${colorScheme} theme`).toEqual([]);
  }
}

/** One part of a page that another test checks in full. */
export async function expectNoFaultsIn(page: Page, selector: string): Promise<void> {
  await untilStill(page);
  const run = { type: 'tag', values: TAGS } as const;
  expect(await findFaults(page, { run, within: selector }), selector).toEqual([]);
}
