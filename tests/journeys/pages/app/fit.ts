/** What a small or magnified page must keep (WCAG 1.4.4, 1.4.10, 1.4.12, 2.4.7, 2.4.11, 2.5.8), read from the page as it is. */
import type { BrowserContext, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type {} from '../../fit/main';

const [script] = buildSync({
  entryPoints: ['tests/journeys/fit/main.ts'],
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles;

/** Before a page is opened. */
export async function prepareFit(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: script?.text ?? '' });
}

/** What has collapsed, lies over a text, is cut off or lies beyond the edge of the page, in the window of now. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => window.fit.layoutFaults());
}

/** Headings without contrast, and images that are not painted, in the colors of now. */
export function unseenContent(page: Page): Promise<string[]> {
  return page.evaluate(() => window.fit.unseenContent());
}

const TABS = 20;

/** Everything that does not fit on what the page shows now. `steps`: how often the focus moves on. */
export async function misfits(page: Page, steps = TABS): Promise<string[]> {
  const found = await page.evaluate(() => window.fit.misfits());
  const spaced = await page.evaluate(() => window.fit.spacedMisfits());
  const added = spaced.filter((one) => !found.includes(one)).map((one) => `with spacing, ${one}`);
  const unseen: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => window.fit.focusProblem());
    if (problem) unseen.push(problem);
  }
  return [...new Set([...found, ...added, ...unseen])];
}
