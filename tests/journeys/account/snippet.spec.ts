/** What the page of embed codes hands out works as it is: on another origin, with the person's own server. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoToken } from '../pages/demo-token';
import { makeVideoFromTemplate } from '../pages/embed/visitor';
import { freePort } from '../pages/free-port';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.describe.configure({ timeout: 60_000 });

let folder = '';
let server: ChildProcess | undefined;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotreel-snippet-'));
});
test.afterEach(() => {
  server?.kill();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Presses the button, and takes what is in the clipboard then. */
async function copy(page: Page, kind: string): Promise<string> {
  await page.getByRole('tab', { name: kind, exact: true }).click();
  const button = page.getByRole('button', { name: `Copy: ${kind}` });
  await button.click();
  const panel = page.getByRole('region').filter({ has: page.getByRole('tab', { name: kind, exact: true }) });
  await expect(panel.getByRole('status')).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Keys that other journeys have left: the page offers to make one where none fits. */
async function removeKeys(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
  const { data }: { data: { id: number }[] } = await (await request.get('/api/v1/api-key', { headers })).json();
  for (const { id } of data) await request.delete(`/api/v1/api-key/${id}`, { headers });
}

/** Starts the copied server beside the copied page. */
async function startSite(html: string, code: string, key: string, origin: string): Promise<void> {
  writeFileSync(path.join(folder, 'index.html'), html);
  writeFileSync(path.join(folder, 'server.mjs'), code);
  const env = { ...process.env, SPOTREEL_API_KEY: key, PORT: new URL(origin).port };
  server = spawn(process.execPath, ['server.mjs'], { cwd: folder, env, stdio: 'inherit' });
  await expect(async () => expect((await fetch(origin)).status).toBe(200)).toPass();
}

test('a person chooses an element, allows the site, makes a key, and the copied code works there', async ({
  page,
  browser,
  request,
}) => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  await removeKeys(request);
  await signIn(page, '/account/developers');
  await expect(page.getByRole('heading', { name: 'Embed code' })).toBeVisible();
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('template-grid').getByRole('tab', { name: 'Animations' })).toBeVisible();

  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Language').selectOption('de');
  await page.getByLabel('Use my brand color').check();
  await page.getByLabel('Brand color', { exact: true }).first().fill('#7a2e1d');
  const shown = preview.locator('template-grid');
  await expect(shown.getByRole('tab', { name: 'Animationen' })).toBeVisible();
  await expect(shown).toHaveAttribute('theme', 'dark');
  const accent = () => shown.evaluate((element) => getComputedStyle(element).getPropertyValue('--spotreel-accent'));
  await expect.poll(accent).toBe('#7a2e1d');

  const field = page.getByLabel('Origin of your page');
  await field.fill('nonsense');
  await expect(page.getByText('Enter an origin, such as https://www.example.com.')).toBeVisible();
  await field.fill(origin);
  await expect(page.getByText(`${origin} isn’t one of your allowed origins.`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Allow this origin' }).click();
  await expect(page.getByText(`${origin} is one of your allowed origins.`)).toBeVisible();

  await page.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('alertdialog');
  const key = await dialog.getByLabel('Secret', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('SPOTREEL_API_KEY on your server', { exact: false })).toBeVisible();

  await startSite(await copy(page, 'HTML'), await copy(page, 'Node.js'), key, origin);
  const visitor = await (await browser.newContext()).newPage();
  const problems = watchProblems(visitor, /favicon/);
  await visitor.goto(origin);
  const grid = visitor.locator('template-grid');
  await expect(grid.getByRole('tab', { name: 'Animationen' })).toBeVisible();
  await expect(grid).toHaveCSS('--spotreel-accent', '#7a2e1d');
  await makeVideoFromTemplate(visitor);
  problems.expectNone();

  const { stdout } = await promisify(execFile)('sh', ['-c', await copy(page, 'curl')], {
    env: { ...process.env, SPOTREEL_API_KEY: key },
  });
  expect(stdout).toContain('"externalId":"42"');
  expect(stdout).toMatch(/"token":"[\w.-]{40,}"/);
});

test('the code for people with an account shows a login, and then their video', async ({ page, browser, baseURL }) => {
  await signIn(page, '/account/developers/embed');
  const origin = `http://127.0.0.1:${await freePort()}`;
  await page.getByLabel('Who uses it').selectOption('login');
  await expect(page.getByRole('tab', { name: 'Node.js' })).toBeHidden();
  expect(await copy(page, 'HTML')).not.toContain('getAccessToken');
  await page.getByLabel('Element').selectOption('sign-in');
  await page.getByLabel('Origin of your page').fill(origin);
  await page.getByRole('button', { name: 'Allow this origin' }).click();
  await expect(page.getByText(`${origin} is one of your allowed origins.`)).toBeVisible();
  const html = await copy(page, 'HTML');
  expect(html).toContain(`${baseURL}/sdk/v1/loader.js`);

  const code = `import { createServer } from 'node:http';
createServer((_, response) => response.end(${JSON.stringify(`<!doctype html>${html}`)})).listen(${new URL(origin).port});`;
  await startSite(html, code, '', origin);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(origin);
  await expect(visitor.locator('sign-in').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('all of it works with keys, fits a phone, and turns with the language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/account/developers/embed');
  await page.waitForLoadState('networkidle'); // an allowed origin that arrives changes the code, and Copied becomes Copy again
  const tabs = page.getByRole('tablist', { name: 'Your page' });
  await tabs.getByRole('tab', { name: 'HTML' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'React' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'React' })).toContainText("from 'react'");
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.getByRole('tab', { name: 'WordPress' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy: WordPress' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
});
