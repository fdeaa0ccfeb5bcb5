import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExternalProduct } from '../../../../sdk/contract/products/product';
import { createProductList } from '../../../../sdk/stores/products/product-list';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const product = (id: number): ExternalProduct => ({
  id,
  feed: 1,
  name: `Lamp ${id}`,
  description: '',
  price: null,
  regularPrice: null,
  url: null,
  imageUrl: null,
});

async function open() {
  const { server, spotreel } = await openSpotreel();
  const list = createProductList(spotreel);
  const answer = (page: number, ids: readonly number[]) =>
    server.answer('externalProducts', () =>
      Response.json({ data: { products: ids.map(product), page, totalResults: 3, problem: null } }),
    );
  const ids = () => list.$products.get().data?.products.map(({ id }) => id);
  return { server, list, answer, ids };
}

describe('products', () => {
  it('are loaded page after page', async () => {
    const { list, answer, ids } = await open();
    answer(1, [1, 2]);
    await list.load();
    answer(2, [3]);
    await list.more();
    expect(ids()).toEqual([1, 2, 3]);
  });

  it('are searched by name; those of another search go at once', async () => {
    const { server, list, answer, ids } = await open();
    answer(1, [1, 2]);
    await list.load();
    answer(1, [3]);
    const loaded = list.load('lamp');
    expect(ids()).toBeUndefined();
    await loaded;
    expect(ids()).toEqual([3]);
    expect(server.asked('externalProducts').at(-1)?.query).toEqual({ query: 'lamp', page: '1' });
  });
});
