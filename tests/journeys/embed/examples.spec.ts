/** The pages of `examples/`, on a site of their own. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoToken } from '../pages/demo-token';
import type { EmbeddingSite } from '../pages/embed/embedding-site';
import { startExampleSite } from '../pages/embed/example-site';

let site: EmbeddingSite | undefined;
test.afterEach(() => site?.close());

async function openSite(request: APIRequestContext, server = '', others: Readonly<Record<string, string>> = {}) {
  const token = await demoToken(request);
  site = await startExampleSite({ folder: path.resolve('examples'), server, token, others });
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' };
  await request.post('/api/v1/allowed-origin', { headers, data: { origin: site.origin, mayFrame: true } });
  return site.origin;
}

/** Errors of the page from here on. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) problems.push(message.text());
  });
  return problems;
}

/** Chooses the first template, and edits the new video. */
async function makeVideo(page: Page) {
  await page.locator('template-grid .sr-virtual button').first().click();
  await page.getByRole('dialog').locator('.sr-button--primary').click();
  const headline = page.locator('project-editor').getByRole('textbox', { name: 'Headline' }).first();
  await headline.fill('Written on another site');
  await expect(page.locator('project-editor').getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
}

test('plain HTML: from the templates to a saved video, across origins', { tag: '@main' }, async ({
  page,
  request,
  baseURL,
}) => {
  const origin = await openSite(request, baseURL);
  const problems = problemsOf(page);
  await page.goto(`${origin}/html/`);
  await expect(page.getByRole('heading', { name: 'Make a video' })).toBeVisible();
  await makeVideo(page);
  expect(problems).toEqual([]);
});

test('a page that styles everything changes nothing in the elements', async ({ page, request, baseURL }) => {
  const origin = await openSite(request, baseURL);
  const problems = problemsOf(page);
  // no color is half-way to another one, except by the page's own transitions
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const plain = await looksOnPage(page, `${origin}/html/`);
  const hostile = await looksOnPage(page, `${origin}/hostile-page/`);
  const kinds = new Set(plain.map(({ kind }) => kind));
  const looks = new Set(plain.map(({ kind, look }) => `${kind}: ${look}`));
  expect(kinds.size).toBeGreaterThan(100);
  // what only one of the pages showed at that moment, such as an icon that was loading, is not compared
  const compared = hostile.filter(({ kind }) => kinds.has(kind));
  expect(compared.length).toBeGreaterThan(500);
  const changed = compared.map(({ kind, look }) => `${kind}: ${look}`).filter((look) => !looks.has(look));
  expect([...new Set(changed)]).toEqual([]);
  expect(problems).toEqual([]);
});

/** How the grid, the editor and its dialog look on a page. */
async function looksOnPage(page: Page, address: string): Promise<Look[]> {
  await page.goto(address);
  await page.locator('template-grid .sr-virtual button').first().waitFor();
  const grid = await looksOf(page, 'template-grid');
  await makeVideo(page);
  const editor = await looksOf(page, 'project-editor');
  await page.locator('project-editor').getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // in the middle of the window, although the page cuts off what leaves its column
  const box = await dialog.boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2), address).toBe(720);
  return [...grid, ...editor, ...(await looksOf(page, 'project-editor'))];
}

/** A part of an element by its tag and classes, with what a page could change. */
interface Look {
  readonly kind: string;
  readonly look: string;
}

function looksOf(page: Page, tag: string): Promise<Look[]> {
  return page.locator(tag).evaluate((element) => {
    const boxes = ['backgroundColor', 'display', 'float', 'boxSizing', 'filter', 'borderTopStyle', 'borderTopWidth'];
    const texts = ['letterSpacing', 'wordSpacing', 'textTransform', 'textAlign', 'direction', 'color'];
    const fonts = ['fontSize', 'fontFamily', 'fontStyle', 'fontWeight', 'lineHeight'];
    return [...(element.shadowRoot?.querySelectorAll('*') ?? [])].map((part) => {
      const style = getComputedStyle(part);
      const look = [...fonts, ...texts, ...boxes].map((name) => Reflect.get(style, name)).join(', ');
      return { kind: `${part.localName} ${part.getAttribute('class')}`, look };
    });
  });
}

test('a page of WordPress with jQuery, which wraps the element after it is drawn', async ({
  page,
  request,
  baseURL,
}) => {
  const jquery = installedJquery();
  test.skip(!jquery, 'the npm registry is not reachable');
  const origin = await openSite(request, baseURL, { '/wp-includes/js/jquery/jquery.min.js': jquery });
  const problems = problemsOf(page);
  await page.goto(`${origin}/wordpress-page/`);
  await expect(page.locator('.wp-block-group > template-grid')).toBeVisible();
  await makeVideo(page);
  expect(problems).toEqual([]);
});

test('a frame: the editor with the token of the page, and its events in the page', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = await openSite(request, baseURL);
  const problems = problemsOf(page);
  const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
  const created = await request.post('/api/v1/project', { headers, data: { recipeId: 1 } });
  const { data: project } = await created.json();
  await page.goto(`${origin}/iframe/?project=${project.id}`);
  await expect(page.getByRole('status')).toHaveText('Ready');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('textbox', { name: 'Headline' }).first().fill('From the example');
  await expect(page.getByRole('status')).toHaveText(`Project ${project.id} is saved`, { timeout: 30_000 });
  expect(problems).toEqual([]);
});

/** WordPress has version 3. Empty where it cannot be installed. */
function installedJquery(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-jquery-'));
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  try {
    execFileSync('npm', ['install', ...options, 'jquery@3.7.1'], { stdio: 'ignore' });
  } catch {
    return '';
  }
  return path.join(folder, 'node_modules/jquery/dist/jquery.min.js');
}
