/** The pages of `examples/`, on a site of their own. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoToken } from './pages/demo-token';
import type { EmbeddingSite } from './pages/embedding-site';
import { startExampleSite } from './pages/example-site';

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
  await expect(page.locator('project-editor').getByText('Saved')).toBeVisible({ timeout: 30_000 });
}

test('plain HTML: from the templates to a saved video, across origins', async ({ page, request, baseURL }) => {
  const origin = await openSite(request, baseURL);
  const problems = problemsOf(page);
  await page.goto(`${origin}/html/`);
  await expect(page.getByRole('heading', { name: 'Make a video' })).toBeVisible();
  await makeVideo(page);
  expect(problems).toEqual([]);
});

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
