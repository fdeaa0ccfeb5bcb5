/** Pexels and Pixabay behind the port: what is asked and read, what is kept, and how they fail. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PUBLIC_ONLY } from '../../../../server/media/fetching/fetch-url';
import type { Addresses } from '../../../../server/media/files/addresses';
import type { ApiError } from '../../../../server/platform/http/api-error';
import type { Log } from '../../../../server/platform/log/log';
import { createPexels } from '../../../../server/stock/providers/pexels';
import { createPixabay } from '../../../../server/stock/providers/pixabay';
import { createProviderStock } from '../../../../server/stock/providers/provider-stock';
import type { SearchableStock, StockQuery } from '../../../../server/stock/stock-source';
import { type LocalStock, PIXABAY_KEY, startLocalStock } from '../../fixtures/stock/stock-provider';

const noAddresses = {} as Addresses;
const query = (over: Partial<StockQuery> = {}): StockQuery => ({
  type: 'image',
  words: 'Nature',
  page: 1,
  size: 24,
  ...over,
});
const DAY_MS = 24 * 60 * 60 * 1000;

let stock: LocalStock;
let now = 1_760_000_000_000;
let pexels: SearchableStock;
let pixabay: SearchableStock;
const logged: string[] = [];
const warn = (...parts: unknown[]) =>
  logged.push(
    JSON.stringify(parts, (_key, value) => (value instanceof Error ? `${value.stack} ${value.cause}` : value)),
  );
const log = { warn } as unknown as Log;

beforeAll(async () => {
  stock = await startLocalStock(new Uint8Array(1000));
});
afterAll(() => stock.close());
beforeEach(() => {
  const options = { clock: { now: () => now }, log, fetchPolicy: PUBLIC_ONLY, answerMs: 300 };
  pexels = createProviderStock(createPexels(stock.settings.pexels), options);
  pixabay = createProviderStock(createPixabay(stock.settings.pixabay), options);
});
afterEach(() => {
  stock.asked.length = 0;
  Object.assign(stock, { calls: 'up', headers: {} });
});

const search = (source: SearchableStock, over: Partial<StockQuery> = {}) => source.search(query(over), noAddresses);
const refusal = (source: SearchableStock, over: Partial<StockQuery> = {}): Promise<ApiError> =>
  search(source, over).then(
    () => Promise.reject(new Error('It was answered')),
    (error) => error,
  );

describe('Pexels', () => {
  test('finds images, with their photographer and license', async () => {
    const { totalResults, items } = await search(pexels);
    expect(totalResults).toBe(10_000);
    expect(items).toEqual([
      {
        id: 2014422,
        name: 'Brown Rocks During Golden Hour',
        width: 3024,
        height: 3024,
        largeUrl: `${stock.url}/photos/2014422/pexels-photo-2014422.jpeg?w=2560&h=2560&auto=compress`,
        thumbnailUrl: `${stock.url}/photos/2014422/pexels-photo-2014422.jpeg?auto=compress&cs=tinysrgb&h=350`,
        origin: {
          source: 'Pexels',
          author: 'Joey Farina',
          authorUrl: 'https://www.pexels.com/@joey',
          pageUrl: 'https://www.pexels.com/photo/brown-rocks-during-golden-hour-2014422/',
          license: 'Pexels License',
          licenseUrl: 'https://www.pexels.com/license/',
        },
      },
    ]);
    expect(stock.asked).toEqual(['/v1/search?query=nature&page=1&per_page=24']);
  });

  test('finds videos, and takes the largest file that is no larger than a canvas', async () => {
    const { items } = await search(pexels, { type: 'video', page: 3, size: 10 });
    expect(items).toMatchObject([
      {
        id: 1448735,
        name: 'Video of forest',
        width: 4096,
        duration: 32,
        largeUrl: `${stock.url}/videos/1448735/hd.mp4`,
        origin: { author: 'Ruvim Miksanskiy' },
      },
    ]);
    expect(stock.asked).toEqual(['/videos/search?query=nature&page=3&per_page=10']);
  });

  test('recommends where nothing is searched for', async () => {
    await search(pexels, { words: '' });
    await search(pexels, { words: '', type: 'video' });
    expect(stock.asked).toEqual(['/v1/curated?page=1&per_page=24', '/videos/popular?page=1&per_page=24']);
  });

  test('finds one by its id, and knows that one is gone', async () => {
    expect(await pexels.find('image', 2014422, noAddresses)).toMatchObject({ name: 'Brown Rocks During Golden Hour' });
    expect(await pexels.find('video', 1448735, noAddresses)).toMatchObject({ name: 'Video of forest' });
    expect(await pexels.find('image', 404, noAddresses)).toBeUndefined();
  });
});

describe('Pixabay', () => {
  test('finds images; the small ones are smaller', async () => {
    const { totalResults, items } = await search(pixabay);
    expect(totalResults).toBe(500);
    expect(items).toMatchObject([
      {
        id: 195893,
        name: 'Blossom, bloom, flower',
        width: 4000,
        height: 2250,
        largeUrl: `${stock.url}/get/ed6a99fd0a76647_1280.jpg`,
        thumbnailUrl: `${stock.url}/get/35bbf209e13e39d2_340.jpg`,
        origin: {
          source: 'Pixabay',
          author: 'Josch13',
          authorUrl: 'https://pixabay.com/users/Josch13-48777/',
          pageUrl: 'https://pixabay.com/en/blossom-bloom-flower-195893/',
          license: 'Pixabay Content License',
        },
      },
    ]);
    expect(stock.asked).toEqual([
      `/api/?key=${PIXABAY_KEY}&q=nature&image_type=photo&safesearch=true&page=1&per_page=24`,
    ]);
  });

  test('finds videos, and leaves out sizes that a video does not have', async () => {
    const { items } = await search(pixabay, { type: 'video', size: 1 });
    expect(items).toMatchObject([
      { id: 125, width: 3840, duration: 12, largeUrl: `${stock.url}/video/2015/08/08/125-135736646_medium.mp4` },
    ]);
    expect(stock.asked[0]).toContain('per_page=3');
  });

  test('finds one by its id', async () => {
    expect(await pixabay.find('image', 195893, noAddresses)).toMatchObject({ id: 195893 });
    expect(await pixabay.find('image', 1, noAddresses)).toBeUndefined();
  });
});

describe('answers', () => {
  test('are kept for a day', async () => {
    await search(pixabay);
    await search(pixabay, { words: 'NATURE' });
    now += DAY_MS - 1000;
    await search(pixabay);
    expect(stock.asked).toHaveLength(1);
    now += 2000;
    await search(pixabay);
    expect(stock.asked).toHaveLength(2);
  });

  test('of before are good while the provider fails', async () => {
    await search(pexels);
    now += DAY_MS + 1000;
    stock.calls = 'down';
    expect((await search(pexels)).items).toHaveLength(1);
  });

  test('that fail are not kept', async () => {
    stock.calls = 'garbage';
    await refusal(pexels);
    stock.calls = 'up';
    expect((await search(pexels)).items).toHaveLength(1);
  });
});

describe('a provider that fails', () => {
  test.each(['down', 'garbage', 'html', 'cut', 'slow', 'endless'] as const)(
    'is unavailable when it is %s',
    async (calls) => {
      stock.calls = calls;
      const { code, message } = await refusal(pexels);
      expect([code, message]).toEqual(['stock_unavailable', 'Pexels does not respond. Try again in a few minutes.']);
    },
  );

  test('is unavailable when it refuses the key', async () => {
    const wrong = { apiKey: 'wrong', apiUrl: stock.url };
    const options = { clock: { now: () => now }, log, fetchPolicy: PUBLIC_ONLY };
    expect(await refusal(createProviderStock(createPexels(wrong), options))).toMatchObject({
      code: 'stock_unavailable',
    });
  });

  test('never has its key in the log', async () => {
    stock.calls = 'down';
    await refusal(pixabay);
    stock.calls = 'slow';
    await refusal(pixabay);
    expect(logged.length).toBeGreaterThan(2);
    expect(logged.join()).not.toContain('-secret');
  });
});

describe('a provider that asks for a pause', () => {
  const asks = (headers: Record<string, string>) => Object.assign(stock, { calls: 'limited', headers });

  test.each([
    ['in seconds', () => ({ 'x-ratelimit-reset': '90' }), 90, '2 minutes'],
    ['as a time', () => ({ 'x-ratelimit-reset': String(now / 1000 + 600) }), 600, '10 minutes'],
    ['with Retry-After', () => ({ 'retry-after': '30' }), 30, 'a minute'],
    ['without a time', () => ({}), 60, 'a minute'],
    ['for too long', () => ({ 'retry-after': '999999' }), 3600, '60 minutes'],
  ])('%s gets one', async (_how, headers, seconds, when) => {
    asks(headers());
    const error = await refusal(pexels);
    expect([error.code, error.retryAfterSeconds]).toEqual(['stock_limited', seconds]);
    expect(error.message).toBe(`Pexels takes no more searches right now. Try again in ${when}.`);
    stock.calls = 'up';
    expect(await refusal(pexels)).toMatchObject({ code: 'stock_limited' });
    expect(stock.asked).toHaveLength(1);
    now += seconds * 1000;
    expect((await search(pexels)).items).toHaveLength(1);
  });

  test('before it refuses gets one too', async () => {
    stock.headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '20' };
    await search(pixabay);
    expect(await refusal(pixabay, { page: 2 })).toMatchObject({ code: 'stock_limited', retryAfterSeconds: 20 });
    expect(await search(pixabay)).toMatchObject({ totalResults: 500 });
    expect(stock.asked).toHaveLength(1);
    now += 20_000;
    await search(pixabay, { page: 2 });
    expect(stock.asked).toHaveLength(2);
  });
});

describe('a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-stock-'));
  const file = path.join(folder, 'file');
  afterAll(() => rmSync(folder, { recursive: true }));
  const fetchItem = async (apiUrl: string) => {
    const [item] = (await search(pexels)).items;
    if (!item) throw new Error('Nothing was found');
    const options = { clock: { now: () => now }, log, fetchPolicy: PUBLIC_ONLY };
    await createProviderStock(createPexels({ apiKey: 'k', apiUrl }), options).fetch('image', item, file);
  };

  test('on a private machine is never fetched, whatever the provider answers', async () => {
    await expect(fetchItem('https://api.pexels.com')).rejects.toMatchObject({
      code: 'stock_unavailable',
      message: 'Pexels did not send the file. Try again in a few minutes.',
    });
    expect(existsSync(file)).toBe(false);
  });

  test('of a stand-in on this machine is fetched', async () => {
    await fetchItem(stock.url);
    expect(readFileSync(file)).toHaveLength(1000);
  });
});
