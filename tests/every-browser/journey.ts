/** `test` of a journey that runs in every browser: `page` is a new browser of the project, on an empty profile. */
import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { BrowserName } from './drivers/browser-driver';
import { findBrowser } from './drivers/installed-browsers';
import { BrowserPage } from './page/browser-page';

export { expect } from '@playwright/test';

export interface EveryBrowserOptions {
  driven: BrowserName;
}

interface Fixtures {
  /** Address of the Spotreel server. */
  server: string;
  visitor: BrowserPage;
}

export const test = base.extend<Fixtures, EveryBrowserOptions>({
  driven: ['chromium', { option: true, scope: 'worker' }],
  server: ({ baseURL }, use) => use(baseURL ?? ''),
  visitor: async ({ driven }, use, info) => {
    const browser = await findBrowser(driven);
    if (typeof browser === 'string') return info.skip(true, browser);
    const driver = await browser.launch();
    info.annotations.push({ type: 'browser', description: driver.version });
    const page = new BrowserPage(driven, driver);
    try {
      await page.resize({ width: 1440, height: 900 });
      await use(page);
      if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('end.png'), await driver.screenshot());
    } finally {
      await driver.close();
    }
  },
});
