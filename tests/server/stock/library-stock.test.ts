import { describe, expect, test } from 'vitest';
import type { BuiltMedia } from '../../../sdk/contract/library-manifest';
import { createLibraryStock } from '../../../server/stock/library-stock';

const picture = (id: number, name: string, searchWords: string, over: Partial<BuiltMedia> = {}): BuiltMedia => ({
  id,
  name,
  searchWords,
  type: 'image',
  mimeType: 'image/jpeg',
  file: `media/${id}.jpg`,
  previewFile: `media/${id}-preview.webp`,
  mobilePreviewFile: `media/${id}-mobile.webp`,
  widthPx: 1080,
  heightPx: 1350,
  ...over,
});
const media = [
  picture(1, 'Logo', 'brand'),
  picture(2, 'Pizza', 'food restaurant'),
  picture(3, 'Food market', 'city shopping'),
  picture(4, 'Shadows', 'nature food', { type: 'video', durationSeconds: 8 }),
  picture(5, 'Food confetti', '', { type: 'lottie' }),
];
const stock = createLibraryStock({ media, demoLogoMediaId: 1 }, async (key) => key);
const addresses = { of: (key: string) => `http://app.test/${key}` };
const names = async (words: string, type: 'image' | 'video' = 'image', page = 1, size = 10) => {
  const { items, totalResults } = await stock.search({ type, words, page, size }, addresses);
  return [totalResults, ...items.map(({ name }) => name)];
};

const words = { de: { Pizza: 'Pizza aus dem Ofen', food: 'Essen', restaurant: 'Gaststätte' } };
const translated = createLibraryStock({ media, demoLogoMediaId: 1, words }, async (key) => key);

test('is found in all languages of the library, and named in that of the reader', async () => {
  const found = async (typed: string, language?: string) => {
    const query = { type: 'image', words: typed, page: 1, size: 10, language } as const;
    return (await translated.search(query, addresses)).items.map(({ name }) => name);
  };
  expect(await found('essen', 'de')).toEqual(['Pizza aus dem Ofen']);
  expect(await found('gaststätte')).toEqual(['Pizza']);
  expect(await found('restaurant', 'de')).toEqual(['Pizza aus dem Ofen']);
  expect((await translated.find('image', 2, addresses, 'de'))?.name).toBe('Pizza aus dem Ofen');
});

describe('the stock of the library', () => {
  test('is searched as templates are: names before other words, beginnings, plurals and typos', async () => {
    expect(await names('food')).toEqual([2, 'Food market', 'Pizza']);
    expect(await names('rest')).toEqual([1, 'Pizza']);
    expect(await names('pizzas')).toEqual([1, 'Pizza']);
    expect(await names('restaurnat')).toEqual([1, 'Pizza']);
    expect(await names('volcano')).toEqual([0]);
  });

  test('has images and videos apart, without animations and the logo of the demo brand', async () => {
    expect(await names('')).toEqual([2, 'Food market', 'Pizza']);
    expect(await names('', 'video')).toEqual([1, 'Shadows']);
  });

  test('comes in pages', async () => {
    expect(await names('food', 'image', 2, 1)).toEqual([2, 'Pizza']);
    expect(await names('food', 'image', 3, 1)).toEqual([2]);
  });

  test('names its author and license', async () => {
    expect(await stock.find('video', 4, addresses)).toEqual({
      id: 4,
      name: 'Shadows',
      width: 1080,
      height: 1350,
      duration: 8,
      largeUrl: 'http://app.test/library/media/4.jpg',
      thumbnailUrl: 'http://app.test/library/media/4-preview.webp',
      origin: {
        source: 'Library',
        author: 'Spotreel',
        license: 'CC0 1.0',
        licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
      },
    });
    expect(await stock.find('image', 4, addresses)).toBeUndefined();
    expect(await stock.find('image', 1, addresses)).toBeUndefined();
  });
});
