// @ts-check
/**
 * Builds Storybook and opens its pages of documentation, which tests of stories leave out. A page fails that throws, that
 * shows Storybook's error, or that asks for a file that is not there.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, browserPath } from './browser.mjs';
import { writeResult } from './reporters/write-result.mjs';

const FOLDER = 'dist/stories';
const TYPES = /** @type {Record<string, string>} */ ({
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
});

const build = spawnSync('npm', ['run', 'build', '--workspace', '@spotreel/stories', '--', '--loglevel', 'error'], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);

/** @type {{ entries: Record<string, { id: string, type: string, tags: readonly string[] }> }} */
const { entries } = JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8'));
const docs = Object.values(entries).filter(({ type }) => type === 'docs');
// those that are written, and one of those that Storybook makes of a story file
const made = docs.find(({ tags }) => !tags.includes('unattached-mdx'));
const pages = [...docs.filter(({ tags }) => tags.includes('unattached-mdx')), ...(made ? [made] : [])];

const server = createServer(async ({ url = '/' }, answer) => {
  const file = path.join(FOLDER, decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const body = await readFile(file).catch(() => undefined);
  answer.writeHead(body ? 200 : 404, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  answer.end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const executablePath = await browserPath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGS });

/** @type {string[]} */
const failed = [];
for (const { id } of pages) {
  const problems = await problemsOf(id);
  if (problems.length > 0) failed.push(id);
  console.log(problems.length > 0 ? `✗ ${id}\n  ${problems.join('\n  ')}` : `✓ ${id}`);
}
await browser.close();
server.close();
writeResult({ passed: pages.length - failed.length, failed });
process.exit(failed.length > 0 ? 1 : 0);

/** @param {string} id */
async function problemsOf(id) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  await page.goto(`http://127.0.0.1:${port}/iframe.html?viewMode=docs&id=${id}`);
  await page
    .locator('#storybook-docs h1')
    .waitFor({ timeout: 20_000 })
    .catch(() => problems.push('The page does not appear.'));
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  if (await page.locator('.sb-errordisplay').isVisible())
    problems.push(await page.locator('#error-message').innerText());
  await page.close();
  return problems;
}
