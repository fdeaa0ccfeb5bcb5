import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LibraryManifest } from '../../../../sdk/contract/library-manifest';
import { readingSeconds } from '../../../../sdk/project/timing/reading-time';

const MANIFEST = 'dist/library/manifest.json';

test('counts what people see; spaces around a text cost no time', () => {
  expect(readingSeconds(['x'.repeat(9), `  ${'👍'.repeat(8)}\n`])).toBe(1);
  expect(readingSeconds([])).toBe(0);
});

test.skipIf(!existsSync(MANIFEST))('the words of every template can be read in its scene', () => {
  const { recipes, templates } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as LibraryManifest;
  const ofRecipes = recipes.flatMap(({ families }) => families.flatMap(({ ingredients }) => ingredients));
  const scenes = [...ofRecipes, ...templates.filter(({ kind }) => kind === 'video')];
  const short = scenes.filter(
    ({ texts, durationSeconds }) => readingSeconds(texts.map(({ defaultValue }) => defaultValue)) > durationSeconds,
  );
  expect(short.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  expect(ofRecipes.length).toBeGreaterThan(0);
});
