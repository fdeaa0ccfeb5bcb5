import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerDocs, isDocsAddress } from '../../../../server/platform/static/docs-pages';
import { createFileCache } from '../../../../server/platform/static/file-cache';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotreel-docs-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const name of ['index.html', 'events.html', '404.html', 'assets/docs-Ab12Cd34.css'])
    writeFileSync(path.join(folder, name), `content of ${name}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function ask(name: string, init?: RequestInit): Promise<Response | undefined> {
  const files = createFileCache();
  return answerDocs(new Request(`http://localhost${name}`, init), name, (file) => files.find(folder, file));
}

test('pages have addresses without an ending', async () => {
  expect(isDocsAddress('/docs')).toBe(true);
  expect(isDocsAddress('/docsearch')).toBe(false);
  for (const name of ['/docs', '/docs/']) expect(await (await ask(name))?.text()).toBe('content of index.html');
  const page = await ask('/docs/events');
  expect(page?.headers.get('content-type')).toMatch('text/html');
  expect(page?.headers.get('cache-control')).toBe('no-cache');
});

test('files with a hash in their name are kept forever', async () => {
  expect((await ask('/docs/assets/docs-Ab12Cd34.css'))?.headers.get('cache-control')).toMatch('immutable');
});

test('an address that leads nowhere has the page that says so, also where a browser has kept it', async () => {
  const missing = await ask('/docs/nothing');
  expect(missing?.status).toBe(404);
  expect(await missing?.text()).toBe('content of 404.html');
  const etag = missing?.headers.get('etag') ?? '';
  expect((await ask('/docs/nothing', { headers: { 'if-none-match': etag } }))?.status).toBe(404);
});
