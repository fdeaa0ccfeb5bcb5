/** Installs the tarballs into empty folders, as people do, and runs what each README begins with. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, memorySecurityStorage, openSession } from '../../sdk/client/index';
import { BROWSER_ARGS, browserPath } from '../browser.mjs';
import { exampleOf, install, newFolder, packAll, versionOf, write } from './packed';

const PASSWORD = 'a password for packages';
/** Installing asks the registry for versions; without it only what was packed is checked. */
const hasRegistry =
  spawnSync('npm', ['ping', '--fetch-timeout=10000', '--fetch-retries=0'], { stdio: 'ignore' }).status === 0;
if (!hasRegistry) console.warn('The npm registry is not reachable: packages are not installed.');

let tarballs: Record<string, string>;
let api: string;
let projectId: number;
let browser: Browser;
const stops: (() => void)[] = [];

beforeAll(async () => {
  if (!hasRegistry) return;
  tarballs = packAll();
  api = await startServer();
  projectId = await newProject();
  const executablePath = await browserPath();
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS });
});
afterAll(async () => {
  await browser?.close();
  for (const stop of stops) stop();
});

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
  const script = here(exampleOf('cli')).replace('your-key', await newKey());
  execFileSync('bash', ['-e', '-c', script], { cwd: folder, env, encoding: 'utf8' });
  const { projectId: made, name } = JSON.parse(readFileSync(path.join(folder, 'project.json'), 'utf8'));
  expect([typeof made, name]).toEqual(['number', 'Spring sale']);
});

describe.skipIf(!hasRegistry).each([
  ['19', versionOf('react'), versionOf('@types/react'), 'typescript7'],
  ['18', '18.3.1', '18.3.8', 'typescript'],
])('a page with React %s', (_major, react, types, compiler) => {
  let folder: string;
  beforeAll(() => {
    folder = install(`react-${react}`, {
      '@spotreel/sdk': tarballs.sdk ?? '',
      '@spotreel/elements': tarballs.elements ?? '',
      '@spotreel/survey-widget': tarballs['survey-widget'] ?? '',
      react,
      'react-dom': react,
      '@types/react': types,
      '@types/react-dom': react.startsWith('18') ? '18.3.7' : versionOf('@types/react-dom'),
    });
    write(folder, {
      'main.tsx': here(exampleOf('elements')),
      'survey.ts': exampleOf('survey-widget'),
      'elements.ts': "import { defineElements } from '@spotreel/elements';\ndefineElements();\n",
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          module: 'ESNext',
          moduleResolution: 'bundler',
          target: 'ES2023',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          types: [],
          jsx: 'react-jsx',
          noEmit: true,
          skipLibCheck: false,
        },
        include: ['*.ts', '*.tsx'],
      }),
    });
  });

  test('type-checks what the READMEs show', () => {
    expect(typesOf(folder, compiler)).toEqual([]);
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

/** What a version of TypeScript says of the files in a folder and of our declarations; those of other packages are not ours to mend. */
function typesOf(folder: string, compiler: string): string[] {
  const tsc = path.resolve('node_modules', compiler, 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line && !/^node_modules\/(?!@spotreel)/.test(line));
}

/** A page of another origin than the server's, with the script that its query names. */
async function serve(folder: string): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://page');
    if (pathname !== '/') {
      response.setHeader('content-type', 'text/javascript');
      return response.end(readFileSync(path.join(folder, path.basename(pathname))));
    }
    response.setHeader('content-type', 'text/html');
    return response.end(
      `<!doctype html><title>Page</title><link rel="icon" href="data:,"><div id="editor"></div><script type="module" src="/${search.slice(1)}"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The built server on an empty folder; pages of any origin may call it. */
async function startServer(): Promise<string> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: newFolder('data'),
      SPOTREEL_DEMO_PASSWORD: PASSWORD,
      CORS_ORIGINS: '*',
    },
  });
  stops.push(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
      if (address) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

async function signedIn() {
  const session = openSession({ baseUrl: api, storage: memorySecurityStorage() });
  await session.signIn({ email: 'demo@spotreel.test', password: PASSWORD });
  return session;
}

/** An API key of the demo account. */
async function newKey(): Promise<string> {
  const { token } = (await signedIn()).state;
  const answer = await fetch(`${api}/api/v1/api-key`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'CLI', scopes: ['projects:read', 'projects:write'] }),
  });
  return ((await answer.json()) as { data: { secret: string } }).data.secret;
}

async function newProject(): Promise<number> {
  const session = await signedIn();
  const client = createClient({ baseUrl: api, session });
  const [recipe] = (await client.recipes({ query: {} })).data;
  const recipeId = recipe?.id ?? 0;
  const [family] = (await client.templateFamilies({ params: { recipeId }, query: {} })).data;
  const created = await client.createProject({
    body: { recipeId, templateFamilyId: family?.id ?? 0, ratio: 'landscape' },
  });
  return created.id;
}
