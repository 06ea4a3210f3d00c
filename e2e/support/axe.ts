import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both themes on one visit: the page is the same, only its colours are not. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Half-faded text has half its contrast; what counts is what stays.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      // What breathes for ever never finishes, and what is held back out of sight stands still: neither is waited for.
      const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      const isSeen = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.target?.checkVisibility() ?? false;
      const coming = document.getAnimations().filter((each) => ends(each) && isSeen(each));
      return Promise.allSettled(coming.map(({ finished }) => finished));
    });
    // Without frames there is nothing to gain from axe's second page.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    expect(told, `in the ${colorScheme} theme`).toEqual([]);
  }
}
