/**
 * Effort from the first question to sending for a 34-year-old with a phone: screens, taps, letters typed, words to
 * read, and seconds by a simple model.
 * npm run bench:taps -- [--before FOLDER] (another checkout, measured first)
 */
import { parseArgs } from 'node:util';
import { withBrowser } from '../web/browser.ts';
import { passGate, ROOT, startSite } from '../web/server.ts';
import { type Steps, walkByTouch } from './touch-walk.ts';

/** A tap including finding its target, a letter on a phone keyboard, a word read. */
const SECONDS = { tap: 1.2, letter: 0.35, word: 0.25 } as const;

const secondsOf = ({ taps, letters, words }: Steps): number =>
  taps * SECONDS.tap + letters * SECONDS.letter + words * SECONDS.word;

async function measure(root: string): Promise<Steps> {
  const site = await startSite(root);
  try {
    const pass = await passGate(site.url);
    return await withBrowser((browser) => walkByTouch(browser, { url: site.url, pass }));
  } finally {
    await site.stop();
  }
}

const { values } = parseArgs({ options: { before: { type: 'string' } } });
const rows: [string, Steps][] = [];
if (values.before !== undefined) rows.push(['before', await measure(values.before)]);
rows.push(['now', await measure(ROOT)]);
console.log('| | screens | taps | letters | words | seconds |\n|---|--:|--:|--:|--:|--:|');
for (const [name, steps] of rows) {
  const { screens, taps, letters, words } = steps;
  console.log(`| ${name} | ${screens} | ${taps} | ${letters} | ${words} | ${Math.round(secondsOf(steps))} |`);
}
