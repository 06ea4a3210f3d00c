import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { at } from './root.mjs';
import { run } from './run.mjs';

/** The headless engine that Playwright uses for tests: a third less work for each page. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The system's browser, from CHROMIUM_PATH or by its usual names. */
export function findSystemChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return isProgram(given) ? given : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS].find(isProgram);
}

/** A browser that Playwright has downloaded before; it finds that one by itself. */
function hasPlaywrightChromium() {
  const cache = process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright';
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), cache);
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium'));
}

async function installChromium() {
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env });
    const install = (/** @type {string} */ name) =>
      run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { env });
    // Not every Debian has a separate headless shell.
    return (await install(SHELL)) === 0 ? 0 : install('chromium');
  }
  return run(process.execPath, [at('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
}

/**
 * Makes sure that there is a browser. Returns the environment that tells the tests which one.
 * @returns {Promise<Record<string, string>>}
 */
export async function ensureChromium() {
  if (!findSystemChromium() && !hasPlaywrightChromium()) {
    console.log('Installing Chromium.');
    if ((await installChromium()) !== 0) throw new Error('Chromium could not be installed; set CHROMIUM_PATH to one.');
  }
  const path = findSystemChromium();
  return path ? { CHROMIUM_PATH: path } : {};
}
