import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileCache } from '../../../../server/platform/static/file-cache';
import { createReleases, keepRelease, type Releases } from '../../../../server/platform/static/releases';
import { createFolderStorage } from '../../../../server/platform/storage/folder-storage';
import type { Storage } from '../../../../server/platform/storage/storage';

const OLD = '1.0.0-00000001';
const NEW = '1.1.0-00000002';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotreel-releases-'));
  storage = await createFolderStorage(path.join(folder, 'files'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(version: string, word: string): string {
  const built = path.join(folder, version);
  mkdirSync(path.join(built, 'chunks'), { recursive: true });
  const files: Record<string, string> = {
    'release.json': JSON.stringify({ version }),
    'files.json': JSON.stringify({ 'project-editor.js': 'sha384-a', 'chunks/a-12345678.js': 'sha384-b' }),
    'loader.js': `loader of ${word}`,
    'custom-elements.json': '{}',
    'project-editor.json': `{"of":"${word}"}`,
    'project-editor.js': `editor of ${word}`,
    'chunks/a-12345678.js': `chunk of ${word}`,
    'project-editor.js.map': 'sources',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(built, name), content);
  return built;
}

async function read(releases: Releases, name: string): Promise<unknown> {
  const found = await releases.find(name);
  if (!found) return undefined;
  const content = await found.file.variantFor(new Headers()).open();
  return [new TextDecoder().decode(content as Uint8Array), found.isFixed];
}

test('an upgrade keeps earlier versions at their addresses, and moves the channel', async () => {
  await keepRelease(build(OLD, 'May'), storage);
  const releases = createReleases(build(NEW, 'June'), storage, createFileCache());
  expect(await read(releases, 'v1/loader.js')).toEqual(['loader of June', false]);
  expect(await read(releases, `${NEW}/project-editor.js`)).toEqual(['editor of June', true]);
  expect(await read(releases, `${OLD}/project-editor.js`)).toEqual(['editor of May', true]);
  expect(await read(releases, `${OLD}/chunks/a-12345678.js`)).toEqual(['chunk of May', true]);
  expect(await read(releases, `${OLD}/project-editor.json`)).toEqual(['{"of":"May"}', true]);
  expect((await releases.find(`${OLD}/loader.js`))?.file.mimeType).toContain('javascript');
});

test('a version that was kept before is not written again', async () => {
  const built = build(OLD, 'May');
  await keepRelease(built, storage);
  await storage.delete(`sdk/${OLD}/loader.js`);
  await keepRelease(built, storage);
  expect(await storage.head(`sdk/${OLD}/loader.js`)).toBeUndefined();
});

test.each([
  `${OLD}/../secret`,
  `${OLD}/a/b/c.js`,
  `${OLD}/.hidden`,
  'media/picture.jpg',
  '1.0.0/loader.js',
  `${OLD}/nothing.js`,
])('%s is no file of a version', async (name) => {
  const releases = createReleases(build(NEW, 'June'), storage, createFileCache());
  expect(await releases.find(name)).toBeUndefined();
});

test('where the elements were not built, nothing is kept', async () => {
  await keepRelease(path.join(folder, 'empty'), storage);
  expect(await storage.list('sdk')).toEqual([]);
});
