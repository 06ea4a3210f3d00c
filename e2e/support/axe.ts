import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of the rules that look at a colour. */
const COLOUR_RULES = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => tags.some((tag) => TAGS.includes(tag)))
  .map(({ ruleId }) => ruleId);

interface Look {
  readonly run: axe.RunOnly;
  /** The whole page, unless one part of it is named. */
  readonly within?: string;
  /** Parts that were looked at before. */
  readonly except?: readonly string[];
}

/**
 * axe is put into a page once and run there. Its own package for Playwright puts it in anew each time, and has every
 * element that is right described as well: three times the work for the same findings.
 */
async function findFaults(page: Page, { run, within, except = [] }: Look): Promise<string[]> {
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'));
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async ([runOnly, selector, seen]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const part = { include: [[selector ?? 'html']], exclude: seen.map((each) => [each]) };
      const { violations } = await inPage.run(part, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [run, within ?? null, except] as const,
  );
}

/** Half-faded text has half its contrast; what counts is what stays. */
const untilStill = (page: Page) =>
  page.evaluate(() => {
    // What breathes for ever never finishes, and what is held back out of sight stands still: neither is waited for.
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const isSeen = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.target?.checkVisibility() ?? false;
    const coming = document.getAnimations().filter((each) => ends(each) && isSeen(each));
    return Promise.allSettled(coming.map(({ finished }) => finished));
  });

/** Head and foot of the site: the same on all of its pages, so that one who walks through many looks at them once. */
export const HEAD_AND_FOOT = ['header:not(main *)', 'footer:not(main *)'];

/** Both themes on one visit. The page is the same in both, only its colours are not: the second look is at those. */
export async function expectNoFaults(page: Page, { except = [] }: Pick<Look, 'except'> = {}): Promise<void> {
  for (const [colorScheme, run] of [
    ['light', { type: 'tag', values: TAGS }],
    ['dark', { type: 'rule', values: COLOUR_RULES }],
  ] as const satisfies readonly (readonly [string, axe.RunOnly])[]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilStill(page);
    expect(await findFaults(page, { run, except }), `in the ${colorScheme} theme`).toEqual([]);
  }
}

/** One part of a page that is looked at whole elsewhere. */
export async function expectNoFaultsIn(page: Page, selector: string): Promise<void> {
  await untilStill(page);
  const run = { type: 'tag', values: TAGS } as const;
  expect(await findFaults(page, { run, within: selector }), selector).toEqual([]);
}
