/** Product feeds of an account, and the products that they have. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { productFeed, shopProduct } from '../../../../server/external/products/tables';
import { PUBLIC_ONLY } from '../../../../server/media/fetching/fetch-url';
import { personalDataDomain } from '../../../../server/personal-data/domain';
import { DEFAULT_RATE_LIMITS } from '../../../../server/rate-limits';
import { type ProviderState, sendAnswer } from '../../fixtures/provider-answer';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const HOUR_MS = 60 * 60 * 1000;
const products = (count: number) => ({
  products: Array.from({ length: count }, (_, at) => ({
    title: `Lamp ${String(at).padStart(4, '0')}`,
    handle: `lamp-${at}`,
    variants: [{ price: '49.00' }],
    images: [],
  })),
});

/** A Shopify shop on this machine. */
const shop = { calls: 'up' as ProviderState, headers: {}, count: 3, asked: [] as string[], url: '' };
const shopServer = createServer((request, response) => {
  const url = new URL(request.url ?? '/', shop.url);
  shop.asked.push(`${url.pathname}${url.search}`);
  const page = Number(url.searchParams.get('page'));
  const left = Math.max(0, Math.min(250, shop.count - 250 * (page - 1)));
  sendAnswer(shop, url.pathname === '/products.json' ? products(left) : { status: 404 }, response);
});

let server: TestServer;
let people = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => shopServer.listen(0, '127.0.0.1', resolve));
  shop.url = `http://127.0.0.1:${(shopServer.address() as AddressInfo).port}`;
  const rateLimits = { ...DEFAULT_RATE_LIMITS, external: { points: 1000, seconds: 60 } };
  const fetchPolicy = { ...PUBLIC_ONLY, ports: undefined, isAllowedAddress: () => true, answerMs: 300, totalMs: 600 };
  server = await createTestServer({ rateLimits, fetchPolicy });
});
afterAll(async () => {
  await server.close();
  shopServer.closeAllConnections();
  shopServer.close();
});
afterEach(() => {
  Object.assign(shop, { calls: 'up', count: 3 });
  shop.asked.length = 0;
});

const FEEDS = '/api/v1/external/product/feed';
const CSV = 'name,price,old price\nStool,19 EUR,\nLamp,49 EUR,59 EUR\nNo price,ask,\n';

async function newPerson() {
  people += 1;
  const email = `shop${people}@spotreel.test`;
  await server.addUser({ email });
  let token = await server.signIn(email);
  return {
    /** Sessions end meanwhile. */
    later: async (ms: number) => {
      server.now += ms;
      token = await server.signIn(email);
    },
    add: async (json: unknown) => server.call('POST', FEEDS, { token, json }),
    check: async (json: unknown) => server.call('POST', `${FEEDS}/check`, { token, json }),
    read: async (json: unknown) => server.call('POST', `${FEEDS}/read`, { token, json }),
    feeds: async () => (await server.call('GET', FEEDS, { token })).json.data,
    remove: async (id: number) => server.call('DELETE', `${FEEDS}/${id}`, { token }),
    list: async (query = '') => (await server.call('GET', `/api/v1/external/product${query}`, { token })).json.data,
  };
}
const namesOf = (page: { products: { name: string }[] }) => page.products.map(({ name }) => name);

describe('a feed', () => {
  test('of a file is looked at, added and listed', async () => {
    const { add, check, feeds, list } = await newPerson();
    const draft = { kind: 'file', name: 'shop.csv', text: CSV };
    const checked = await check(draft);
    expect(checked.json.data).toMatchObject({
      format: 'csv',
      count: 2,
      first: [{ name: 'Stool', price: { amount: 19, currency: 'EUR' } }, { name: 'Lamp' }],
      unreadable: 1,
      problems: [{ row: 4, message: 'The price is not a number.' }],
    });
    expect(await feeds()).toEqual([]);
    const { json } = await add(draft);
    expect(json.data).toMatchObject({ kind: 'file', name: 'shop.csv', url: null, products: 2, problem: null });
    expect(await list()).toMatchObject({
      products: [
        {
          name: 'Lamp',
          price: { amount: 49, currency: 'EUR' },
          regularPrice: { amount: 59, currency: 'EUR' },
          feed: json.data.id,
        },
        { name: 'Stool', regularPrice: null },
      ],
      totalResults: 2,
      problem: null,
    });
    expect(namesOf(await list('?query=STO'))).toEqual(['Stool']);
    expect(namesOf(await list('?query=%25'))).toEqual([]);
  });

  test('of a Shopify shop is read page after page, and is there once', async () => {
    const { add, feeds, list } = await newPerson();
    shop.count = 260;
    const first = await add({ kind: 'shopify', url: `${shop.url}/collections/all?x=1` });
    expect(first.json.data).toMatchObject({ kind: 'shopify', url: shop.url, name: '127.0.0.1', products: 260 });
    expect(shop.asked).toEqual(['/products.json?limit=250&page=1', '/products.json?limit=250&page=2']);
    const again = await add({ kind: 'shopify', url: shop.url });
    expect(again.json.data.id).toBe(first.json.data.id);
    expect(await feeds()).toHaveLength(1);
    const page = await list('?perPage=400&page=6');
    expect([page.totalResults, page.products.length]).toEqual([260, 10]);
  });

  test('is deleted with its products', async () => {
    const { add, remove, feeds, list } = await newPerson();
    const { json } = await add({ kind: 'file', name: 'shop.csv', text: CSV });
    expect((await remove(json.data.id)).json.data).toEqual({ id: json.data.id });
    expect([await feeds(), (await list()).products]).toEqual([[], []]);
    expect((await remove(json.data.id)).status).toBe(404);
  });

  test.each(['down', 'cut', 'slow'] as const)('of a shop that is %s is refused', async (calls) => {
    const { add } = await newPerson();
    shop.calls = calls;
    const { status, json } = await add({ kind: 'shopify', url: shop.url });
    expect([status, json.code]).toEqual([422, 'url_unreachable']);
  });

  test.each(['garbage', 'html'] as const)('of a shop that answers %s is refused', async (calls) => {
    const { check } = await newPerson();
    shop.calls = calls;
    const { status, json } = await check({ kind: 'shopify', url: shop.url });
    expect([status, Object.keys(json.details)]).toEqual([422, ['url']]);
  });

  test.each([
    ['ftp://shop.test/feed.xml', 'url_forbidden'],
    ['https://user:secret@shop.test/feed.xml', 'url_forbidden'],
  ])('at %s is refused', async (url, code) => {
    const { add } = await newPerson();
    const { status, json } = await add({ kind: 'address', url });
    expect([status, json.code]).toEqual([422, code]);
  });

  test('is one of at most 20', async () => {
    const { add } = await newPerson();
    for (let nr = 0; nr < 20; nr++) await add({ kind: 'file', name: `Feed ${nr}`, text: CSV });
    expect((await add({ kind: 'file', name: 'One more', text: CSV })).json.code).toBe('source_limit');
  });
});

