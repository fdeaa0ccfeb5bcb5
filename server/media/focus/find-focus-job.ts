/** The focus point of an image, found after the answer to its upload: a job of the queue. An image whose point is not found is shown around its middle. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import type { ClaimedJob } from '../../platform/jobs/queue';
import type { Storage } from '../../platform/storage/storage';
import { isWorthConvertingAgain } from '../conversion/conversion-failure';
import type { MediaPort } from '../media-port';
import { media } from '../tables';

export interface FocusParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly mediaPort: MediaPort;
}

export function focusHandler(parts: FocusParts): JobHandler {
  return {
    async lock(tx, { subjectId }) {
      await tx.select({ id: media.id }).from(media).where(eq(media.id, subjectId)).for('update');
    },
    run: (job, signal) => find(parts, job, signal),
    isWorthRetry: (error, { failures }) => isWorthConvertingAgain(error, failures),
    async failed(tx, { subjectId }) {
      await tx.update(media).set({ isFocusDue: false }).where(eq(media.id, subjectId));
      return undefined;
    },
  };
}

async function find(
  { db, storage, mediaPort }: FocusParts,
  { subjectId }: ClaimedJob,
  signal: AbortSignal,
): Promise<Commit> {
  const [row] = await db.select().from(media).where(eq(media.id, subjectId));
  if (!row) return async () => undefined;
  const point = await mediaPort.focus(await storage.localFile(row.shownKey ?? row.fileKey), signal);
  const found = point ? [point.x, point.y] : null;
  const isOfFile = and(eq(media.id, subjectId), eq(media.fileKey, row.fileKey));
  return async (tx) => {
    await tx.update(media).set({ foundFocus: found }).where(isOfFile);
    // a person who moved the point meanwhile keeps it
    const values = { focus: found, isFocusDue: false };
    await tx
      .update(media)
      .set(values)
      .where(and(isOfFile, eq(media.isFocusDue, true)));
    return undefined;
  };
}
