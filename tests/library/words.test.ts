import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraryWords } from '../../library/words';
import type { BuiltIngredient, LibraryManifest } from '../../sdk/contract/library-manifest';
import { LANGUAGE_CODES } from '../../sdk/i18n/language-codes';
import { createLibraryWords } from '../../server/library/words/library-words';

const manifest = JSON.parse(readFileSync('dist/library/manifest.json', 'utf8')) as LibraryManifest;
const others = LANGUAGE_CODES.filter((code) => code !== 'en');
const words = createLibraryWords({ words: libraryWords });

interface Described {
  readonly name: string;
  readonly description?: string;
}

/** Every name, description and label that people read; titles of music stay. */
function textsOf({ goals, moods, categories, recipes, templateGroups, templates, media, musicKits }: LibraryManifest) {
  const families = recipes.flatMap((recipe) => recipe.families);
  const scenes: readonly BuiltIngredient[] = [...families.flatMap(({ ingredients }) => ingredients), ...templates];
  const fields = scenes.flatMap(({ texts, images, colors }) => [...texts, ...images, ...colors]);
  const kits = musicKits.flatMap(({ description, samples }) => [description, ...samples.map(({ name }) => name)]);
  const named: readonly Described[] = [
    ...goals,
    ...moods,
    ...categories,
    ...recipes,
    ...families,
    ...scenes,
    ...templateGroups,
    ...media,
    ...fields.map(({ name }) => ({ name })),
    ...media.flatMap(({ searchWords = '' }) => searchWords.split(' ')).map((name) => ({ name })),
  ];
  const feelings = [...families, ...musicKits].flatMap(({ moods: own }) => own);
  return new Set([...named.flatMap(({ name, description }) => [name, description ?? '']), ...kits, ...feelings]);
}

const texts = [...textsOf(manifest)].filter((text) => text !== '');

test('the library has words of its own in each language of Spotreel', () => {
  expect(Object.keys(libraryWords).sort()).toEqual([...others].sort());
  expect(texts.length).toBeGreaterThan(500);
});

test.each(others)('every word of the library is translated: %s', (language) => {
  const own = libraryWords[language] ?? {};
  const isThere = (text: string) => text in own || text.replace(/\d+/, '{n}') in own;
  expect(texts.filter((text) => !isThere(text))).toEqual([]);
});

test.each(others)('numbers stay in their texts: %s', (language) => {
  const say = words.in(language);
  const lost = texts.filter((text) => /\d/.test(text) && /\d+/.exec(say(text))?.[0] !== /\d+/.exec(text)?.[0]);
  const spelled = lost.filter((text) => text.length < 40 && text !== '3D');
  expect(spelled).toEqual([]);
});