test('a feed on a private machine is never read', async () => {
  const safe = await createTestServer();
  const token = await safe.signIn();
  const { json } = await safe.call('POST', FEEDS, { token, json: { kind: 'shopify', url: 'http://127.0.0.1' } });
  expect(json.code).toBe('url_forbidden');
  await safe.close();
});

describe('products', () => {
  test('are read again after six hours, by one of several requests', async () => {
    const { add, list, later } = await newPerson();
    await add({ kind: 'shopify', url: shop.url });
    shop.asked.length = 0;
    await later(6 * HOUR_MS - 1000);
    await list();
    expect(shop.asked).toHaveLength(0);
    await later(2000);
    shop.count = 2;
    await Promise.all([list(), list(), list()]);
    expect(shop.asked).toHaveLength(1);
    expect(await list()).toMatchObject({ totalResults: 2 });
  });

  test('of before stay while a shop fails, which is told', async () => {
    const { add, list, later } = await newPerson();
    await add({ kind: 'shopify', name: 'My shop', url: shop.url });
    await later(7 * HOUR_MS);
    shop.calls = 'down';
    expect(await list()).toMatchObject({ totalResults: 3, problem: 'My shop: The link returned status 500.' });
    shop.calls = 'up';
    await later(11 * 60 * 1000);
    expect(await list()).toMatchObject({ totalResults: 3, problem: null });
  });
});

test('an account that is removed takes its feeds and products along', async () => {
  const { db } = server.services;
  const id = await server.addUser({ email: 'gone@shop.test' });
  const token = await server.signIn('gone@shop.test');
  const counts = async () => [await db.$count(productFeed), await db.$count(shopProduct)];
  const before = await counts();
  await server.call('POST', FEEDS, { token, json: { kind: 'file', name: 'shop.csv', text: CSV } });
  expect(await counts()).not.toEqual(before);
  await server.services.modules.servicesOf(personalDataDomain).deleteAccount(id);
  expect(await counts()).toEqual(before);
});

describe('products to read', () => {
  test('of a file and of an address come in the order of the feed, and nothing is stored', async () => {
    const { read, feeds } = await newPerson();
    const { json } = await read({ kind: 'file', name: 'Mine', text: CSV });
    expect(json.data.products.map(({ name }: { name: string }) => name)).toEqual(['Stool', 'Lamp']);
    expect(json.data).toMatchObject({ unreadable: 1, problems: [{ row: 4, message: expect.any(String) }] });
    expect(json.data.products[1]).toMatchObject({
      price: { amount: 49, currency: 'EUR' },
      regularPrice: { amount: 59, currency: 'EUR' },
    });
    expect((await read({ kind: 'shopify', url: shop.url })).json.data).toMatchObject({
      totalResults: 3,
      unreadable: 0,
    });
    expect(await feeds()).toEqual([]);
  });

  test('are at most 500, and all are counted', async () => {
    shop.count = 620;
    const { data } = (await (await newPerson()).read({ kind: 'shopify', url: shop.url })).json;
    expect(data.products).toHaveLength(500);
    expect(data.totalResults).toBe(620);
  });

  test('of a feed of the account come without a new reading, and the old ones where that fails', async () => {
    const person = await newPerson();
    const { id } = (await person.add({ kind: 'shopify', url: shop.url })).json.data;
    shop.asked.length = 0;
    expect((await person.read({ kind: 'feed', feed: id })).json.data).toMatchObject({ totalResults: 3, problem: null });
    expect(shop.asked).toEqual([]);
    await person.later(7 * HOUR_MS);
    shop.calls = 'down';
    const { data } = (await person.read({ kind: 'feed', feed: id })).json;
    expect(data.products).toHaveLength(3);
    expect(data.problem).toContain('500');
  });

  test.each([
    [
      'another account',
      404,
      async () => ({
        kind: 'feed',
        feed: (await (await newPerson()).add({ kind: 'shopify', url: shop.url })).json.data.id,
      }),
    ],
    ['no products', 422, async () => ({ kind: 'file', name: 'Mine', text: 'hello' })],
    ['a private address', 422, async () => ({ kind: 'address', url: 'ftp://10.0.0.1/feed.xml' })],
  ])('of %s are refused', async (_, status, body) => {
    const { read } = await newPerson();
    expect((await read(await body())).status).toBe(status);
  });
});
