import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStockStore } from '../../../../../sdk/stores/media/stock/stock-store';
import { openSpotreel, settle } from '../../open-spotreel';
import { stockAnswer, stockItem } from '../../stock/stock-answers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open(type: 'image' | 'video' = 'image') {
  const { server, spotreel } = await openSpotreel();
  server.always('imageSearch', stockAnswer);
  server.always('videoSearch', stockAnswer);
  const stock = createStockStore(spotreel, type);
  return { server, stock, found: () => stock.$state.get() };
}

describe('a search of stock', () => {
  it('begins with what the first source recommends, once', async () => {
    const { server, stock, found } = await open();
    expect(found()).toMatchObject({ status: 'idle', page: 0, itemList: [] });
    const opening = stock.open();
    expect(found().status).toBe('loading');
    await opening;
    await stock.open();
    expect(server.asked('imageSearch').map(({ query }) => query)).toEqual([{ query: '', page: '1', size: '24' }]);
    expect(found()).toMatchObject({ status: 'ready', source: 'pexels', page: 1, totalResults: 50, hasMore: true });
    expect(found().itemList).toHaveLength(24);
    expect(found().sources.map(({ name }) => name)).toEqual(['Pexels', 'Library']);
  });

  it('of videos asks for videos', async () => {
    const { server, stock } = await open('video');
    await stock.search('sea');
    expect(server.asked('videoSearch')).toHaveLength(1);
    expect(server.asked('imageSearch')).toHaveLength(0);
  });

  it('waits until nobody types, and asks for the last words alone', async () => {
    const { server, stock, found } = await open();
    stock.searchSoon('l');
    await settle(200);
    stock.searchSoon('lamp ');
    await settle(299);
    expect(server.asked('imageSearch')).toHaveLength(0);
    expect(found()).toMatchObject({ status: 'loading', searchTerm: 'lamp ' });
    await settle(1);
    expect(server.asked('imageSearch').map(({ query }) => query.query)).toEqual(['lamp']);
    expect(found()).toMatchObject({ status: 'ready', searchTerm: 'lamp ' });
  });

  it('is aborted by the next one, whose answer counts', async () => {
    const { server, stock, found } = await open();
    const release = server.hold('imageSearch');
    const first = stock.search('sea');
    await settle();
    const second = stock.search('sun');
    await settle();
    release();
    await Promise.all([first, second]);
    expect(found()).toMatchObject({ status: 'ready', searchTerm: 'sun', failure: undefined });
    expect(server.asked('imageSearch').map(({ query }) => query.query)).toEqual(['sea', 'sun']);
    expect(found().itemList).toHaveLength(24);
  });

  it('goes on page by page to the end, without items that were there before', async () => {
    const { server, stock, found } = await open();
    server.always('imageSearch', (asked) => {
      const answer = stockAnswer(asked);
      return asked.query.page === '2' ? { ...answer, itemList: [...answer.itemList, stockItem(100)] } : answer;
    });
    await stock.search('lamp');
    await stock.loadMore();
    expect(found()).toMatchObject({ page: 2, hasMore: true });
    expect(new Set(found().itemList.map(({ id }) => id)).size).toBe(found().itemList.length);
    await stock.loadMore();
    expect(found()).toMatchObject({ page: 3, hasMore: false });
    expect(found().itemList).toHaveLength(50);
    await stock.loadMore();
    expect(server.asked('imageSearch')).toHaveLength(3);
  });

  it('has no next page when a source gives less than it has found', async () => {
    const { server, stock, found } = await open();
    server.always('imageSearch', (asked) => ({ ...stockAnswer(asked), itemList: [] }));
    await stock.search('unicorn');
    expect(found()).toMatchObject({ status: 'ready', itemList: [], hasMore: false });
  });

  it('moves to another source with its words', async () => {
    const { server, stock, found } = await open();
    await stock.search('lamp');
    const choosing = stock.chooseSource('library');
    expect(found()).toMatchObject({ source: 'library', itemList: [], status: 'loading' });
    await choosing;
    expect(server.asked('imageSearch').at(-1)?.query).toMatchObject({ source: 'library', query: 'lamp', page: '1' });
    expect(found()).toMatchObject({ source: 'library', status: 'ready' });
  });
});

describe('a search of stock that fails', () => {
  it.each([
    ['stock_limited', 'limited', 'This image source is busy. Try again later.'],
    ['rate_limited', 'limited', expect.any(String)],
    ['stock_unavailable', 'unavailable', 'This image source does not respond. Try again in a few minutes.'],
    ['internal', 'error', 'Something went wrong. Try again.'],
  ] as const)('with %s is %s, and can be tried again', async (code, status, message) => {
    const { server, stock, found } = await open();
    server.refuse('imageSearch', code);
    await stock.search('lamp');
    expect(found()).toMatchObject({ status, failure: { code, message }, itemList: [] });
    await stock.retry();
    expect(found()).toMatchObject({ status: 'ready', failure: undefined, page: 1 });
  });

  it('still learns the other sources, and offers them', async () => {
    const { server, stock, found } = await open();
    server.refuse('imageSearch', 'stock_unavailable');
    await stock.open();
    expect(found()).toMatchObject({ status: 'unavailable', source: 'pexels', itemList: [] });
    expect(found().sources.map(({ source }) => source)).toEqual(['pexels', 'library']);
    await stock.chooseSource('library');
    expect(found().status).toBe('ready');
  });

  it('on a later page keeps the earlier ones, and asks for that page again', async () => {
    const { server, stock, found } = await open();
    await stock.search('lamp');
    server.refuse('imageSearch', 'stock_limited');
    await stock.loadMore();
    expect(found()).toMatchObject({ status: 'limited', page: 1 });
    expect(found().itemList).toHaveLength(24);
    await stock.retry();
    expect(found()).toMatchObject({ status: 'ready', page: 2 });
    expect(found().itemList).toHaveLength(48);
  });

  it('says nothing after its screen has gone', async () => {
    const { server, stock, found } = await open();
    server.hold('imageSearch');
    const searching = stock.search('lamp');
    await settle();
    stock.dispose();
    await searching;
    expect(found()).toMatchObject({ status: 'idle', failure: undefined, itemList: [] });
    await stock.open();
    expect(found().status).toBe('ready');
  });
});
