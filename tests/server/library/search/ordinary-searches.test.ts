import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSearchTopics } from '../../../../library/build/search-topics';
import { topicWords } from '../../../../library/search-topics';
import { libraryWords } from '../../../../library/words';
import type { LibraryManifest } from '../../../../sdk/contract/library-manifest';
import { createListing } from '../../../../server/library/listing/listing';
import { createRecipeListing } from '../../../../server/library/listing/recipe-listing';
import { templateWords } from '../../../../server/library/search/item-words';
import { createKeyWords, groupKey } from '../../../../server/library/search/key-words';
import { Vocabulary } from '../../../../server/library/search/vocabulary';
import { rowsOfTemplates } from '../../../../server/library/seeding/manifest-rows';
import { ordinaryQueries } from './ordinary-queries';

// topics and words change without anything being painted: they are taken from their sources
const built = JSON.parse(readFileSync('dist/library/manifest.json', 'utf8')) as LibraryManifest;
const manifest: LibraryManifest = { ...built, searchTopics: buildSearchTopics(), words: libraryWords };
const vocabulary = new Vocabulary();
const searchWords = { vocabulary, keyWords: createKeyWords(manifest) };
const recipes = createRecipeListing(manifest, searchWords);
const groups = createListing(
  rowsOfTemplates(manifest).groups.map((row) => ({
    ...row,
    tenantId: null,
    createdAtMs: row.createdAt.getTime(),
    topicKey: groupKey(row.id),
    words: templateWords(vocabulary, row),
  })),
  searchWords,
);

function firstFour(listing: typeof recipes, name: string, known: readonly { id: number; slug: string }[]) {
  const { ids } = listing.find({ tenantIds: [1], name }, { skip: 0, count: 4 });
  return ids.map((id) => known.find((one) => one.id === id)?.slug);
}

test('there are enough of them', () => {
  expect(new Set(ordinaryQueries.map(([query]) => query)).size).toBeGreaterThanOrEqual(120);
});

test.each(ordinaryQueries.filter(([, recipe]) => recipe))('"%s" finds the recipe %s', (query, recipe) => {
  expect(firstFour(recipes, query, manifest.recipes)).toContain(recipe);
});

test.each(ordinaryQueries.filter(([, , template]) => template))(
  '"%s" finds, with %s, the template %s',
  (query, _, template) => {
    expect(firstFour(groups, query, manifest.templateGroups)).toContain(template);
  },
);

test.each([
  ['opening of a cafe', 'food-and-drink'],
  ['opening of a gym', 'fitness-challenge'],
  ['we are hiring a chef', 'we-are-hiring'],
])('"%s" has the recipe of its most telling word first, %s', (query, recipe) => {
  expect(firstFour(recipes, query, manifest.recipes)[0]).toBe(recipe);
});

test('a further word drops no best hit of another', () => {
  const found = firstFour(recipes, 'cafe hiring', manifest.recipes);
  expect(found).toEqual(expect.arrayContaining(['food-and-drink', 'we-are-hiring']));
});

test.each([
  ['Eröffnung eines Cafés', 'food-and-drink'],
  ['Bäckerei', 'food-and-drink'],
  ['Rabatt', 'seasonal-sale'],
  ['Wir suchen Mitarbeiter', 'we-are-hiring'],
  ['boulangerie', 'food-and-drink'],
  ['avis client', 'customer-story'],
  ['inmobiliaria', 'property-listing'],
  ['vaga de emprego', 'we-are-hiring'],
  ['المقهى', 'food-and-drink'],
  ['カフェの開店', 'food-and-drink'],
])('"%s" finds first, in its language, the recipe %s', (query, recipe) => {
  expect(firstFour(recipes, query, manifest.recipes)[0]).toBe(recipe);
});

test('every topic with words of other languages is there', () => {
  const keys = new Set(manifest.searchTopics.map(({ words }) => words[0]));
  for (const words of Object.values(topicWords)) expect(Object.keys(words).filter((key) => !keys.has(key))).toEqual([]);
});

test('every template and every recipe is found by its name', () => {
  for (const { name, slug } of manifest.recipes) expect(firstFour(recipes, name, manifest.recipes)[0]).toBe(slug);
  for (const { name, slug } of manifest.templateGroups)
    expect(firstFour(groups, name, manifest.templateGroups)[0], name).toBe(slug);
});
