// @vitest-environment node
/**
 * What a page loads of the survey widget, in bytes of brotli (quality 11), each file on its own as it travels. Files
 * for languages other than the survey's own are not counted: their words, and the code that translates. Nor is
 * DOMPurify, which browsers without a sanitizer of their own load for a survey with html. Everything else counts:
 * loader, triggers, engine, Preact, interface, styles, English words, uploads, and the queue that keeps answers and
 * sends them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const MOST_BEFORE = 5 * 1024;
const MOST_WITHOUT_FILES = 24 * 1024;
const MOST_WITH_FILES = 26 * 1024;

const dist = path.resolve('dist/survey-widget');
const isBuilt = existsSync(path.join(dist, 'spotreel-surveys.js'));
const NOT_COUNTED = /^(arabic|french|german|japanese|languages|portuguese|spanish|translation|purify)-/;

/** The files and all that they import at once, with their text. */
function downloaded(...files: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*['"`](\.[^'"`]+\.js)['"`]/g))
      visit(path.resolve(path.dirname(file), name));
  };
  for (const file of files) visit(file);
  return found;
}

const brotliBytes = (files: Map<string, string>) =>
  [...files.values()].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

const chunks = path.join(dist, 'chunks');
/** What is loaded when a survey is due, in its own language, in a browser with a sanitizer. */
const interfaceFiles = () =>
  readdirSync(chunks)
    .filter((name) => /\.js$/.test(name) && !NOT_COUNTED.test(name))
    .map((name) => path.join(chunks, name));
const isForFiles = (file: string) => path.basename(file).startsWith('file-questions-');
const entry = path.join(dist, 'spotreel-surveys.js');

test.skipIf(!isBuilt)('until a survey shows, at most 5 KB are loaded', () => {
  const bytes = brotliBytes(downloaded(entry));
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThanOrEqual(MOST_BEFORE);
});

test.skipIf(!isBuilt)('a survey that asks for no file comes with at most 24 KB, any other with at most 26 KB', () => {
  const files = interfaceFiles();
  const withoutFiles = brotliBytes(downloaded(entry, ...files.filter((file) => !isForFiles(file))));
  const withFiles = brotliBytes(downloaded(entry, ...files));
  console.log(
    `survey widget: ${brotliBytes(downloaded(entry))} bytes before a survey, ${withoutFiles} with one, ${withFiles} with files`,
  );
  expect(withoutFiles).toBeGreaterThan(10_000);
  expect(withoutFiles).toBeLessThanOrEqual(MOST_WITHOUT_FILES);
  expect(withFiles, 'questions for files have a file of their own').toBeGreaterThan(withoutFiles + 1000);
  expect(withFiles).toBeLessThanOrEqual(MOST_WITH_FILES);
});

test.skipIf(!isBuilt)('of packages it has the core of Preact alone, and nothing is evaluated', () => {
  const packages = new Set<string>();
  for (const [file, text] of downloaded(entry, ...interfaceFiles())) {
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] };
    for (const source of map.sources)
      if (source.includes('node_modules/')) packages.add(source.split('node_modules/')[1] ?? '');
    expect(text).not.toMatch(/\beval\(|new Function\(/);
  }
  expect([...packages].sort()).toEqual(['preact/dist/preact.mjs', 'preact/jsx-runtime/dist/jsxRuntime.mjs']);
});
