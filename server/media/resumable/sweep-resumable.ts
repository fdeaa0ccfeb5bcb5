/** Removes uploads that were given up, and parts that belong to none. */
import { lt } from 'drizzle-orm';
import type { MediaServices } from '../domain';
import { mediaUpload } from '../tables';
import { INCOMING, partsPrefix, UPLOAD_KEPT_MS } from './own-upload';

export async function sweepResumable({
  db,
  storage,
  clock,
}: Pick<MediaServices, 'db' | 'storage' | 'clock'>): Promise<void> {
  // read before the rows: an upload that begins meanwhile is not among them
  const folders = await storage.list(INCOMING);
  await db.delete(mediaUpload).where(lt(mediaUpload.touchedAt, new Date(clock.now() - UPLOAD_KEPT_MS)));
  const rows = await db.select({ id: mediaUpload.id }).from(mediaUpload);
  const known = new Set(rows.map(({ id }) => String(id)));
  for (const id of folders) if (!known.has(id)) await storage.deleteAll(partsPrefix(Number(id)));
}
