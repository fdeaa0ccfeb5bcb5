import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Batch } from '../../../../sdk/contract/batch/batch';
import { createBatchList } from '../../../../sdk/stores/batch/batch-list';
import { createBatchProgress } from '../../../../sdk/stores/batch/batch-progress';
import { openSpotreel, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const batch = (change: Partial<Batch> = {}): Batch => ({
  id: 4,
  name: 'Menu',
  status: 'idle',
  ratio: 'landscape',
  rowCount: 0,
  createdCount: 0,
  exportedCount: 0,
  failedCount: 0,
  halt: null,
  zipUrl: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  rows: [],
  ...change,
});

async function open(first: Batch) {
  const { spotreel, server } = await openSpotreel();
  let current = first;
  server.always('batch', () => current);
  const store = createBatchProgress(spotreel, 4);
  const show = (next: Batch) => {
    current = next;
  };
  return { store, server, spotreel, show };
}

describe('a batch', () => {
  it('is followed until nothing is being worked on', async () => {
    const { store, server, show } = await open(batch({ status: 'working' }));
    const opened = store.open();
    await settle(700);
    expect(store.$batch.get().data?.status).toBe('working');
    show(batch({ zipUrl: '/z' }));
    await vi.advanceTimersByTimeAsync(10_000);
    await opened;
    expect(store.$batch.get().data?.zipUrl).toBe('/z');
    const asked = server.asked('batch').length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.asked('batch').length).toBe(asked);
  });

  it('is started and cancelled, and followed from then on', async () => {
    const { store, server, show } = await open(batch());
    await store.open();
    const working = batch({ status: 'working' });
    server.always('startBatch', () => working);
    show(working);
    await store.start(true);
    expect(store.$batch.get().data?.status).toBe('working');
    expect(server.asked('startBatch').at(-1)?.body).toEqual({ export: true });
    server.always('cancelBatch', () => batch());
    show(batch());
    await store.cancel();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.$batch.get().data?.status).toBe('idle');
  });

  it('that is not there says so', async () => {
    const { store, server } = await open(batch());
    server.refuse('batch', 'not_found');
    await store.open();
    expect(store.$batch.get().failure?.code).toBe('not_found');
  });

  it('is deleted; what fails is said', async () => {
    const { store, server, spotreel } = await open(batch());
    server.refuse('deleteBatch', 'internal');
    expect(await store.remove()).toBe(false);
    expect(spotreel.toasts.$toasts.get()).toHaveLength(1);
    server.always('deleteBatch', () => ({ id: 4 }));
    expect(await store.remove()).toBe(true);
  });
});

it('all batches are listed', async () => {
  const { spotreel, server } = await openSpotreel();
  const { rows: _rows, ...summary } = batch();
  server.always('batches', () => ({ data: [summary], page: 1, numPages: 1, totalCount: 1 }));
  const list = createBatchList(spotreel);
  await list.load();
  expect(list.$batches.get().data?.data).toMatchObject([{ name: 'Menu' }]);
});
