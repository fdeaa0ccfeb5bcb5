/** Images from before there were masters get theirs. Until then, browsers and the renderer may read them differently. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Log } from '../../platform/log/log';
import type { Storage } from '../../platform/storage/storage';
import type { InspectedImage, MediaPort } from '../media-port';
import type { MediaRow } from '../media-row';
import { media } from '../tables';
import { UPLOAD_PREVIEW_PX } from '../uploads/inspect-upload';
import { storePreviews } from './store-previews';

interface MasterParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly mediaPort: Pick<MediaPort, 'image' | 'shrink' | 'brightness'>;
  readonly log: Log;
}

/** Rows that are read at a time. */
const BATCH = 100;

/** One after another, so that it disturbs no request. An image that cannot be read stays as it is. */
export async function addOldMasters(parts: MasterParts): Promise<void> {
  const { db, log } = parts;
  let last = 0;
  for (;;) {
    const due = and(gt(media.id, last), eq(media.isMasterDue, true));
    const rows = await db.select().from(media).where(due).orderBy(asc(media.id)).limit(BATCH);
    for (const row of rows) {
      const made = await masterOf(parts, row).catch((err: unknown) => {
        log.warn({ err, mediaId: row.id }, 'making a copy of an old image failed');
        // while people upload, the next sweep has another try
        return isSpotreelError(err, 'rate_limited') ? undefined : {};
      });
      if (!made) continue;
      // the file may have been replaced or deleted meanwhile
      const isSame = and(eq(media.id, row.id), eq(media.fileKey, row.fileKey));
      await db
        .update(media)
        .set({ ...made, isMasterDue: false })
        .where(isSame);
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

async function masterOf({ storage, mediaPort }: MasterParts, row: MediaRow): Promise<Partial<MediaRow>> {
  const file = await storage.localFile(row.fileKey);
  const { shownFile, preview, isAnimated, ...size } = await mediaPort.image(file, UPLOAD_PREVIEW_PX, row.ownerId ?? 0);
  const notice = isAnimated ? 'first_frame' : null;
  if (!shownFile) return { notice };
  try {
    if (!isAsLarge(size, row)) return { notice };
    const prefix = path.posix.dirname(row.fileKey);
    const shownKey = `${prefix}/shown${path.extname(shownFile)}`;
    await storage.putFile(shownKey, shownFile);
    return { notice, shownKey, ...(await storePreviews({ storage, mediaPort }, prefix, preview)) };
  } finally {
    await rm(shownFile, { force: true });
  }
}

/** Crops and placements are kept in the pixels of the image: one of another size would move them. */
function isAsLarge(size: Pick<InspectedImage, 'widthPx' | 'heightPx'>, { widthPx, heightPx }: MediaRow): boolean {
  return size.widthPx === widthPx && size.heightPx === heightPx;
}
