/**
 * What only some browsers have is taken away before the page loads, and its other way has to do. docs/browsers.md says what
 * is missing where. `tests/every-browser` goes through the whole product in Firefox and WebKit.
 */
import { expect, type Page, test } from '@playwright/test';
import { demoToken } from '../pages/demo-token';
import { EditorPage } from '../pages/editor/editor';
import { startEmbeddingSite } from '../pages/embed/embedding-site';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

/** Runs in the page, and in each of its frames. */
function takeAway(): void {
  const missing: readonly [object, ...string[]][] = [
    [Element.prototype, 'setHTML', 'checkVisibility'],
    [HTMLElement.prototype, 'showPopover', 'hidePopover', 'popover'],
    [HTMLCanvasElement.prototype, 'transferControlToOffscreen'],
    [window, 'requestIdleCallback', 'BroadcastChannel', 'showSaveFilePicker', 'onpointerrawupdate'],
    [window, 'OffscreenCanvas', 'DecompressionStream'],
    [Navigator.prototype, 'clipboard', 'locks', 'share', 'globalPrivacyControl'],
    // pages without https
    [Crypto.prototype, 'randomUUID'],
  ];
  for (const [owner, ...names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  addEventListener('pointerrawupdate', (event) => event.stopImmediatePropagation(), true);
}

const shareOfPlayhead = (page: Page) =>
  page
    .locator('.sr-timeline__position')
    .evaluate((line) => Number(/translateX\(([\d.]+)%/.exec((line as HTMLElement).style.transform)?.[1] ?? 0) / 100);

test('a video is made, edited, played and linked without them', async ({ page }) => {
  const problems = watchProblems(page);
  await page.addInitScript(takeAway);
  const editor = new EditorPage(page);
  await signIn(page);
  expect(await page.evaluate(() => [typeof navigator.clipboard, typeof crypto.randomUUID])).toEqual([
    'undefined',
    'undefined',
  ]);
  await editor.create('Product launch');
  const picture = page.locator('.sr-stage__picture');
  const before = await picture.screenshot();
  await page.getByRole('textbox', { name: 'Headline' }).fill('Made without them');
  await expect.poll(async () => (await picture.screenshot()).equals(before)).toBe(false);
  await editor.waitForSaved();

  // `pointermove` alone
  const line = await page.locator('.sr-timeline').boundingBox();
  if (!line) throw new Error('there is no timeline');
  const { x, y, width, height } = line;
  await page.mouse.move(x + width * 0.2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 8 });
  await expect.poll(() => shareOfPlayhead(page)).toBeGreaterThan(0.7);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const start = await shareOfPlayhead(page);
  await expect.poll(async () => (await shareOfPlayhead(page)) - start).toBeGreaterThan(0.03);
  await page.getByRole('button', { name: 'Pause' }).click();

  // the page's own copy command
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search commands/ }).fill('copy link');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  const name = page.getByLabel('Video name');
  await name.fill('');
  await name.press('Control+v');
  await expect(name).toHaveValue(page.url());
  problems.expectNone();
});

test('a survey shows what its author wrote as HTML, cleaned, without them', async ({ page, request, baseURL }) => {
  const server = baseURL ?? '';
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  const html =
    '<p>Read <strong>this</strong>.<img src="x" onerror="window.isAttacked = true"><a href="javascript:1">No</a></p>';
  const question = { id: 'cta', type: 'cta', headline: 'First of all', html, required: true, buttonLabel: 'Go on' };
  const look = { triggers: ['Looked around'], displayOption: 'respondMultiple', recontactDays: 0 };
  const thankYouCard = { enabled: true, headline: 'That was all' };
  const survey = { name: 'HTML', status: 'inProgress', ...look, questions: [question], thankYouCard };
  const made = await (await request.post('/api/v1/survey', { headers, data: { survey } })).json();
  const { id, environmentId } = made.data;
  const site = await startEmbeddingSite(`<!doctype html><title>A shop</title>
<script>window.spotreelSurveys = { queue: [['track', 'Looked around']] }</script>
<script type="module" src="${server}/survey-widget/spotreel-surveys.js" data-environment-id="${environmentId}"
  data-api-host="${server}"></script>`);
  await page.addInitScript(takeAway);
  await page.goto(site.origin);
  const form = page.locator('spotreel-survey form');
  await expect(form.locator('strong')).toHaveText('this');
  await expect(form.locator('img, [onerror], a[href]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'isAttacked'))).toBeUndefined();
  await form.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('That was all')).toBeVisible();
  await request.delete(`/api/v1/survey/${id}`, { headers });
  await site.close();
});
