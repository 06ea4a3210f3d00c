import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both themes on one visit: the page is the same, only its colours are not. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Half-faded text has half its contrast; what counts is what stays.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What breathes or turns for ever never finishes, so it is not waited for.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map(({ finished }) => finished),
      ),
    );
    // Without frames there is nothing to gain from axe's second page.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    expect(told, `in the ${colorScheme} theme`).toEqual([]);
  }
}
