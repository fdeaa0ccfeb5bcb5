import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.TEST_PORT ?? 4671);
const executablePath = await browserPath();

/** Journeys through the built product: one server on an empty folder, and a person who knows nothing. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../dist/journeys',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: '../dist/test-results/journeys.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS },
  },
  webServer: {
    command: 'node tests/journeys/serve.mjs',
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    env: { PORT: String(port), SPOTREEL_DEMO_PASSWORD: 'journey-password' },
  },
});
