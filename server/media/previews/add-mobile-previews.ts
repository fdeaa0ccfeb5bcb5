/** Files from before there were previews for phones get theirs. Until then, phones load the larger ones. */

import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { and, asc, eq, gt, isNotNull, isNull, notLike } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Log } from '../../platform/log/log';
import type { Storage } from '../../platform/storage/storage';
import { LIBRARY_PREFIX } from '../files/library-prefix';
import type { MediaPort } from '../media-port';
import { media } from '../tables';
import { storeMobilePreview } from './store-previews';

interface AddParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly mediaPort: Pick<MediaPort, 'shrink'>;
  readonly log: Log;
}

/** Rows that are read at a time. */
const BATCH = 100;

/** One after another, so that it disturbs no request. A file whose preview cannot be read is left for the next time. */
export async function addMobilePreviews(parts: AddParts): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await rowsAfter(parts.db, last);
    for (const row of rows) {
      await addTo(parts, row).catch((err: unknown) => {
        parts.log.warn({ err, mediaId: row.id }, 'making a preview for phones failed');
      });
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

interface OldRow {
  readonly id: number;
  readonly previewKey: string | null;
}

/** Files of the library are seeded with theirs. */
function rowsAfter(db: Database, id: number): Promise<OldRow[]> {
  return db
    .select({ id: media.id, previewKey: media.previewKey })
    .from(media)
    .where(
      and(
        gt(media.id, id),
        isNotNull(media.previewKey),
        isNull(media.mobilePreviewKey),
        notLike(media.previewKey, `${LIBRARY_PREFIX}%`),
      ),
    )
    .orderBy(asc(media.id))
    .limit(BATCH);
}

async function addTo({ db, storage, mediaPort }: AddParts, { id, previewKey }: OldRow): Promise<void> {
  if (previewKey === null) return;
  const preview = await buffer(await storage.read(previewKey));
  const key = await storeMobilePreview({ storage, mediaPort }, path.posix.dirname(previewKey), preview);
  // the file may have been replaced or deleted meanwhile
  const isSame = and(eq(media.id, id), eq(media.previewKey, previewKey));
  const [kept] = await db.update(media).set({ mobilePreviewKey: key }).where(isSame).returning({ id: media.id });
  if (!kept) await storage.delete(key);
}
