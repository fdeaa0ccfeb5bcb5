import type { Storage } from '../../platform/storage/storage';
import type { VideoStill } from '../media-port';
import type { StoredThumbnail } from '../tables';

/** Puts them below `prefix/`. */
export async function storeThumbnails(
  storage: Storage,
  prefix: string,
  thumbnails: readonly VideoStill[],
): Promise<StoredThumbnail[]> {
  const stored: StoredThumbnail[] = [];
  for (const [index, { timestampSeconds, image }] of thumbnails.entries()) {
    const key = `${prefix}/thumbnail-${index}.webp`;
    await storage.put(key, image);
    stored.push({ timestamp: timestampSeconds, key });
  }
  return stored;
}
