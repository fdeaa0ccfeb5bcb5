import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { BrowserName } from './drivers/browser-driver';
import { findBrowser } from './drivers/installed-browsers';
import type { EveryBrowserOptions } from './journey';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.TEST_PORT ?? 4691);
const server = `http://127.0.0.1:${port}`;

/** `npm test` runs them in Chromium, `npm run test:full` in all; TEST_BROWSERS chooses, separated by commas. */
const ALL: readonly BrowserName[] = ['chromium', 'firefox', 'webkit'];
const chosen = process.env.TEST_BROWSERS ?? (process.env.SPOTREEL_FULL_TESTS === '1' ? ALL.join() : 'chromium');
const browsers: BrowserName[] = [];
for (const name of ALL.filter((one) => chosen.split(',').includes(one))) {
  const found = await findBrowser(name);
  if (typeof found !== 'string') browsers.push(name);
  // workers read this file too
  else if (!process.env.TEST_WORKER_INDEX) console.log(`Skipped in ${name}: ${found}`);
}

/** Journeys that run in each browser. Playwright runs the tests; browsers that it cannot drive have drivers of their own. */
export default defineConfig<object, EveryBrowserOptions>({
  testDir: './journeys',
  outputDir: '../../dist/every-browser',
  workers: 1,
  timeout: 240_000,
  retries: 1,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['../reporters/playwright.mjs']],
  use: { baseURL: server },
  projects: browsers.map((driven) => ({ name: driven, use: { driven } })),
  webServer: {
    command: 'node tests/journeys/serve.mjs',
    cwd: root,
    url: `${server}/readyz`,
    timeout: 60_000,
    env: { PORT: String(port), SPOTREEL_DEMO_PASSWORD: 'journey-password' },
  },
});
