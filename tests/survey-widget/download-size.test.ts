// @vitest-environment node
/**
 * What a page loads of the survey widget, in bytes of brotli (quality 11), each file on its own as it travels: the script
 * tag's file, and all files that may come after it. Only two kinds of late files are left out: the words in other languages
 * than English, and DOMPurify, which browsers without a sanitizer of their own load for a survey with html. Everything else
 * that it takes to show and answer a survey of any of the nine types counts: loader, triggers, engine, interface, styles,
 * English words, uploads, and the queue that keeps answers and sends them. What is before a survey counts in both sums.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const MOST_BEFORE = 5 * 1024;
const MOST_WITH_A_SURVEY = 24 * 1024;

const dist = path.resolve('dist/survey-widget');
const isBuilt = existsSync(path.join(dist, 'spotreel-surveys.js'));

/** The files and all that they import at once, with their text. */
function downloaded(...files: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*['"](\.[^'"]+\.js)['"]/g))
      visit(path.resolve(path.dirname(file), name));
  };
  for (const file of files) visit(file);
  return found;
}

const brotliBytes = (files: Map<string, string>) =>
  [...files.values()].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

const chunks = path.join(dist, 'chunks');
/** What is loaded when a survey is due, in English, in a browser with a sanitizer. */
const interfaceFiles = () =>
  readdirSync(chunks)
    .filter((name) => /\.js$/.test(name) && !/^(arabic|french|german|spanish|purify)/.test(name))
    .map((name) => path.join(chunks, name));
const entry = path.join(dist, 'spotreel-surveys.js');

test.skipIf(!isBuilt)('until a survey shows, at most 5 KB are loaded', () => {
  const bytes = brotliBytes(downloaded(entry));
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThanOrEqual(MOST_BEFORE);
});

test.skipIf(!isBuilt)('a survey of any type comes with at most 24 KB in all', () => {
  const bytes = brotliBytes(downloaded(entry, ...interfaceFiles()));
  console.log(`survey widget: ${brotliBytes(downloaded(entry))} bytes before a survey, ${bytes} with one`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MOST_WITH_A_SURVEY);
});

test.skipIf(!isBuilt)('neither a framework nor the schema library is in it, and nothing is evaluated', () => {
  for (const [file, text] of downloaded(entry, ...interfaceFiles())) {
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] };
    expect(map.sources.filter((source) => source.includes('node_modules'))).toEqual([]);
    expect(text).not.toMatch(/\beval\(|new Function\(/);
    expect(text, 'private names are short').not.toMatch(/\bsv-/);
  }
});
