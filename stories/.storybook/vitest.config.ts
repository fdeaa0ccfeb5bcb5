import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_ARGS, browserPath } from '../../tests/browser.mjs';

const executablePath = await browserPath();
// no usage data is sent, however the tests are started
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';

/** Every story is a test: it is shown, its play function runs, then axe looks at it. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [await storybookTest({ configDir: import.meta.dirname, disableAddonDocs: true })],
  test: {
    name: 'stories',
    css: true,
    testTimeout: 30_000,
    // tests/run.mjs names each test that needed it, and allows two
    retry: 1,
    // one page for all: each file would load the components anew
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      provider: playwright({
        // axe would judge the colors of something that is still coming in
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...(executablePath !== undefined && { executablePath }), args: BROWSER_ARGS },
      }),
    },
  },
});
