import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createListing, type ListedItem, type ListFilter } from '../../../../server/library/listing/listing';
import { packWords } from '../../../../server/library/search/item-words';
import { wordsOf } from '../../../../server/library/search/search-text';
import { Vocabulary } from '../../../../server/library/search/vocabulary';

type TextItem = Omit<ListedItem, 'words'> & { readonly text: string };

const item = (id: number, over: Partial<TextItem> = {}): TextItem => ({
  id,
  tenantId: null,
  createdAtMs: 0,
  tier: 'free',
  kinds: ['video'],
  orientations: ['landscape'],
  categories: [],
  goals: [],
  moods: [],
  text: '',
  ...over,
});

function listingOf(items: readonly TextItem[], known: readonly string[] = []) {
  const vocabulary = new Vocabulary();
  for (const word of known) vocabulary.idOf(word);
  const listed = items.map(({ text, ...rest }) => ({
    ...rest,
    words: packWords(vocabulary, [{ words: wordsOf(text), weight: 100 }]),
  }));
  return createListing(listed, { vocabulary, keyWords: new Map() });
}

const all = { skip: 0, count: 1000 };

describe('search', () => {
  test.each([
    ['Summer sale', 'su', true],
    ['Summer sale', 'SALE sum', true],
    ['Summer sale', 'ale', false],
    ['Summer sale', '', true],
    ['Summer sale', '  ', true],
    ['Café à Paris', 'cafe a', true],
    ['Cafe', 'CAFÉ', true],
    ['20 % off', '20 off', true],
    ['Sale', '%', true],
    ['Sale', 'sal_', true],
    ['Летняя распродажа', 'РАСПРО', true],
    ['夏季促销', '促销', true],
    ['ロゴアニメ', 'アニメ', true],
    ['Winter wonderland', 'winters', true],
    ['Winter wonderland', 'wintre', true],
    ['Winter wonderland', 'winter sale tickets', true],
    ['Winter wonderland', 'sale tickets', false],
    ['カフェ', 'カフェの開店', true],
    ['مقهى', 'المقهى', true],
    ['المقهى', 'مقهى', true],
    ['Café', 'Eröffnung eines Cafés', true],
    ['Winter wonderland', 'a winter for my wonderland', true],
  ])('"%s" by "%s": %s', (name, typed, expected) => {
    const listing = listingOf([item(1, { text: name })]);
    expect(listing.find({ tenantIds: [1], name: typed }, all).total === 1).toBe(expected);
  });
});

test('of the same day, the younger id is the newer', () => {
  const listing = listingOf([item(1), item(3, { createdAtMs: -5 }), item(2)]);
  expect(listing.find({ tenantIds: [1] }, all).ids).toEqual([2, 1, 3]);
  expect(listing.find({ tenantIds: [1] }, { ...all, sortBy: 'oldest' }).ids).toEqual([3, 1, 2]);
});

test('an empty listing finds nothing', () => {
  expect(listingOf([]).find({ tenantIds: [1], name: 'sale' }, all)).toEqual({ ids: [], total: 0 });
});

const facet = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 });
const WORDS = ['sale', 'sail', 'logo', 'summer'];
const word = fc.constantFrom(...WORDS);
const items = fc.uniqueArray(
  fc.record<TextItem>({
    id: fc.integer({ min: 1, max: 500 }),
    tenantId: fc.constantFrom(null, 1, 2),
    createdAtMs: fc.integer({ min: 0, max: 3 }),
    tier: fc.constantFrom('free', 'premium'),
    kinds: fc.constantFrom(['video'], ['image'], ['video', 'image']),
    orientations: fc.subarray(['landscape', 'portrait', 'square']),
    categories: facet,
    goals: facet,
    moods: facet,
    text: fc.uniqueArray(word).map((words) => words.join(' ')),
  }),
  { selector: ({ id }) => id, maxLength: 120 },
);
const option = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const filters = fc.record<ListFilter>({
  tenantIds: fc.constantFrom([1], [2], [2, 1]),
  categories: option(facet),
  objective: option(fc.integer({ min: 1, max: 4 })),
  mood: option(fc.integer({ min: 1, max: 4 })),
  tierLimit: option(fc.boolean()),
  orientation: option(fc.constantFrom('landscape', 'portrait', 'square')),
  kind: option(fc.constantFrom('video', 'image')),
  name: option(fc.constantFrom('s', 'sa', 'sal', 'lo su', 'x', '')),
  only: option(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 200 })),
  without: option(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 200 })),
});

