import { eq } from 'drizzle-orm';
import type { MediaServices } from '../domain';
import { media } from '../tables';

/**
 * Removes a stored file whose registration failed, with all below `prefix`. A commit whose answer was lost on its way has made the
 * row: its file stays. Where that cannot be asked it stays, too, and the sweep finds it.
 */
export async function removeUnused(
  { db, storage, log }: Pick<MediaServices, 'db' | 'storage' | 'log'>,
  fileKey: string,
  prefix: string,
): Promise<void> {
  try {
    const [row] = await db.select({ id: media.id }).from(media).where(eq(media.fileKey, fileKey)).limit(1);
    if (!row) await storage.deleteAll(prefix);
  } catch (error) {
    log.warn({ err: error }, 'a file that was not registered could not be removed');
  }
}
