/** A page of another origin gives the editor its own library, which is on a third one, and keeps uploads. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { demoToken } from '../pages/demo-token';
import { type EmbeddingSite, startEmbeddingSite } from '../pages/embed/embedding-site';

interface Library extends EmbeddingSite {
  /** Bytes of files that were stored. */
  readonly stored: number[];
  isDown: boolean;
}

const sites: EmbeddingSite[] = [];
test.afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));

async function bytesOf(request: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const part of request) bytes += (part as Buffer).length;
  return bytes;
}

/** Twelve pictures, eight a page; and a store for uploads. */
async function startLibrary(): Promise<Library> {
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a6f97' } })
    .png()
    .toBuffer();
  const stored: number[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return response.end();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://library');
    if (library.isDown) return response.writeHead(503).end();
    if (pathname === '/files') {
      stored.push(await bytesOf(request));
      return response.end(`${library.origin}/kept.png`);
    }
    if (pathname.endsWith('.png')) return response.setHeader('content-type', 'image/png').end(picture);
    const from = Number(searchParams.get('cursor') || 0);
    const words = searchParams.get('query') ?? '';
    const all = Array.from({ length: 12 }, (_, at) => `Harbor ${at + 1}`).filter((name) => name.includes(words));
    const next = from + 8 < all.length ? String(from + 8) : null;
    return response.end(JSON.stringify({ names: all.slice(from, from + 8), next }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const library: Library = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stored,
    isDown: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  sites.push(library);
  return library;
}

const scriptOf = (library: string, token: string, projectId: number) => `
(window.spotreel = window.spotreel || []).push((spotreel) => spotreel.configure({ getAccessToken: () => ${JSON.stringify(token)} }));
const editor = document.createElement('project-editor');
editor.projectId = ${projectId};
editor.mediaSource = {
  label: 'Harbor library',
  async search({ query, cursor, signal }) {
    const answer = await fetch('${library}/search?' + new URLSearchParams({ query, cursor: cursor || '' }), { signal });
    if (!answer.ok) throw new Error('status ' + answer.status);
    const { names, next } = await answer.json();
    return {
      nextCursor: next,
      items: names.map((name) => ({
        id: name,
        name,
        thumbnailUrl: '${library}/small.png',
        file: async ({ signal }) => (await fetch('${library}/large.png', { signal })).blob(),
        origin: { author: 'Ada', license: 'House license' },
      })),
    };
  },
};
editor.uploadTarget = async ({ file, signal, onProgress }) => {
  onProgress(0.5);
  return (await fetch('${library}/files', { method: 'POST', body: file, signal })).text();
};
document.body.append(editor);`;

async function openEditor(page: Page, request: APIRequestContext, server: string) {
  const library = await startLibrary();
  const token = await demoToken(request);
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' };
  const created = await request.post('/api/v1/project', { headers, data: { recipeId: 1 } });
  const projectId = (await created.json()).data.id;
  const html = `<!doctype html><html lang="en"><title>A shop</title><link rel="icon" href="data:,"><body>
<script async src="${server}/sdk/v1/loader.js"></script><script>${scriptOf(library.origin, token, projectId)}</script></body></html>`;
  const site = await startEmbeddingSite(html);
  sites.push(site);
  const allowed = { origin: site.origin, mayFrame: false };
  expect((await request.post('/api/v1/allowed-origin', { headers, data: allowed })).status()).toBe(200);
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await page.goto(site.origin);
  await page
    .locator('project-editor')
    .getByRole('button', { name: /^Replace/ })
    .first()
    .click();
  return { library, said, headers, picker: page.getByRole('dialog') };
}

test('pictures of the page are searched, picked and kept with their origin', async ({ page, request, baseURL }) => {
  const { picker, headers, said } = await openEditor(page, request, baseURL ?? '');
  await picker.getByRole('button', { name: 'Harbor library' }).click();
  const tiles = picker.getByRole('button', { name: /^Harbor \d/ });
  await expect(tiles).toHaveCount(8);
  await picker.getByRole('button', { name: 'Show more' }).click();
  await expect(tiles).toHaveCount(12);
  await picker.getByRole('searchbox', { name: 'Search Harbor library' }).fill('Harbor 11');
  await expect(tiles).toHaveCount(1);
  await tiles.click();
  await expect(picker).toBeHidden();
  await expect(page.locator('project-editor').getByText('Saved')).toBeVisible({ timeout: 30_000 });
  const { data } = await (await request.get('/api/v1/media?search=Harbor%2011', { headers })).json();
  expect(data).toMatchObject([
    { name: 'Harbor 11', origin: { source: 'Harbor library', author: 'Ada', license: 'House license' } },
  ]);
  expect(said).toEqual([]);
});

test('a library that is down says so to people and to the developer', async ({ page, request, baseURL }) => {
  const { picker, library, said } = await openEditor(page, request, baseURL ?? '');
  library.isDown = true;
  await picker.getByRole('button', { name: 'Harbor library' }).click();
  await expect(picker.getByText('Harbor library doesn’t respond as it should.', { exact: false })).toBeVisible();
  await expect
    .poll(() => said.join('\n'))
    .toContain(`[Spotreel] mediaSource.search() failed: status 503 ${baseURL}/docs/problems#media_source_failed`);
  library.isDown = false;
  await picker.getByRole('button', { name: 'Try again' }).click();
  await expect(picker.getByRole('button', { name: /^Harbor \d/ })).toHaveCount(8);
});

test('an upload goes to the storage of the page; the server takes no copy from a private address', async ({
  page,
  request,
  baseURL,
}) => {
  const { picker, library } = await openEditor(page, request, baseURL ?? '');
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  await picker.locator('input[type=file]').setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer });
  await expect(picker.getByText('This link cannot be used.')).toBeVisible();
  expect(library.stored).toEqual([buffer.length]);
});
