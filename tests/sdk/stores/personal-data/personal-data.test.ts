import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataExport } from '../../../../sdk/contract/personal-data/personal-data';
import { createPersonalData } from '../../../../sdk/stores/personal-data/personal-data';
import { failure } from '../../client/stub-server';
import { openSpotreel, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const export1: DataExport = {
  id: 1,
  status: 'queued',
  percentageComplete: 0,
  sizeBytes: null,
  downloadUrl: null,
  createdAt: '2026-11-22T12:00:00.000Z',
  expiresAt: null,
};

async function open() {
  const { server, spotreel } = await openSpotreel();
  let next: () => Response = () => Response.json({ data: [export1] });
  const answer = () => {
    server.answer('dataExports', answer);
    return next();
  };
  server.answer('dataExports', answer);
  const store = createPersonalData(spotreel);
  await store.load();
  return {
    store,
    asked: () => server.asked('dataExports').length,
    change(state: Partial<DataExport>) {
      next = () => Response.json({ data: [{ ...export1, ...state }] });
    },
    refuse() {
      next = () => failure('internal', 'Something went wrong.', 500);
    },
  };
}

describe('an export that is being made', () => {
  it('is followed until it is ready', async () => {
    const { store, asked, change } = await open();
    const followed = store.follow(new AbortController().signal);
    await settle(600);
    change({ status: 'running', percentageComplete: 40 });
    await settle(4000);
    expect(store.$exports.get().data).toMatchObject([{ status: 'running', percentageComplete: 40 }]);
    change({ status: 'done', percentageComplete: 100 });
    await settle(4000);
    await followed;
    expect(store.$exports.get()).toMatchObject({ status: 'ready', data: [{ status: 'done' }] });
    const before = asked();
    await settle(20_000);
    expect(asked()).toBe(before);
  });

  it('is no longer asked for once its page is left', async () => {
    const { store, asked } = await open();
    const page = new AbortController();
    const followed = store.follow(page.signal);
    await settle(600);
    page.abort();
    await followed;
    const before = asked();
    await settle(20_000);
    expect(asked()).toBe(before);
  });
});
