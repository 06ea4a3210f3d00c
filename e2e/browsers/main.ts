/**
 * A smoke walk in the engines that `npm test` does not cover: npm run test:browsers [firefox] [webkit]
 * Debian: apt-get install firefox-esr webkit2gtk-driver xvfb
 */
import { build } from '../support/build.ts';
import { startServer } from '../support/server.ts';
import { openFirefox } from './firefox.ts';
import type { BrowserSession } from './session.ts';
import { walk } from './walk.ts';
import { openWebKit } from './webkit.ts';

const BROWSERS: Readonly<Record<string, () => Promise<BrowserSession>>> = { firefox: openFirefox, webkit: openWebKit };
const say = (text: string) => process.stdout.write(`${text}\n`);

async function tryOne(name: string, open: () => Promise<BrowserSession>, url: string): Promise<boolean> {
  let browser: BrowserSession | null = null;
  try {
    browser = await open();
    say(`${name}: ${String(await browser.read('navigator.userAgent'))}`);
    await walk(browser, url, (step) => say(`  ✓ ${step}`));
    return true;
  } catch (error) {
    say(`  ✗ ${error instanceof Error ? error.message : String(error)}`);
    const seen = `location.pathname + ' ' + (document.querySelector('[role=alert], [aria-invalid=true]')?.outerHTML ?? '')`;
    if (browser !== null) say(`    at ${String(await browser.read(seen).catch(() => 'no page'))}`);
    return false;
  } finally {
    await browser?.close();
  }
}

const asked = process.argv.slice(2);
const chosen = Object.entries(BROWSERS).filter(([name]) => asked.length === 0 || asked.includes(name));
build();
const server = await startServer();
let failed = 0;
try {
  for (const [name, open] of chosen) if (!(await tryOne(name, open, server.url))) failed += 1;
} finally {
  await server.stop();
}
say(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
