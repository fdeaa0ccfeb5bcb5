import { describe, expect, it } from 'vitest';
import type { DisplayRecord } from '../../../../sdk/survey/responses/queue-record';
import { createSureStorage } from '../../../../sdk/survey/responses/record-storage';
import { fakeTimer, settle } from './fake-page';
import { createMemoryStorage } from './memory-storage';

const record = (id: string, displayId = 'd'): DisplayRecord => ({
  id,
  key: 'k',
  kind: 'display',
  displayId,
  atMs: 1,
  target: { apiHost: 'h', environmentId: 'e' },
});

function flaky() {
  const inner = createMemoryStorage();
  const state = { fails: false };
  const unless = <Value>(work: () => Promise<Value>) => (state.fails ? Promise.reject(new Error('full')) : work());
  const storage = createSureStorage(
    {
      all: () => unless(() => inner.all()),
      put: (one) => unless(() => inner.put(one)),
      remove: (ids) => unless(() => inner.remove(ids)),
    },
    fakeTimer().timer,
  );
  const ids = async () => (await storage.all()).map(({ id }) => id).sort();
  return { inner, state, storage, ids };
}

describe('a sure storage', () => {
  it('keeps what cannot be stored, beside what was', async () => {
    const { inner, state, storage, ids } = flaky();
    await storage.put(record('a'));
    state.fails = true;
    await storage.put(record('b'));
    expect(await ids()).toEqual(['b']);
    state.fails = false;
    expect(await ids()).toEqual(['a', 'b']);
    await storage.put(record('b'));
    expect(await inner.all()).toHaveLength(2);
  });

  it('holds the newest of a record, also where only the older is stored', async () => {
    const { state, storage } = flaky();
    await storage.put(record('a', 'old'));
    state.fails = true;
    await storage.put(record('a', 'new'));
    state.fails = false;
    expect(await storage.all()).toEqual([record('a', 'new')]);
  });

  it('has removed what it was told to remove, whether that worked or not', async () => {
    const { state, storage, ids } = flaky();
    await storage.put(record('a'));
    state.fails = true;
    await storage.remove(['a', 'unknown']);
    state.fails = false;
    expect(await ids()).toEqual([]);
    await storage.put(record('a'));
    expect(await ids()).toEqual(['a']);
  });

  it('forgets what it could not store, once that is removed', async () => {
    const { state, storage, ids } = flaky();
    state.fails = true;
    await storage.put(record('a'));
    state.fails = false;
    await storage.remove(['a']);
    expect(await ids()).toEqual([]);
  });

  it('sees what another page stores again after it was removed', async () => {
    const { inner, storage, ids } = flaky();
    await storage.put(record('a'));
    await storage.remove(['a']);
    await inner.put(record('a'));
    expect(await ids()).toEqual(['a']);
  });

  it('keeps the newest of a record while an older one is still being stored', async () => {
    const inner = createMemoryStorage();
    const stores: (() => void)[] = [];
    const slow = { ...inner, put: () => new Promise<void>((resolve) => stores.push(resolve)) };
    const storage = createSureStorage(slow, fakeTimer().timer);
    const puts = [storage.put(record('a', 'old'))];
    await settle();
    puts.push(storage.put(record('a', 'new')));
    await settle();
    stores[0]?.();
    await puts[0];
    expect(await storage.all()).toEqual([record('a', 'new')]);
  });

  it('leaves no timer behind', async () => {
    let waiting = 0;
    const after = () => {
      waiting += 1;
      return () => {
        waiting -= 1;
      };
    };
    const storage = createSureStorage(createMemoryStorage(), { after });
    await storage.put(record('a'));
    await storage.remove(['a']);
    expect([await storage.all(), waiting]).toEqual([[], 0]);
  });

  it('passes over what is no record', async () => {
    const { inner, ids } = flaky();
    for (const [at, odd] of [
      null,
      7,
      {},
      { ...record('x'), target: 'h' },
      { ...record('y'), kind: 'later' },
    ].entries()) {
      await inner.put({ ...(odd as object), id: `odd${at}` } as never);
    }
    await inner.put({ ...record('z'), kind: 'change' } as never);
    expect(await ids()).toEqual([]);
  });
});
