/**
 * Pages without a session, the editor, and elements in pages of other origins at 320 px and at 400% zoom. `page-layout` looks
 * at the other pages so.
 */
import { expect, type Page, test } from '@playwright/test';
import type { Survey, SurveyProduct } from '@spotreel/sdk/internal/contract';
import { misfits, prepareFit } from '../pages/app/fit';
import { lookMagnified, openPage } from '../pages/app/look-at-pages';
import { DOCS_PAGES, ENTRANCES, preparePages, prepareProject } from '../pages/app/screens';
import { demoToken } from '../pages/demo-token';
import { EditorPage } from '../pages/editor/editor';
import { startEmbeddingSite } from '../pages/embed/embedding-site';
import { signIn } from '../pages/sign-in';

async function check(page: Page, name: string, steps?: number): Promise<void> {
  await expect(page.locator('.sr-skeleton').filter({ visible: true })).toHaveCount(0);
  expect.soft(await misfits(page, steps), name).toEqual([]);
}

test('entrances, documentation, pages for visitors and the editor fit magnified', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(240_000);
  const prepared = await preparePages(request);
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
  await prepareFit(context);
  const page = await context.newPage();
  for (const address of [...ENTRANCES, ...DOCS_PAGES, prepared.sharedVideo, prepared.surveyPage]) {
    await openPage(page, address);
    await lookMagnified(page, address);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, `/project/${prepared.project}`);
  await new EditorPage(page).waitForPicture();
  for (const tab of ['Scenes', 'Edit', 'Style', 'Music']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.getByRole('tabpanel').waitFor();
    await lookMagnified(page, `editor ${tab}`);
  }
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await lookMagnified(page, 'editor export');
  await context.close();
});

test('every element fits in a page of 320 px', async ({ browser, baseURL, request }) => {
  const server = baseURL ?? '';
  const project = await prepareProject(request);
  const token = await demoToken(request);
  const tags = [
    'project-editor',
    'template-grid',
    'my-videos',
    'media-library',
    'music-picker',
    'brand-form',
    'render-button',
    'video-player',
    'assistant-chat',
    'sign-in',
  ];
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
  await prepareFit(context);
  for (const tag of tags) {
    const site =
      await startEmbeddingSite(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>A shop</title><script async src="${server}/sdk/v1/loader.js"></script><h1>A shop</h1>
<${tag} api-base="${server}" project-id="${project}"></${tag}></html>`);
    const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' };
    await request.post('/api/v1/allowed-origin', { headers, data: { origin: site.origin, mayFrame: false } });
    const page = await context.newPage();
    await page.addInitScript((value) => {
      Reflect.set(window, 'spotreel', [
        (spotreel: { configure(settings: object): void }) => spotreel.configure({ getAccessToken: () => value }),
      ]);
    }, token);
    await page.goto(site.origin);
    await expect
      .poll(() => page.locator(tag).evaluate((one) => one.shadowRoot?.querySelectorAll('*').length ?? 0))
      .toBeGreaterThan(4);
    await check(page, `element ${tag}`);
    await page.close();
    await site.close();
  }
  await context.close();
});

test('a survey over a page of 320 px fits, also with the longest words', async ({ browser, baseURL }) => {
  const server = baseURL ?? '';
  const words = 'Kundenzufriedenheitsbefragungsergebnisse';
  const ends = { lowerLabel: words, upperLabel: words };
  const product: Partial<SurveyProduct> = {
    brandColor: '#1f3d36',
    placement: 'bottomRight',
    inAppSurveyBranding: true,
  };
  const survey: Partial<Survey> = {
    id: 'a1b2c3d4e5f6g7h8i9j0k1l2',
    type: 'web',
    status: 'inProgress',
    triggers: [],
    delay: 0,
    autoClose: null,
    welcomeCard: { enabled: false, timeToFinish: false },
    thankYouCard: { enabled: false },
    hiddenFields: { enabled: false },
    translations: {},
    questions: [{ id: 'score', type: 'nps', required: true, headline: `How good are our ${words}?`, ...ends }],
  };
  const site =
    await startEmbeddingSite(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>A shop</title><script type="module" src="${server}/elements/spotreel.js"></script><h1>A shop</h1>
<survey-modal api-base="${server}"></survey-modal></html>`);
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
  await prepareFit(context);
  const page = await context.newPage();
  await page.goto(site.origin);
  const modal = page.locator('survey-modal');
  await modal.evaluate((element, shown) => Object.assign(element, shown), { product, survey });
  await expect(page.getByText('How good are our').first()).toBeVisible();
  await check(page, 'element survey-modal');
  await context.close();
  await site.close();
});
