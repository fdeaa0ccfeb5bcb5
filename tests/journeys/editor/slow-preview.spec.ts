/** The worker of the preview comes late, or never. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { beginSession } from '../pages/sign-in';

const WORKER = '**/player/scene-worker.js';
const never = () => new Promise<void>(() => {});

/** A project of the app, and the address of its editor, before the worker's file is held. */
async function madeProject(page: Page): Promise<string> {
  await beginSession(page);
  await new EditorPage(page).create(1);
  return page.url();
}

const hold = (context: BrowserContext) => context.route(WORKER, never);
const picture = (page: Page) => page.locator('.sr-stage__picture canvas').filter({ visible: true });
const poster = (page: Page) => page.locator('.sr-stage__poster img');
const isLoaded = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0);

test('a worker that hangs leaves no gray stage: a still at once, a word, then the video itself', async ({
  page,
  context,
}) => {
  const address = await madeProject(page);
  await hold(context);
  await page.goto(address);
  await expect(poster(page)).toBeVisible();
  await expect.poll(() => isLoaded(poster(page)), { timeout: 2_500 }).toBe(true);
  await expect(page.getByText('Loading the preview…')).toBeVisible({ timeout: 6_000 });
  await expect(picture(page)).toBeVisible({ timeout: 12_000 });
  await expect(poster(page)).toHaveCount(0);

  const drawn = async () => (await picture(page).screenshot()).toString('base64');
  const before = await drawn();
  await page.getByRole('tabpanel').getByRole('textbox').first().fill('Without a worker');
  await expect.poll(drawn).not.toBe(before);
});

test('where nothing compiles the video, the stage says so, and another try brings it', async ({ page, context }) => {
  const address = await madeProject(page);
  await context.route(WORKER, (route) => route.fulfill({ status: 500 }));
  await page.route('**/api/v2/scene', (route) => route.fulfill({ status: 400, json: { success: false } }));
  await page.goto(address);
  await expect(page.getByText('We couldn’t show the preview').first()).toBeVisible();
  await expect(poster(page)).toBeVisible();
  await expect(page.getByText('Loading the preview…')).toHaveCount(0);
  await page.unroute('**/api/v2/scene');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(picture(page)).toBeVisible();
});
