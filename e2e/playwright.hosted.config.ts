import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Apart from the rest, as it fetches Google's emulator first: npm run test:hosted */
export default defineConfig({ ...base, testDir: 'hosted', workers: 1 });
