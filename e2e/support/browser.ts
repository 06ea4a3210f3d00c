import { accessSync, constants } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const QUIET = [
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
  const path = process.env['CHROMIUM_PATH'] ?? SYSTEM_CHROMIUM;
  return {
    args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
    ...(isProgram(path) ? { executablePath: path } : {}),
  };
}
