import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFileCache } from '../../../../server/platform/static/file-cache';

/** Real text, so that settings make a difference. */
const SOURCE = readFileSync('sdk/contract/surveys/survey.ts', 'utf8').repeat(3);
const script = (copies: number) =>
  Array.from({ length: copies }, (_, index) => SOURCE.replaceAll('survey', `survey${index}`)).join('\n');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spotreel-static-'));
  writeFileSync(path.join(folder, 'widget.js'), script(2));
  writeFileSync(path.join(folder, 'app.js'), script(12));
  writeFileSync(path.join(folder, 'app.json'), script(12));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function served(name: string, encoding: string, files = createFileCache()): Promise<Buffer> {
  const variant = (await files.find(folder, name))?.variantFor(new Headers({ 'accept-encoding': encoding }));
  expect(variant?.headers['content-encoding']).toBe(encoding);
  return Buffer.from((await variant?.open()) as Uint8Array);
}

test('a script of the size of the survey widget is as small as it gets from the first time on', async () => {
  const content = Buffer.from(script(2));
  expect((await served('widget.js', 'br')).byteLength).toBeLessThanOrEqual(brotliCompressSync(content).byteLength);
  const zipped = await served('widget.js', 'gzip');
  expect(zipped.byteLength).toBeLessThanOrEqual(gzipSync(content, { level: 9 }).byteLength);
  expect(gunzipSync(zipped)).toEqual(content);
});

test('so is a larger script, since the first answer may be kept for a year', async () => {
  const best = brotliCompressSync(Buffer.from(script(12))).byteLength;
  expect((await served('app.js', 'br')).byteLength).toBe(best);
});

test('another large file is sent at once, and as small as it gets soon after', async () => {
  const files = createFileCache();
  const best = brotliCompressSync(Buffer.from(script(12))).byteLength;
  expect((await served('app.json', 'br', files)).byteLength).toBeGreaterThan(best);
  await vi.waitFor(async () => expect((await served('app.json', 'br', files)).byteLength).toBe(best), {
    timeout: 20_000,
  });
});

test('a range is of the file itself', async () => {
  const found = await createFileCache().find(folder, 'widget.js');
  const variant = found?.variantFor(new Headers({ 'accept-encoding': 'br', range: 'bytes=0-3' }));
  expect(variant?.headers['content-encoding']).toBeUndefined();
});