/** How many words of the query an item has. */
function hitsOf({ text }: TextItem, { name = '' }: ListFilter): number {
  return wordsOf(name).filter((typed) => text.split(' ').some((known) => known.startsWith(typed))).length;
}

/** The same question but for its words, asked of each item in turn. */
function passes(one: TextItem, filter: ListFilter): boolean {
  return (
    (one.tenantId === null || filter.tenantIds.includes(one.tenantId)) &&
    (!filter.categories?.length || filter.categories.some((id) => one.categories.includes(id))) &&
    (filter.objective === undefined || one.goals.includes(filter.objective)) &&
    (filter.mood === undefined || one.moods.includes(filter.mood)) &&
    (!filter.tierLimit || one.tier === 'free') &&
    (!filter.orientation || one.orientations.includes(filter.orientation)) &&
    (!filter.kind || one.kinds.includes(filter.kind)) &&
    (!filter.only || filter.only.includes(one.id)) &&
    !filter.without?.includes(one.id)
  );
}

/** Those that have the most words of the query; without words, all. */
function withMostWords(list: readonly TextItem[], filter: ListFilter): readonly TextItem[] {
  if (wordsOf(filter.name ?? '').length === 0) return list;
  const most = Math.max(1, ...list.map((one) => hitsOf(one, filter)));
  return list.filter((one) => hitsOf(one, filter) === most);
}

test('finds what asking each item would find, on every page, in both orders', () => {
  const page = fc.record({ skip: fc.nat(130), count: fc.integer({ min: 1, max: 40 }) });
  fc.assert(
    fc.property(items, filters, page, fc.constantFrom('newest', 'oldest'), (list, filter, { skip, count }, sortBy) => {
      const sign = sortBy === 'newest' ? -1 : 1;
      const passing = list
        .filter((one) => passes(one, filter))
        .toSorted((a, b) => sign * (a.createdAtMs - b.createdAtMs || a.id - b.id));
      const listing = listingOf(list, WORDS);
      const { ids: found } = listing.find(filter, { ...all, sortBy });
      const most = withMostWords(passing, filter).map(({ id }) => id);
      const some = passing.filter((one) => !filter.name || hitsOf(one, filter) > 0).map(({ id }) => id);
      // a query of several words also finds items with fewer of them that fit nearly as well
      expect(found).toEqual(wordsOf(filter.name ?? '').length > 1 ? some.filter((id) => found.includes(id)) : most);
      expect(found).toEqual(expect.arrayContaining(most));
      expect(listing.find(filter, { sortBy, skip, count })).toEqual({
        ids: found.slice(skip, skip + count),
        total: found.length,
      });
    }),
    { numRuns: 300 },
  );
});

describe('the best match first', () => {
  const ids = (texts: readonly string[], name: string) =>
    listingOf(texts.map((text, index) => item(index + 1, { text }))).find({ tenantIds: [1], name }, all).ids;

  test.each([
    ['the word itself before words that begin so', ['salesman', 'sale'], 'sale', [2, 1]],
    ['another form of the word before words that begin so', ['storyboard', 'stories'], 'story', [2, 1]],
    ['a beginning before a typo, which is not looked for then', ['tale', 'sales'], 'sale', [2]],
    ['of equal ones the newest', ['sale', 'sale'], 'sale', [2, 1]],
    ['more words of the query before fewer', ['summer', 'summer sale'], 'summer sale', [2, 1]],
  ])('%s', (_what, texts, name, expected) => {
    expect(ids(texts, name)).toEqual(expected);
  });

  test('by the weight of the field', () => {
    const vocabulary = new Vocabulary();
    const listed = [250, 20, 90].map((weight, index) => ({
      ...item(index + 1),
      words: packWords(vocabulary, [
        { words: ['sale'], weight },
        { words: ['sale'], weight: 10 },
      ]),
    }));
    expect(
      createListing(listed, { vocabulary, keyWords: new Map() }).find({ tenantIds: [1], name: 'sale' }, all).ids,
    ).toEqual([1, 3, 2]);
  });

  test('what one tenant has changes nothing in what another one finds', () => {
    const own = item(1, { tenantId: 1, text: 'summer sale' });
    const other = item(2, { tenantId: 2, text: 'summer' });
    expect(listingOf([own, other]).find({ tenantIds: [2], name: 'summer sale' }, all).ids).toEqual([2]);
  });
});
