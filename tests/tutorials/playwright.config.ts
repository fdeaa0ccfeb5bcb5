import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { SCREEN } from '../../library/tutorial-films/film';
import { BROWSER_ARGS, browserPath } from '../browser.mjs';

const executablePath = await browserPath();

/** Takes the screenshots of the tutorials: `npm run tutorials:screens`, after a build. */
export default defineConfig({
  testDir: '.',
  outputDir: fileURLToPath(new URL('../../dist/tutorials', import.meta.url)),
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { ...SCREEN },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS },
  },
});
