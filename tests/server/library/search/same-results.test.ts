/** The fast search finds what asking each item finds, in the same order, on every page. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createListing } from '../../../../server/library/listing/listing';
import { packWords } from '../../../../server/library/search/item-words';
import { Vocabulary } from '../../../../server/library/search/vocabulary';
import { type PlainItem, plainSearch } from './plain-search';

/** Beginnings of each other, plurals, typos of each other, other scripts, a letter of two code units. */
const WORDS =
  's st sa sale sales sail sails story stories storyboard summer summers summit w winter winters é école 2 20 200 летняя лето 夏季促销 𝒜 𝒜b'.split(
    ' ',
  );
const TYPED = [
  ...WORDS,
  ...WORDS.map((word) => word.slice(0, -1)),
  'su',
  'sto',
  'sael',
  'winetr',
  'wimters',
  'stoires',
];

const ratios = fc.constantFrom('landscape', 'portrait');
const items = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    createdAtMs: fc.nat(3),
    orientation: ratios,
    weights: fc.dictionary(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 255 }), { maxKeys: 8 }),
  }),
  { selector: ({ id }) => id, maxLength: 100 },
);
/** Words that everything of one orientation has. */
const shared = fc.dictionary(ratios, fc.tuple(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 255 })));
const query = fc.array(fc.constantFrom(...TYPED), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const page = fc.record({ skip: fc.nat(110), count: fc.integer({ min: 1, max: 110 }) });

interface Drawn {
  readonly id: number;
  readonly createdAtMs: number;
  readonly orientation: string;
  readonly weights: Readonly<Record<string, number>>;
}
type Shared = Readonly<Record<string, readonly [word: string, weight: number]>>;

function listingOf(drawn: readonly Drawn[], facets: Shared) {
  const vocabulary = new Vocabulary();
  for (const word of WORDS.slice(0, 12)) vocabulary.idOf(word);
  // the first words are in the sorted list before the others come
  vocabulary.match('s');
  for (const word of WORDS) vocabulary.idOf(word);
  const listed = drawn.map(({ id, createdAtMs, orientation, weights }) => ({
    id,
    createdAtMs,
    tenantId: null,
    tier: 'free' as const,
    kinds: [],
    categories: [],
    goals: [],
    moods: [],
    orientations: [orientation],
    words: packWords(
      vocabulary,
      Object.entries(weights).map(([word, weight]) => ({ words: [word], weight })),
    ),
  }));
  const keyWords = Object.entries(facets).map(
    ([name, [word, weight]]) => [`orientation ${name}`, [{ words: [word], weight }]] as const,
  );
  return createListing(listed, { vocabulary, keyWords: new Map(keyWords) });
}

function plainItems(drawn: readonly Drawn[], facets: Shared): PlainItem[] {
  const newestFirst = drawn.toSorted((a, b) => b.createdAtMs - a.createdAtMs || b.id - a.id);
  return newestFirst.map(({ id, orientation, weights }) => {
    const [word, weight] = facets[orientation] ?? ['', 0];
    return { id, words: word ? { ...weights, [word]: Math.max(weight, weights[word] ?? 0) } : weights };
  });
}

test('of random items, by random words, beginnings and typos', () => {
  fc.assert(
    fc.property(items, shared, query, page, (drawn, facets, name, { skip, count }) => {
      const expected = plainSearch(plainItems(drawn, facets), WORDS, name);
      const found = listingOf(drawn, facets).find({ tenantIds: [1], name }, { skip, count });
      expect(found).toEqual({ ids: expected.slice(skip, skip + count), total: expected.length });
    }),
    { numRuns: 1000 },
  );
});
