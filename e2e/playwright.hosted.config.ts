import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Separate, because it downloads Google's emulator first: npm run test:hosted */
export default defineConfig({ ...base, testDir: 'hosted', workers: 1 });
