// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const dist = path.resolve('dist/elements');
const isBuilt = existsSync(path.join(dist, 'spotreel.js'));

/** Brotli bytes of files and of all that they import at once. */
function downloadBytes(...files: string[]): number {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
      visit(path.resolve(path.dirname(file), name));
  };
  for (const file of files) visit(file);
  return [...found].reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}

function chunk(name: string): string {
  const chunks = path.join(dist, 'chunks');
  const file = readdirSync(chunks).find((entry) => entry.startsWith(`${name}-`) && entry.endsWith('.js'));
  if (!file) throw new Error(`no chunk ${name}`);
  return path.join(chunks, file);
}

// React included. The player, the list of scenes, dialogs and side panels follow when they are needed.
test.skipIf(!isBuilt).each([
  ['library-view', 113_200],
  ['project-editor', 144_900],
])('%s is there after at most %i bytes', (name, limit) => {
  const bytes = downloadBytes(path.join(dist, 'spotreel.js'), chunk(name));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(limit);
});

test.skipIf(!isBuilt)('the loader is one script of at most 4 KB', () => {
  expect(downloadBytes(path.join(dist, 'loader.js'))).toBeLessThan(4_000);
});

test.skipIf(!isBuilt).each([
  ['template-grid', 113_200],
  ['project-editor', 144_900],
  ['survey-modal', 61_000],
])('the loader fetches all of <%s> and nothing else, at most %i bytes', (tag, limit) => {
  const names = Object.keys(JSON.parse(readFileSync(path.join(dist, `${tag}.json`), 'utf8')));
  const bytes = names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(path.join(dist, name))).length, 0);
  expect(bytes).toBe(downloadBytes(...names.map((name) => path.join(dist, name))));
  expect(bytes).toBeLessThan(limit);
});

test.skipIf(!isBuilt)('there is one painter, and no lottie-web', () => {
  const chunks = path.join(dist, 'chunks');
  const files = readdirSync(chunks).filter((name) => name.endsWith('.js'));
  const texts = files.map((name) => readFileSync(path.join(chunks, name), 'utf8'));
  expect(texts.filter((text) => text.includes('transferControlToOffscreen'))).toHaveLength(1);
  expect(texts.filter((text) => /lottie_light|bodymovin|goToAndStop/.test(text))).toHaveLength(0);
});
