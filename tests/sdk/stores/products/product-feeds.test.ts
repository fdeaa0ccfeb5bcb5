import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductFeed } from '../../../../sdk/contract/products/product';
import { createProductFeeds } from '../../../../sdk/stores/products/product-feeds';
import { failure } from '../../client/stub-server';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const AT = '2026-11-22T12:00:00.000Z';
const feed = (id: number, name: string): ProductFeed => ({
  id,
  name,
  kind: 'file',
  url: null,
  products: 2,
  refreshedAt: AT,
  problem: null,
  createdAt: AT,
});
const draft = { kind: 'file', name: 'shop.csv', text: 'name\nLamp' } as const;

async function open() {
  const { server, spotreel } = await openSpotreel();
  const store = createProductFeeds(spotreel);
  server.answer('productFeeds', () => Response.json({ data: [feed(1, 'Berlin'), feed(2, 'Rome')] }));
  await store.load();
  const names = () => store.$feeds.get().data?.map(({ name }) => name);
  return { server, store, names };
}

describe('product feeds', () => {
  it('are looked at before they are added', async () => {
    const { server, store, names } = await open();
    const understood = { format: 'csv', count: 1, first: [], unreadable: 0, problems: [] };
    server.answer('checkProductFeed', () => Response.json({ data: understood }));
    await store.check(draft);
    expect(store.$understood.get()).toEqual(understood);
    expect(names()).toHaveLength(2);
    server.answer('createProductFeed', () => Response.json({ data: feed(3, 'Paris') }));
    expect(await store.add(draft)).toBe(true);
    expect(names()).toEqual(['Berlin', 'Paris', 'Rome']);
  });

  it('that cannot be read say which field is wrong', async () => {
    const { server, store } = await open();
    const details = { url: ['We found no products here.'] };
    server.answer('checkProductFeed', () =>
      Response.json({ code: 'validation_failed', message: 'Not valid.', details }, { status: 422 }),
    );
    await store.check({ kind: 'shopify', url: 'shop.test' });
    expect(store.$check.get().failure?.details).toEqual(details);
    store.forgetDraft();
    expect(store.$check.get().failure).toBeUndefined();
  });

  it('are removed once the server has agreed', async () => {
    const { server, store, names } = await open();
    server.answer('deleteProductFeed', () => failure('internal', 'No.', 500));
    expect(await store.remove(1)).toBe(false);
    server.answer('deleteProductFeed', () => Response.json({ data: { id: 1 } }));
    expect(await store.remove(1)).toBe(true);
    expect(names()).toEqual(['Rome']);
  });
});
