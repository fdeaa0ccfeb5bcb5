/** Every address of the app in the longest words of all languages, and from right to left. */
import { test } from '@playwright/test';
import { lookAtPages } from '../pages/app/look-at-pages';
import { APP_PAGES, MORE_PAGES, preparePages } from '../pages/app/screens';

for (const language of ['de', 'ar'])
  test(`every page keeps its blocks apart in ${language}`, async ({ browser, baseURL, request }) => {
    test.setTimeout(420_000);
    const prepared = await preparePages(request);
    const own = [prepared.surveyEditor, prepared.surveyResults, prepared.sharedVideo];
    const addresses = [...APP_PAGES, ...MORE_PAGES, ...own];
    await lookAtPages(browser, { baseURL, addresses, widths: [390, 1440], language });
  });
