import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appUser, tenant } from '../../../../server/account/tables';
import type { DatabaseConnection } from '../../../../server/platform/data/database';
import { silentLog } from '../../../../server/platform/log/log';
import { createFolderStorage } from '../../../../server/platform/storage/folder-storage';
import type { Storage } from '../../../../server/platform/storage/storage';
import { cachedSegment } from '../../../../server/project/renders/tables';
import { createSegmentCache, type SegmentCache } from '../../../../server/render/video/segment-cache';
import { openMigratedDatabase } from '../../fixtures/database';

const DAY_MS = 24 * 60 * 60 * 1000;
const ANN = 1;
const BEN = 2;

let connection: DatabaseConnection;
let folder: string;
let storage: Storage;
beforeAll(async () => {
  connection = await openMigratedDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'spotreel-segments-'));
  storage = createFolderStorage(folder);
  await connection.db.insert(tenant).values({ id: 1, slug: 'team', name: 'Team' });
  const people = [ANN, BEN].map((id) => ({ id, tenantId: 1, email: `${id}@spotreel.test`, passwordHash: 'hash' }));
  await connection.db.insert(appUser).values(people);
});
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await connection.db.delete(cachedSegment);
  await storage.deleteAll('segments');
});

const cacheOf = (roomBytes = 1000, days = 7): SegmentCache =>
  createSegmentCache({ db: connection.db, log: silentLog, storage, settings: { roomBytes, days } });
const content = (contentKey: string, ownerId = ANN) => ({ ownerId, contentKey });
const keep = async (cache: SegmentCache, contentKey: string, bytes = 4, ownerId = ANN) => {
  await storage.put('work/painted.mp4', Buffer.alloc(bytes, contentKey));
  await cache.keep(content(contentKey, ownerId), 'work/painted.mp4');
};
const files = () => storage.list(`segments/${ANN}`);
const rows = async () =>
  (await connection.db.select().from(cachedSegment)).map(({ contentKey }) => contentKey).toSorted();
const usedAt = (contentKey: string, ms: number) =>
  connection.db
    .update(cachedSegment)
    .set({ usedAt: new Date(ms) })
    .where(eq(cachedSegment.contentKey, contentKey));

describe('a kept segment', () => {
  test('is given to a later render, which may delete its own copy', async () => {
    const cache = cacheOf();
    await keep(cache, 'a');
    expect(await cache.take(content('a'), 'work/one.mp4')).toBe(true);
    await storage.delete('work/one.mp4');
    expect(await cache.take(content('a'), 'work/two.mp4')).toBe(true);
    expect((await storage.head('work/two.mp4'))?.sizeBytes).toBe(4);
  });

  test('is not given for another content, nor to another account of the same tenant', async () => {
    const cache = cacheOf();
    await keep(cache, 'a');
    expect(await cache.take(content('b'), 'work/three.mp4')).toBe(false);
    expect(await cache.take(content('a', BEN), 'work/three.mp4')).toBe(false);
    expect(await storage.head('work/three.mp4')).toBeUndefined();
  });

  test('whose file is gone is painted anew and kept again', async () => {
    const cache = cacheOf();
    await keep(cache, 'a');
    await storage.deleteAll('segments');
    expect(await cache.take(content('a'), 'work/four.mp4')).toBe(false);
    await keep(cache, 'a');
    expect(await cache.take(content('a'), 'work/four.mp4')).toBe(true);
  });

  test('of an account that is gone is no failure of the render', async () => {
    await keep(cacheOf(), 'a', 4, 99);
    expect(await storage.list('segments/99')).toEqual([]);
  });
});

describe('a sweep', () => {
  test('removes what was not used for so many days', async () => {
    const cache = cacheOf();
    const now = Date.now();
    for (const name of ['old', 'used', 'new']) await keep(cache, name);
    await usedAt('old', now - 8 * DAY_MS);
    await usedAt('used', now - 8 * DAY_MS);
    await cache.take(content('used'), 'work/five.mp4');
    await cache.sweep(now);
    expect(await rows()).toEqual(['new', 'used']);
    expect((await files()).toSorted()).toEqual(['new.mp4', 'used.mp4']);
  });

  test('removes the least used until the rest has room', async () => {
    const cache = cacheOf(10_000);
    for (const [index, name] of ['c', 'a', 'b'].entries()) {
      await keep(cache, name, 400);
      await usedAt(name, Date.now() + index);
    }
    await cacheOf(900).sweep(Date.now());
    expect(await rows()).toEqual(['a', 'b']);
    expect((await files()).toSorted()).toEqual(['a.mp4', 'b.mp4']);
  });

  test('comes by itself once much was written', async () => {
    const cache = cacheOf(1000);
    for (let index = 0; index < 30; index++) await keep(cache, `part-${index}`, 100);
    expect((await rows()).length).toBeLessThanOrEqual(10);
  });

  test('removes everything where nothing is to be kept', async () => {
    await keep(cacheOf(), 'a');
    const none = cacheOf(0);
    expect(await none.take(content('a'), 'work/six.mp4')).toBe(false);
    await keep(none, 'b');
    expect(await rows()).toEqual(['a']);
    await none.sweep(Date.now());
    expect([await rows(), await files()]).toEqual([[], []]);
  });
});
