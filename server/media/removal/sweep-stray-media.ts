/**
 * Files of uploads that no row has. A process leaves them when it is killed between the file and its row. The same happens between
 * the end of a row and that of its files.
 */
import { eq, like } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Storage } from '../../platform/storage/storage';
import type { MediaServices } from '../domain';
import { media } from '../tables';

/** An upload gets its row within minutes of its file. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const ROOT = 'media';

export async function sweepStrayMedia({
  db,
  storage,
  clock,
}: Pick<MediaServices, 'db' | 'storage' | 'clock'>): Promise<void> {
  const beforeMs = clock.now() - KEPT_MS;
  for (const tenant of await storage.list(ROOT)) {
    const prefixes = (await storage.list(`${ROOT}/${tenant}`)).map((name) => `${ROOT}/${tenant}/${name}`);
    const known = await prefixesOf(db, Number(tenant));
    for (const prefix of prefixes) {
      if (known.has(prefix) || !(await isOlder(storage, prefix, beforeMs)) || (await hasRow(db, prefix))) continue;
      await storage.deleteAll(prefix);
    }
  }
}

/** The prefixes that nearly all files below the folder of the tenant have. */
async function prefixesOf(db: Database, tenantId: number): Promise<ReadonlySet<string>> {
  if (!Number.isSafeInteger(tenantId)) return new Set();
  const rows = await db.select({ fileKey: media.fileKey }).from(media).where(eq(media.tenantId, tenantId));
  return new Set(rows.map(({ fileKey }) => fileKey.split('/').slice(0, 3).join('/')));
}

/**
 * True if a row has files of this prefix. The replacer of a file that an agency shares may be of another tenant than
 * the file.
 */
async function hasRow(db: Database, prefix: string): Promise<boolean> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(like(media.fileKey, `${prefix}/%`))
    .limit(1);
  return rows.length > 0;
}

async function isOlder(storage: Storage, prefix: string, beforeMs: number): Promise<boolean> {
  for (const name of await storage.list(prefix)) {
    const file = await storage.head(`${prefix}/${name}`);
    if (file && file.modifiedAt.getTime() >= beforeMs) return false;
  }
  return true;
}
