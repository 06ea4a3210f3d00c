import { accessSync, constants } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** The first that is there, as `npm test` looks for it: the engine without the windows around it, or the whole browser. */
const OF_THE_SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Pages of the browser's own address bar, which nobody sees: each window draws both, for more than a page of ours costs. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright turns off by itself, said again because of two such lists the browser takes the last alone. */
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

/** The system's browser where there is one, else the one Playwright brought. Root may only run it without its sandbox. */
export function browserLaunch(): LaunchOptions {
  const given = process.env['CHROMIUM_PATH'];
  const path = (given === undefined ? OF_THE_SYSTEM : [given]).find(isProgram);
  return {
    args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
    ...(path === undefined ? {} : { executablePath: path }),
  };
}
