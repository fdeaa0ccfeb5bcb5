import { expect, test } from 'vitest';
import { createListing, type ListedItem } from '../../../../server/library/listing/listing';
import type { Listings } from '../../../../server/library/listing/live-listings';
import { packWords } from '../../../../server/library/search/item-words';
import { wordsOf } from '../../../../server/library/search/search-text';
import { nearWords } from '../../../../server/library/search/suggest';
import { Vocabulary } from '../../../../server/library/search/vocabulary';

const vocabulary = new Vocabulary();
const searchWords = { vocabulary, keyWords: new Map() };

function listed(id: number, tenantId: number | null, text: string): ListedItem {
  const none = { categories: [], goals: [], moods: [], kinds: [], orientations: [] };
  return {
    id,
    tenantId,
    createdAtMs: 0,
    tier: 'free',
    ...none,
    words: packWords(vocabulary, [{ words: wordsOf(text), weight: 9 }]),
  };
}

const recipes = createListing([listed(1, null, 'restaurant menu')], searchWords);
const groups = createListing([listed(2, 7, 'restructuring'), listed(3, null, 'rest')], searchWords);
const listings = { recipes, groups, vocabulary } as unknown as Listings;

test('close words that find something, the closest first', () => {
  expect(nearWords(listings, 'restauxant', { tenantIds: [1] })[0]).toBe('restaurant');
});

test('no word that only another tenant has', () => {
  expect(nearWords(listings, 'restructurxxx', { tenantIds: [1] })).not.toContain('restructuring');
  expect(nearWords(listings, 'restructurxxx', { tenantIds: [7] })).toContain('restructuring');
});

test('nothing is close to letters at random', () => {
  expect(nearWords(listings, 'qqqqqq', { tenantIds: [1] })).toEqual([]);
});
