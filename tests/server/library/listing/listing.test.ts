import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createListing, type ListedItem, type ListFilter } from '../../../../server/library/listing/listing';
import { searchText } from '../../../../server/library/search-text';

const item = (id: number, over: Partial<ListedItem> = {}): ListedItem => ({
  id,
  tenantId: null,
  createdAtMs: 0,
  tier: 'free',
  kinds: ['video'],
  orientations: ['landscape'],
  categories: [],
  goals: [],
  moods: [],
  search: '',
  ...over,
});

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
    ['Winter', 'winter wonderland', false],
  ])('"%s" by "%s": %s', (name, typed, expected) => {
    const listing = createListing([item(1, { search: searchText([name]) })]);
    expect(listing.find({ tenantId: 1, name: typed }, all).total === 1).toBe(expected);
  });
});

test('of the same day, the younger id is the newer', () => {
  const listing = createListing([item(1), item(3, { createdAtMs: -5 }), item(2)]);
  expect(listing.find({ tenantId: 1 }, all).ids).toEqual([2, 1, 3]);
  expect(listing.find({ tenantId: 1 }, { ...all, sortBy: 'oldest' }).ids).toEqual([3, 1, 2]);
});

test('an empty listing finds nothing', () => {
  expect(createListing([]).find({ tenantId: 1, name: 'sale' }, all)).toEqual({ ids: [], total: 0 });
});

const facet = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 });
const word = fc.constantFrom('sale', 'sail', 'logo', 'summer');
const items = fc.uniqueArray(
  fc.record<ListedItem>({
    id: fc.integer({ min: 1, max: 500 }),
    tenantId: fc.constantFrom(null, 1, 2),
    createdAtMs: fc.integer({ min: 0, max: 3 }),
    tier: fc.constantFrom('free', 'premium'),
    kinds: fc.constantFrom(['video'], ['image'], ['video', 'image']),
    orientations: fc.subarray(['landscape', 'portrait', 'square']),
    categories: facet,
    goals: facet,
    moods: facet,
    search: fc.uniqueArray(word).map((words) => words.join(' ')),
  }),
  { selector: ({ id }) => id, maxLength: 120 },
);
const option = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const filters = fc.record<ListFilter>({
  tenantId: fc.constantFrom(1, 2),
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

/** The same question, asked of each item in turn. */
function passes(one: ListedItem, filter: ListFilter): boolean {
  const words = (filter.name ?? '').split(' ').filter(Boolean);
  return (
    (one.tenantId === null || one.tenantId === filter.tenantId) &&
    (!filter.categories?.length || filter.categories.some((id) => one.categories.includes(id))) &&
    (filter.objective === undefined || one.goals.includes(filter.objective)) &&
    (filter.mood === undefined || one.moods.includes(filter.mood)) &&
    (!filter.tierLimit || one.tier === 'free') &&
    (!filter.orientation || one.orientations.includes(filter.orientation)) &&
    (!filter.kind || one.kinds.includes(filter.kind)) &&
    words.every((typed) => one.search.split(' ').some((known) => known.startsWith(typed))) &&
    (!filter.only || filter.only.includes(one.id)) &&
    !filter.without?.includes(one.id)
  );
}

test('finds what asking each item would find, on every page, in both orders', () => {
  const page = fc.record({ skip: fc.nat(130), count: fc.integer({ min: 1, max: 40 }) });
  fc.assert(
    fc.property(items, filters, page, fc.constantFrom('newest', 'oldest'), (list, filter, { skip, count }, sortBy) => {
      const sign = sortBy === 'newest' ? -1 : 1;
      const expected = list
        .filter((one) => passes(one, filter))
        .sort((a, b) => sign * (a.createdAtMs - b.createdAtMs || a.id - b.id))
        .map(({ id }) => id);
      const found = createListing(list).find(filter, { sortBy, skip, count });
      expect(found).toEqual({ ids: expected.slice(skip, skip + count), total: expected.length });
    }),
    { numRuns: 300 },
  );
});
