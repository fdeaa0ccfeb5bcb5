/** The apps of `examples/`, with the packed packages in them: installed, built as their developers do, opened in a browser. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { packagesOf } from './example-packages';
import { install, pagePackages } from './packed';

const folders = new Map<string, string>();

/** A folder with the packages of some examples, and ours as tarballs; installed once for all test files. */
export function installFor(...examples: readonly string[]): string {
  const name = examples.join('-');
  const folder =
    folders.get(name) ?? install(name, { ...Object.assign({}, ...examples.map(packagesOf)), ...pagePackages() });
  folders.set(name, folder);
  return folder;
}

/** What examples say in the place of a server of Spotreel. */
const EXAMPLE_SERVER = 'https://videos.example.com';

/** Vitest's own NODE_ENV would make builds for development. */
export const OWN_MODE: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
delete OWN_MODE.NODE_ENV;

/** Copies an example into a folder that has its packages, with the server of a test, and builds it as its developer does. */
export function buildExample(example: string, folder: string, server: string): string {
  const copy = path.join(folder, `example-${example}`);
  const isSource = (file: string) => !/[/\\](node_modules|dist|\.next|\.angular)$/.test(file);
  cpSync(path.join('examples', example), copy, { recursive: true, filter: isSource });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|tsx?|vue|svelte|env)$/.test(file)) continue;
    const place = path.join(copy, file);
    writeFileSync(place, readFileSync(place, 'utf8').replaceAll(EXAMPLE_SERVER, server));
  }
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: copy, encoding: 'utf8', env: OWN_MODE });
  expect(status, stdout + stderr).toBe(0);
  return copy;
}

/** A tab that keeps what the console of the page complains about, warnings too. */
export async function watchedTab(browser: Browser): Promise<{ tab: Page; problems: readonly string[] }> {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(String(error)));
  tab.on('console', (message) => {
    const { url } = message.location();
    const isIcon = url.endsWith('/favicon.ico');
    if (/error|warning/.test(message.type()) && !isIcon) problems.push(`${message.text()} ${url}`);
  });
  return { tab, problems };
}

/** Opens an app. Its script tag comes after the first render: the grid gets everything before it is defined, the editor after. */
export async function openApp(tab: Page, address: string): Promise<void> {
  await tab.route('**/sdk/v1/loader.js', async (route) => {
    await tab.locator('template-grid').waitFor({ state: 'attached' });
    await route.continue();
  });
  await tab.goto(address);
}

/** Milliseconds; a save waits for a pause in the writing. */
const SLOW = { timeout: 30_000 };

/** Makes a video of the first template, and edits it; the page of the example says what it hears from the editor. */
export async function makeVideo(tab: Page): Promise<void> {
  const heading = tab.locator('template-grid').getByRole('heading', { name: 'Make a video' });
  await heading.waitFor(SLOW);
  await tab.locator('template-grid .sr-virtual button').first().click(SLOW);
  await tab.getByRole('dialog').locator('.sr-button--primary').click(SLOW);
  const state = () => tab.getByRole('status').first().textContent();
  await expect.poll(state, SLOW).toBe('Ready');
  const headline = tab.locator('project-editor').getByRole('textbox', { name: 'Headline' }).first();
  const before = await headline.inputValue(SLOW);
  await headline.fill('Written on another site');
  await expect.poll(state, SLOW).toBe('Saved');
  await tab.getByRole('button', { name: 'Undo from the page' }).click();
  await expect.poll(() => headline.inputValue(), SLOW).toBe(before);
  await expect.poll(state, SLOW).toBe('Saved');
}
