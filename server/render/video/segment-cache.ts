/**
 * Painted segments, kept by their content for later renders of the same account. A row names each file. It is written
 * before the file and deleted after it, so that every file can be found; a row without a file is a miss.
 */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { SegmentCacheSettings } from '../../platform/config/segment-cache-settings';
import { type Database, rowsOf } from '../../platform/data/database';
import type { Log } from '../../platform/log/log';
import type { Storage } from '../../platform/storage/storage';
import { cachedSegmentsPrefix } from '../../project/renders/cached-segments';
import { cachedSegment } from '../../project/renders/tables';

export interface CachedContent {
  /** The account: no other one gets the file. */
  readonly ownerId: number;
  /** See `segmentContentKey`. */
  readonly contentKey: string;
}

export interface SegmentCache {
  /** Copies the kept file to the storage key `to`; false if there is none. */
  take(content: CachedContent, to: string): Promise<boolean>;
  /** Keeps a copy of the file at the storage key `from`. A failure is logged: the render does not need the copy. */
  keep(content: CachedContent, from: string): Promise<void>;
  /** Removes what was unused for too long, then the least used until the rest fits. `now`: milliseconds since 1970. */
  sweep(now: number): Promise<void>;
}

export interface SegmentCacheParts {
  readonly db: Database;
  readonly log: Log;
  readonly storage: Storage;
  readonly settings: SegmentCacheSettings;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** After this share of the room was written by this process, the cache is swept again. */
const SWEEP_SHARE = 0.05;

/** Files that one statement of a sweep finds. */
const SWEPT_AT_ONCE = 500;

export function createSegmentCache(parts: SegmentCacheParts): SegmentCache {
  const { db, log, storage, settings } = parts;
  if (settings.roomBytes === 0)
    return { take: async () => false, keep: async () => {}, sweep: (now) => sweep(parts, now) };
  let writtenBytes = 0;
  return {
    take: (content, to) => take(db, storage, content, to),
    async keep(content, from) {
      try {
        writtenBytes += await keep(db, storage, content, from);
        if (writtenBytes < settings.roomBytes * SWEEP_SHARE) return;
        writtenBytes = 0;
        await sweep(parts, Date.now());
      } catch (error) {
        log.warn({ err: error }, 'a segment could not be kept');
      }
    },
    sweep: (now) => sweep(parts, now),
  };
}

/** The name is the same for all formats: the row does not know the format. */
function keyOf({ ownerId, contentKey }: CachedContent): string {
  return `${cachedSegmentsPrefix(ownerId)}/${contentKey}.mp4`;
}

function rowOf({ ownerId, contentKey }: CachedContent) {
  return and(eq(cachedSegment.ownerId, ownerId), eq(cachedSegment.contentKey, contentKey));
}

async function take(db: Database, storage: Storage, content: CachedContent, to: string): Promise<boolean> {
  const used = await db
    .update(cachedSegment)
    .set({ usedAt: new Date() })
    .where(rowOf(content))
    .returning({ ownerId: cachedSegment.ownerId });
  return used.length > 0 && (await storage.copy(keyOf(content), to));
}

/** Answers the bytes that were added. */
async function keep(db: Database, storage: Storage, content: CachedContent, from: string): Promise<number> {
  const found = await storage.head(from);
  if (!found) return 0;
  const { sizeBytes } = found;
  const usedAt = new Date();
  await db
    .insert(cachedSegment)
    .values({ ...content, sizeBytes, usedAt })
    .onConflictDoUpdate({ target: [cachedSegment.ownerId, cachedSegment.contentKey], set: { sizeBytes, usedAt } });
  await storage.copy(from, keyOf(content));
  return sizeBytes;
}

type Swept = CachedContent & { readonly usedAt: Date };

async function sweep({ db, storage, settings }: SegmentCacheParts, now: number): Promise<void> {
  const unusedSince = new Date(now - settings.days * DAY_MS);
  const old = () => db.select().from(cachedSegment).where(lt(cachedSegment.usedAt, unusedSince)).limit(SWEPT_AT_ONCE);
  for (let found = await old(); found.length > 0; found = await old()) await removeAll(db, storage, found);
  const beyond = () => beyondRoom(db, settings.roomBytes);
  for (let found = await beyond(); found.length > 0; found = await beyond()) await removeAll(db, storage, found);
}

/** Segments without room once all that were used later have theirs. */
async function beyondRoom(db: Database, roomBytes: number): Promise<readonly Swept[]> {
  const found = await rowsOf<{ owner_id: string; content_key: string; used_at: string }>(
    db,
    sql`select owner_id::text, content_key, used_at::text from (
      select *, sum(size_bytes) over (order by used_at desc, owner_id, content_key) as room from ${cachedSegment}
    ) as cached where room > ${roomBytes} limit ${SWEPT_AT_ONCE}`,
  );
  return found.map(({ owner_id, content_key, used_at }) => ({
    ownerId: Number(owner_id),
    contentKey: content_key,
    usedAt: new Date(used_at),
  }));
}

/** The file first. A row that was used meanwhile stays: it may have got a new file. */
async function removeAll(db: Database, storage: Storage, found: readonly Swept[]): Promise<void> {
  for (const content of found) {
    await storage.delete(keyOf(content));
    const unused = sql`date_trunc('milliseconds', ${cachedSegment.usedAt}) <= ${content.usedAt.toISOString()}::timestamptz`;
    await db.delete(cachedSegment).where(and(rowOf(content), unused));
  }
}
