import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StockItem } from '../../../../../sdk/contract/media/stock';
import { createStockStore } from '../../../../../sdk/stores/media/stock/stock-store';
import { openSpotreel, settle } from '../../open-spotreel';
import { copyOf, stockAnswer, stockItem } from '../../stock/stock-answers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open(type: 'image' | 'video' = 'image') {
  const { server, spotreel } = await openSpotreel();
  server.always('imageSearch', stockAnswer);
  server.always('takeStock', () => copyOf(70));
  const stock = createStockStore(spotreel, type);
  await stock.search('lamp');
  const pick = { source: 'pexels', item: stockItem(100) } as const;
  return { server, stock, pick, takes: () => stock.takes.$takes.get() };
}

describe('a pick of stock', () => {
  it('is copied into a folder, and its tile says how far that is', async () => {
    const { server, stock, pick, takes } = await open();
    server.always('takeStock', () => copyOf(70, { folder: 5 }));
    const release = server.hold('takeStock');
    const copied = vi.fn();
    const taking = stock.takes.take(pick, { folder: 5, onCopied: copied });
    await settle();
    expect(stock.$tiles.get()[0]).toMatchObject({ item: { id: 100 }, take: { status: 'copying' } });
    expect(stock.$tiles.get()[1]).toMatchObject({ take: undefined });
    release();
    expect(await taking).toMatchObject({ id: 70 });
    expect(server.asked('takeStock').map(({ body }) => body)).toEqual([
      { source: 'pexels', type: 'image', id: 100, folder: 5 },
    ]);
    expect(copied).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 70 }));
    expect(takes()).toMatchObject([{ status: 'taken' }]);
  });

  it('that the account has in another folder says so', async () => {
    const { server, stock, pick, takes } = await open();
    server.always('takeStock', () => copyOf(70, { folder: 9 }));
    await stock.takes.take(pick);
    expect(takes()).toMatchObject([{ status: 'known' }]);
  });

  it('is copied once, however often it is clicked meanwhile', async () => {
    const { server, stock, pick } = await open();
    const both = await Promise.all([stock.takes.take(pick), stock.takes.take(pick)]);
    expect(both.map((media) => media?.id)).toEqual([70, undefined]);
    expect(server.asked('takeStock')).toHaveLength(1);
  });

  it('that fails says why, can be tried again, and dismissed', async () => {
    const { server, stock, pick, takes } = await open();
    server.refuse('takeStock', 'stock_unavailable');
    expect(await stock.takes.take(pick)).toBeUndefined();
    expect(takes()).toMatchObject([{ status: 'failed', failure: { code: 'stock_unavailable' } }]);
    server.refuse('takeStock', 'payload_too_large');
    await stock.takes.take(pick);
    expect(takes()).toMatchObject([{ status: 'failed', failure: { code: 'payload_too_large' } }]);
    stock.takes.dismiss(pick);
    expect(takes()).toEqual([]);
    expect(await stock.takes.take(pick)).toMatchObject({ id: 70 });
  });

  it('of a video is there once it is converted', async () => {
    const { server, stock, takes } = await open('video');
    const video = { type: 'video', mimeType: 'video/mp4', state: 'processing', percentageComplete: 40 } as const;
    server.always('takeStock', () => copyOf(71, video));
    let state: 'processing' | 'ready' = 'processing';
    server.always('media', () => copyOf(71, { ...video, state, percentageComplete: 60 }));
    const copied = vi.fn();
    const item: StockItem = { ...stockItem(100), duration: 8 };
    const taking = stock.takes.take({ source: 'pexels', item }, { onCopied: copied });
    await settle(1);
    expect(takes()).toMatchObject([{ status: 'converting', progress: 0.6 }]);
    state = 'ready';
    await settle(10_000);
    expect(await taking).toMatchObject({ id: 71, state: 'ready' });
    expect(copied.mock.calls.map(([media]) => media.state)).toEqual(['processing', 'ready']);
    expect(takes()).toMatchObject([{ status: 'taken' }]);
  });

  it('is given up when its screen closes', async () => {
    const { server, stock, pick, takes } = await open();
    server.hold('takeStock');
    const taking = stock.takes.take(pick);
    await settle();
    stock.dispose();
    expect(await taking).toBeUndefined();
    expect(takes()).toEqual([]);
  });
});
