/** Pictures and videos from before their brightness was measured get it. Until then, texts over them are shown as over any picture. */
import { buffer } from 'node:stream/consumers';
import { and, asc, eq, gt, isNotNull, isNull, ne, notLike } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Log } from '../../platform/log/log';
import type { Storage } from '../../platform/storage/storage';
import { LIBRARY_PREFIX } from '../files/library-prefix';
import type { MediaPort } from '../media-port';
import type { MediaRow } from '../media-row';
import { media } from '../tables';

interface MeasuringParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly mediaPort: Pick<MediaPort, 'brightness'>;
  readonly log: Log;
}

type OldRow = Pick<MediaRow, 'id' | 'previewKey' | 'thumbnails'>;

/** Rows that are read at a time. */
const BATCH = 100;

/** One after another, so that it disturbs no request. A file whose preview cannot be read is left for the next time. */
export async function measureOldBrightness(parts: MeasuringParts): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await rowsAfter(parts.db, last);
    for (const row of rows) {
      await measure(parts, row).catch((err: unknown) => {
        parts.log.warn({ err, mediaId: row.id }, 'measuring the brightness of a file failed');
      });
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** Files of the library are seeded with theirs. */
function rowsAfter(db: Database, id: number): Promise<OldRow[]> {
  const { previewKey, brightness, type, thumbnails } = media;
  return db
    .select({ id: media.id, previewKey, thumbnails })
    .from(media)
    .where(
      and(
        gt(media.id, id),
        isNotNull(previewKey),
        isNull(brightness),
        ne(type, 'audio'),
        notLike(previewKey, `${LIBRARY_PREFIX}%`),
      ),
    )
    .orderBy(asc(media.id))
    .limit(BATCH);
}

async function measure({ db, storage, mediaPort }: MeasuringParts, { id, previewKey, thumbnails }: OldRow) {
  if (previewKey === null) return;
  const previews: Uint8Array[] = [];
  for (const key of [previewKey, ...thumbnails.map((thumbnail) => thumbnail.key)])
    previews.push(await buffer(await storage.read(key)));
  const brightness = await mediaPort.brightness(previews);
  // the file may have been replaced meanwhile
  await db
    .update(media)
    .set({ brightness })
    .where(and(eq(media.id, id), eq(media.previewKey, previewKey)));
}
