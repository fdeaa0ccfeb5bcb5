/**
 * Every address of the app, for a person who has something (projects, exports, uploads in folders, brands, surveys) and
 * for one who has nothing. In each window every block has a size, no text lies over another, and nothing is beyond the edge.
 * `npm test` looks through two windows; the others, both themes and magnified pages are looked at in `npm run test:all`.
 */
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { lookAtPages } from '../pages/app/look-at-pages';
import { APP_PAGES, EMPTY_PAGES, MORE_PAGES, preparePages } from '../pages/app/screens';
import { demoToken } from '../pages/demo-token';
import { joinAs } from '../pages/join';

const LOOKS = [
  { title: 'in two windows', tag: ['@main'], widths: [390, 1440], isDarkToo: false },
  { title: 'in the other windows, dark and magnified', tag: [], widths: [1024, 1920], isDarkToo: true },
] as const;

for (const { title, tag, widths, isDarkToo } of LOOKS) {
  test(`every page of a person with data keeps its blocks apart, ${title}`, { tag: [...tag] }, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(420_000);
    const prepared = await preparePages(request);
    await prepareUploads(request);
    const own = [prepared.surveyEditor, prepared.surveyResults];
    const addresses = [...APP_PAGES, ...MORE_PAGES, ...own, prepared.sharedVideo];
    const magnified = isDarkToo ? [...APP_PAGES, ...own] : [];
    await lookAtPages(browser, { baseURL, addresses, widths, isDarkToo, magnified });
  });

  test(`every page of a person without data keeps its blocks apart, ${title}`, { tag: [...tag] }, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(420_000);
    const login = await joinAs(request, `nothing.yet.${widths[0]}@example.com`, 'agency_admin');
    await lookAtPages(browser, { baseURL, login, addresses: EMPTY_PAGES, widths, isDarkToo });
  });
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
