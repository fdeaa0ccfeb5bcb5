import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Each worker has a server of its own: what one journey leaves behind never meets another one that runs at the same time. */
const WORKERS = 2;
const firstPort = Number(process.env.TEST_PORT ?? 4671);
const ports = Array.from({ length: WORKERS }, (_, index) => firstPort + index * 1000);
const executablePath = await browserPath();

/** Journeys through the built product: a server that began with an empty folder, and a person who knows nothing. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../dist/journeys',
  workers: WORKERS,
  timeout: 120_000,
  // tests/run.mjs names each test that needed it, and allows two
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
  webServer: ports.map((port) => ({
    command: 'node tests/journeys/serve.mjs',
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    env: { PORT: String(port), SPOTREEL_DEMO_PASSWORD: 'journey-password' },
  })),
});
