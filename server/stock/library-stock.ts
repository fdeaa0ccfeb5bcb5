/** The images and videos that come with Spotreel. They need no key and no internet. */
import { copyFile } from 'node:fs/promises';
import type { BuiltMedia, LibraryManifest, StockItem } from '@spotreel/sdk/internal/contract';
import { createListing, type ListedItem } from '../library/listing/listing';
import { FIELD_WEIGHTS, inAllLanguages, packWords } from '../library/search/item-words';
import { wordsOf } from '../library/search/search-text';
import { Vocabulary } from '../library/search/vocabulary';
import { createLibraryWords, type LibraryWords, type Say } from '../library/words/library-words';
import type { Addresses } from '../media/files/addresses';
import { LIBRARY_PREFIX } from '../media/files/library-prefix';
import type { SearchableStock } from './stock-source';

/** `localSource`: the file behind a key. */
export function createLibraryStock(
  { media, demoLogoMediaId, words = {} }: Pick<LibraryManifest, 'media' | 'demoLogoMediaId' | 'words'>,
  localSource: (key: string) => Promise<string>,
): SearchableStock {
  const shown = media.filter(({ id, type }) => type !== 'lottie' && id !== demoLogoMediaId);
  const byId = new Map(shown.map((entry) => [entry.id, entry]));
  const libraryWords = createLibraryWords({ words });
  const vocabulary = new Vocabulary();
  const listing = createListing(
    shown.map((entry) => toListed(vocabulary, libraryWords, entry)),
    { vocabulary, keyWords: new Map() },
  );
  return {
    source: 'library',
    name: 'Library',
    imageOrigins: [],
    async search({ type, words: name, page, size, language = 'en' }, addresses) {
      const filter = { tenantIds: [], kind: type, name };
      const { ids, total } = listing.find(filter, { skip: (page - 1) * size, count: size });
      const found = ids.flatMap((id) => byId.get(id) ?? []);
      return { totalResults: total, items: found.map((entry) => toItem(entry, addresses, libraryWords.in(language))) };
    },
    async find(type, id, addresses, language = 'en') {
      const entry = byId.get(id);
      return entry?.type === type ? toItem(entry, addresses, libraryWords.in(language)) : undefined;
    },
    async fetch(_type, { id }, file) {
      await copyFile(await localSource(LIBRARY_PREFIX + byId.get(id)?.file), file);
    },
  };
}

/** Found by name and by search words in all languages of the library. */
function toListed(
  vocabulary: Vocabulary,
  libraryWords: LibraryWords,
  { id, name, type, searchWords = '' }: BuiltMedia,
): ListedItem {
  const found = searchWords.split(' ').map((word) => inAllLanguages(word, libraryWords));
  const words = packWords(vocabulary, [
    { words: wordsOf(inAllLanguages(name, libraryWords)), weight: FIELD_WEIGHTS.name },
    { words: wordsOf(found.join(' ')), weight: FIELD_WEIGHTS.facet },
  ]);
  const everybodys = { tenantId: null, createdAtMs: 0, tier: 'free' } as const;
  return { ...everybodys, id, kinds: [type], orientations: [], categories: [], goals: [], moods: [], words };
}

function toItem(entry: BuiltMedia, addresses: Addresses, say: Say): StockItem {
  const { id, name, widthPx, heightPx, durationSeconds } = entry;
  return {
    id,
    name: say(name),
    width: widthPx,
    height: heightPx,
    largeUrl: addresses.of(LIBRARY_PREFIX + entry.file),
    thumbnailUrl: addresses.of(LIBRARY_PREFIX + entry.previewFile),
    ...(durationSeconds !== undefined && { duration: durationSeconds }),
    origin: {
      source: 'Library',
      author: 'Spotreel',
      license: 'CC0 1.0',
      licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    },
  };
}
