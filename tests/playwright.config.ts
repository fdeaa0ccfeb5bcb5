import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { SCREEN } from '../library/tutorial-films/film';
import { BROWSER_ARGS, browserPath } from './browser.mjs';
import type { BrowserName } from './every-browser/drivers/browser-driver';
import { findBrowser } from './every-browser/drivers/installed-browsers';
import type { EveryBrowserOptions } from './every-browser/journey';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Each worker has a server of its own: what one journey leaves behind never meets another one that runs at the same time. */
const WORKERS = 2;
const firstPort = Number(process.env.TEST_PORT ?? 4671);
const ports = Array.from({ length: WORKERS }, (_, index) => firstPort + index * 1000);
const executablePath = await browserPath();

/** `npm run test:all` runs them in Chromium, `npm run test:full` in the others too; TEST_BROWSERS chooses, separated by commas. */
const EVERY: readonly BrowserName[] = ['chromium', 'firefox', 'webkit'];
const chosen = process.env.TEST_BROWSERS ?? (process.env.SPOTREEL_FULL_TESTS === '1' ? EVERY.join() : 'chromium');
const browsers: BrowserName[] = [];
for (const name of EVERY.filter((one) => chosen.split(',').includes(one))) {
  const found = await findBrowser(name);
  if (typeof found !== 'string') browsers.push(name);
  // workers read this file too
  else if (!process.env.TEST_WORKER_INDEX) console.log(`Skipped in ${name}: ${found}`);
}

/** Journeys through the built product: a server that began with an empty folder, and a person who knows nothing. */
export default defineConfig<object, EveryBrowserOptions>({
  outputDir: '../dist/journeys',
  workers: WORKERS,
  timeout: 120_000,
  // the end of a run names each test that needed it, and allows two
  retries: 1,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['./reporters/playwright.mjs']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Playwright sets the variable in each worker before the worker reads this file
    baseURL: `http://127.0.0.1:${ports[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]}`,
    // pictures and snapshots of each step would take two fifths of the time; a picture of the failure is enough
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS },
  },
  projects: [
    { name: 'journeys', testDir: './journeys' },
    // Playwright runs the tests; browsers that it cannot drive have drivers of their own
    ...browsers.map((driven) => ({
      name: driven,
      testDir: './every-browser/journeys',
      timeout: 240_000,
      expect: { timeout: 20_000 },
      use: { driven },
    })),
    // they make files, and test nothing: `npm run tutorials:screens`
    ...(process.env.TEST_SCREENS ? [tutorials()] : []),
  ],
  webServer: ports.map((port) => ({
    command: 'node tests/journeys/serve.mjs',
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    env: { PORT: String(port), SPOTREEL_DEMO_PASSWORD: 'journey-password' },
  })),
});

function tutorials() {
  const use = {
    viewport: { ...SCREEN },
    deviceScaleFactor: 2,
    colorScheme: 'light' as const,
    reducedMotion: 'reduce' as const,
    actionTimeout: 20_000,
  };
  return { name: 'tutorials', testDir: './tutorials', retries: 0, expect: { timeout: 20_000 }, use };
}
