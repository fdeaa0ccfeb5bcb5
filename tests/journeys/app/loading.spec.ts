import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { beginSession, signIn } from '../pages/sign-in';

/** Milliseconds between the first paint and the skeleton, which is part of the document. */
const AT_MOST_MS = 100;
/** A machine that is busy with something else delays some visits, but not each. */
const VISITS = 5;

function skeletonDelayMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-paint');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // styles block the first paint: what is parsed by then is painted by it
    return (navigation?.domInteractive ?? Infinity) - (paint?.startTime ?? 0);
  });
}

test('a shape of the page is there with the first paint, and one of the stage while the project is on its way', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Handy tips');
  const address = page.url();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(/\/api\/v2\/project\/\d+$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const laterMs: number[] = [];
  while (laterMs.length < VISITS && !laterMs.some((ms) => ms < AT_MOST_MS)) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    laterMs.push(await skeletonDelayMs(page));
  }
  expect(Math.min(...laterMs)).toBeLessThan(AT_MOST_MS);
  release();
  await expect(page.locator('.sr-editor__stage-skeleton, .sr-stage__skeleton').first()).toBeVisible();
  await expect(page.locator('.boot')).toHaveCount(0);
  await editor.waitForPicture();
});

test('the goals of the home page come with their icons', async ({ page }) => {
  await page.addInitScript(() => {
    const bare: string[] = [];
    Object.assign(window, { bare });
    new MutationObserver(() => {
      for (const goal of document.querySelectorAll('.sr-home__goal'))
        if (!goal.querySelector('svg')) bare.push(goal.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await signIn(page);
  await expect(page.locator('.sr-home__goal svg').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { bare: string[] }).bare)).toEqual([]);
});
