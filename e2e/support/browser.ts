import { accessSync, constants } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** The first that exists, in the order of `npm test`: the headless shell, or the full browser. */
const OF_THE_SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/**
 * Pages of the browser's own address bar, which no one sees: each window draws both, at more cost than one of our
 * pages.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** Playwright's own list repeated, because the browser uses only the last of two such lists. */
const OFF_FOR_TESTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
const QUIET = [
  `--disable-features=${[...OFF_FOR_TESTS, ...ADDRESS_BAR].join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The system's browser if there is one, otherwise Playwright's. Root can run it only without its sandbox. */
export function browserLaunch(): LaunchOptions {
  const given = process.env['CHROMIUM_PATH'];
  const path = (given === undefined ? OF_THE_SYSTEM : [given]).find(isProgram);
  return {
    args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
    ...(path === undefined ? {} : { executablePath: path }),
  };
}
