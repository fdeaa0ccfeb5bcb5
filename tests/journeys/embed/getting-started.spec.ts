/** A reseller's developer follows docs/getting-started.md to the letter, from nothing to the editor with a user of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { makeVideoFromTemplate } from '../pages/embed/visitor';
import { freePort } from '../pages/free-port';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

test.describe.configure({ timeout: 60_000 });

const GUIDE = readFileSync('docs/getting-started.md', 'utf8');

/** Code of the guide with this title. */
function codeOf(title: string): string {
  const [, code = ''] =
    new RegExp(`^\`\`\`\\w+ title=${title.replace('.', '\\.')}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(GUIDE) ?? [];
  expect(code, title).not.toBe('');
  return code;
}

let folder = '';
let server: ChildProcess | undefined;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotreel-guide-'));
});
test.afterEach(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('the guide leads to an editor in a page of another origin', async ({ page, browser, baseURL }) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // what the guide asks to replace; the port, since 3000 may be taken here
  const own = (code: string) =>
    code.replaceAll('https://videos.example.com', baseURL ?? '').replaceAll('localhost:3000', `localhost:${port}`);

  await signIn(page, '/account/developers/origins');
  await page.getByLabel('Origin', { exact: true }).fill(origin);
  await page.getByRole('button', { name: 'Add origin' }).click();
  await expect(page.getByText(origin, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'API keys' }).click();
  const permissions = page.getByRole('group', { name: 'Permissions' });
  await expect(permissions.getByLabel('Create, change, suspend and delete users')).toBeChecked();
  await expect(permissions.getByLabel('Create embed tokens')).toBeChecked();
  await page.getByLabel('Name', { exact: true }).fill('Guide');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByRole('alertdialog').getByLabel('Secret', { exact: true }).inputValue();

  copyFileSync('examples/reseller/spotreel.mjs', path.join(folder, 'spotreel.mjs'));
  for (const name of ['server.mjs', 'index.html', 'videos.js'])
    writeFileSync(path.join(folder, name), own(codeOf(name)));
  writeFileSync(
    path.join(folder, 'server.mjs'),
    own(codeOf('server.mjs')).replace('server.listen(3000)', `server.listen(${port})`),
  );
  server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...process.env, SPOTREEL_URL: baseURL, SPOTREEL_API_KEY: key },
    stdio: 'inherit',
  });
  await expect(async () => expect((await fetch(origin)).status).toBe(200)).toPass();

  const visitor = await (await browser.newContext()).newPage();
  const problems = watchProblems(visitor, /favicon/);
  await visitor.goto(origin);
  await makeVideoFromTemplate(visitor);
  problems.expectNone();
});
