import { expect, test } from '@playwright/test';
import { EditorPage } from './pages/editor';
import { signIn } from './pages/sign-in';

/** Milliseconds between the first paint and the skeleton, which is part of the document. */
const AT_MOST_MS = 100;

test('a shape of the page is there with the first paint, and one of the stage while the project is on its way', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await signIn(page);
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
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  const laterMs = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-paint');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // styles block the first paint: what is parsed by then is painted by it
    return (navigation?.domInteractive ?? Infinity) - (paint?.startTime ?? 0);
  });
  expect(laterMs).toBeLessThan(AT_MOST_MS);
  release();
  await expect(page.locator('.sr-editor__stage-skeleton, .sr-stage__skeleton').first()).toBeVisible();
  await expect(page.locator('.boot')).toHaveCount(0);
  await editor.waitForPicture();
});
