/** Installs the tarballs into empty folders, as people do, and runs what each README begins with. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOf, hasRegistry, install, installReact, packAll, REACTS, typesOf, write } from './packed';
import { newKey, newProject, PASSWORD, serve, startBrowser, startServer, stopAll } from './packed-server';

let tarballs: Record<string, string>;
let api: string;
let projectId: number;
let browser: Browser;

beforeAll(async () => {
  if (!hasRegistry) return;
  tarballs = packAll();
  api = await startServer();
  projectId = await newProject(api);
  browser = await startBrowser();
});
afterAll(stopAll);

/** The example with the addresses and names of this test's server. */
const here = (code: string) =>
  code
    .replaceAll('https://video.example.com', api)
    .replace('you@example.com', 'demo@spotreel.test')
    .replace('your password', PASSWORD)
    .replace('100001', String(projectId));

test.skipIf(!hasRegistry)('Node imports the SDK, and the example of its README runs', () => {
  const folder = install('node', { '@spotreel/sdk': tarballs.sdk ?? '' });
  write(folder, { 'example.ts': here(exampleOf('sdk')) });
  const output = execFileSync(process.execPath, ['example.ts'], { cwd: folder, encoding: 'utf8' });
  expect(output).toMatch(/^\d+ recipes, the first is \w/);
});

test.skipIf(!hasRegistry)('the command line installs, and the commands of its README run', async () => {
  const folder = install('cli', { '@spotreel/sdk': tarballs.sdk ?? '', '@spotreel/cli': tarballs.cli ?? '' });
  const env = { ...process.env, PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
  const script = here(exampleOf('cli')).replace('your-key', await newKey(api, ['projects:read', 'projects:write']));
  execFileSync('bash', ['-e', '-c', script], { cwd: folder, env, encoding: 'utf8' });
  const { projectId: made, name } = JSON.parse(readFileSync(path.join(folder, 'project.json'), 'utf8'));
  expect([typeof made, name]).toEqual(['number', 'Spring sale']);
});

describe.skipIf(!hasRegistry).each(REACTS)('a page with React %s', (...versions) => {
  let folder: string;
  beforeAll(() => {
    folder = installReact(versions);
    write(folder, {
      'main.tsx': here(exampleOf('elements')),
      'survey.ts': exampleOf('survey-widget'),
      'elements.ts': "import { defineElements } from '@spotreel/elements';\ndefineElements();\n",
    });
  });

  test('type-checks what the READMEs show', () => {
    expect(typesOf(folder, versions[4])).toEqual([]);
  });

  test('shows the editor with the React of the page, and the elements with their own', async () => {
    await build({
      absWorkingDir: folder,
      entryPoints: ['main.tsx', 'elements.ts'],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'www',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const origin = await serve(path.join(folder, 'www'));
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${origin}/?main.js`);
    await expect.poll(() => page.getByRole('textbox').count(), { timeout: 60_000 }).toBeGreaterThan(0);
    await page.goto(`${origin}/?elements.js`);
    await expect.poll(() => page.evaluate(() => !!customElements.get('project-editor'))).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  });
});
