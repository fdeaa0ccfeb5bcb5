/** The built server for tests of packages, pages of another origin, and a browser for them. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { createClient, memorySecurityStorage, openSession } from '../../sdk/client/index';
import { BROWSER_ARGS, browserPath } from '../browser.mjs';
import { DEMO_PASSWORD } from '../journeys/pages/sign-in';
import { copyPreparedData } from '../journeys/prepared-data.mjs';
import { newFolder } from './packed';

/** Of the demo account. */
export const PASSWORD = DEMO_PASSWORD;

const stops: (() => void)[] = [];

/** Ends what the test file has started. */
export function stopAll(): void {
  for (const stop of stops.splice(0)) stop();
}

/** A page of another origin than the server's, with the script that its query names. */
export async function serve(folder: string): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://page');
    const file = path.join(folder, path.basename(pathname));
    if (pathname !== '/') {
      response.writeHead(existsSync(file) ? 200 : 404, { 'content-type': 'text/javascript' });
      return response.end(existsSync(file) ? readFileSync(file) : '');
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

/** The built server as it was just set up; pages of any origin may call it. */
export async function startServer(): Promise<string> {
  const folder = newFolder('data');
  await copyPreparedData(folder);
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
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

export async function signedIn(api: string) {
  const session = openSession({ baseUrl: api, storage: memorySecurityStorage() });
  await session.signIn({ email: 'demo@spotreel.test', password: PASSWORD });
  return session;
}

export async function newProject(api: string): Promise<number> {
  const session = await signedIn(api);
  const client = createClient({ baseUrl: api, session });
  const [recipe] = (await client.recipes({ query: {} })).data;
  const recipeId = recipe?.id ?? 0;
  const [family] = (await client.templateFamilies({ params: { recipeId }, query: {} })).data;
  const created = await client.createProject({
    body: { recipeId, templateFamilyId: family?.id ?? 0, ratio: 'landscape' },
  });
  return created.id;
}

/** An API key of the demo account. */
export async function newKey(api: string, scopes: readonly string[]): Promise<string> {
  const { token } = (await signedIn(api)).state;
  const answer = await fetch(`${api}/api/v1/api-key`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Test', scopes }),
  });
  return ((await answer.json()) as { data: { secret: string } }).data.secret;
}

export async function startBrowser(): Promise<Browser> {
  const executablePath = await browserPath();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS });
  stops.push(() => void browser.close());
  return browser;
}
