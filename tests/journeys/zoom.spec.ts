/**
 * Every main screen at 320 px and at 400% zoom (WCAG 1.4.4, 1.4.10). At that zoom a large window has 320 x 256 px of CSS.
 * Nothing scrolls sideways or is cut off, not even with the spacing of 1.4.12. The focus is seen (2.4.7, 2.4.11), and
 * targets are large enough (2.5.8). `JOURNEY_SCREENSHOTS=folder` keeps a picture of each.
 */
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Survey, SurveyProduct } from '@spotreel/sdk/contract';
import { demoToken } from './pages/demo-token';
import { EditorPage } from './pages/editor';
import { startEmbeddingSite } from './pages/embedding-site';
import { misfits, prepareFit } from './pages/fit';
import { APP_PAGES, DOCS_PAGES, ENTRANCES, preparePages, prepareProject } from './pages/screens';
import { signIn } from './pages/sign-in';

const WINDOWS = [
  { name: '320 px', viewport: { width: 320, height: 800 } },
  { name: '400% zoom', viewport: { width: 320, height: 256 } },
] as const;

const shots = process.env.JOURNEY_SCREENSHOTS;

async function check(page: Page, name: string, steps?: number): Promise<void> {
  await expect(page.locator('.sr-skeleton').filter({ visible: true })).toHaveCount(0);
  const file = `${name.replaceAll(/\W+/g, '-')}.png`;
  if (shots) await page.screenshot({ path: path.join(shots, file) });
  expect.soft(await misfits(page, steps), name).toEqual([]);
}

async function visit(page: Page, address: string, window: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1, h2').filter({ visible: true }).first().waitFor();
  await check(page, `${window} ${address}`);
}

for (const { name: window, viewport } of WINDOWS)
  test(`every screen fits at ${window}`, async ({ browser, baseURL, request }) => {
    test.setTimeout(420_000);
    const prepared = await preparePages(request);
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
    await prepareFit(context);
    const page = await context.newPage();
    for (const address of [...ENTRANCES, ...DOCS_PAGES, prepared.sharedVideo, prepared.surveyPage])
      await visit(page, address, window);
    await signIn(page);
    const own = [...APP_PAGES, prepared.surveyEditor, prepared.surveyResults];
    for (const address of own) await visit(page, address, window);

    await page.goto(`/project/${prepared.project}`);
    const editor = new EditorPage(page);
    await editor.waitForPicture();
    for (const tab of ['Scenes', 'Scene', 'Style', 'Music']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.getByRole('tabpanel').waitFor();
      await check(page, `${window} editor ${tab}`);
    }
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await check(page, `${window} editor export`);
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
