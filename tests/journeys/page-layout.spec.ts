/**
 * Every address of the app, for a person who has something: projects, exports, uploads in folders, brands, surveys. In
 * each window every block has a size, no text lies over another, and nothing is beyond the edge.
 */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { demoToken } from './pages/demo-token';
import { layoutFaults, prepareFit } from './pages/fit';
import { APP_PAGES, preparePages } from './pages/screens';
import { signIn } from './pages/sign-in';

const WIDTHS = [390, 1024, 1440, 1920];
/** Charts follow the window a moment later. */
const expectSoon = expect.configure({ soft: true }).poll;

/** Addresses that the other checks of all screens leave out. */
const MORE_PAGES = [
  '/account/customers',
  '/account/edit-plans',
  '/impersonate',
  '/agency/creations',
  '/agency/assets',
  '/agency/white-labels',
  '/agency/users',
  '/agency/custom-domain',
  '/reseller/help',
  '/university/homepage',
  '/university/degree',
  '/nowhere',
];

test('every page of a person with data keeps its blocks apart', async ({ browser, baseURL, request }) => {
  test.setTimeout(420_000);
  const prepared = await preparePages(request);
  await prepareUploads(request);
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
  await prepareFit(context);
  const page = await context.newPage();
  await signIn(page);
  const own = [prepared.surveyEditor, prepared.surveyResults, prepared.sharedVideo];
  for (const address of [...APP_PAGES, ...MORE_PAGES, ...own]) await visit(page, address);
  await context.close();
});

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1, h2').filter({ visible: true }).first().waitFor();
  await expect(page.locator('.sr-skeleton').filter({ visible: true })).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectSoon(() => layoutFaults(page), { message: `${address} at ${width} px`, timeout: 5000 }).toEqual([]);
  }
}

async function prepareUploads(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
  await request.post('/api/v1/media/folder', { headers, data: { name: 'Pictures of the summer campaign' } });
  const background = '#e8a33d';
  const buffer = await sharp({ create: { width: 320, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
  const media = { name: 'The terrace on a long evening in July.png', mimeType: 'image/png', buffer };
  expect((await request.post('/api/v1/media', { headers, multipart: { media } })).ok()).toBe(true);
}
