/** A video that was uploaded, made into what browsers play, with a poster and thumbnails: a job of the queue. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import type { ClaimedJob } from '../../platform/jobs/queue';
import { throttledProgress } from '../../platform/jobs/throttled-progress';
import type { Log } from '../../platform/log/log';
import type { Storage } from '../../platform/storage/storage';
import type { ConvertedVideo, MediaPort } from '../media-port';
import { media } from '../tables';
import { storeThumbnails } from '../uploads/store-thumbnails';
import { isWorthConvertingAgain, isWorthConvertingLater, toMediaFailure } from './conversion-failure';

export interface ConversionParts {
  readonly db: Database;
  readonly log: Log;
  readonly storage: Storage;
  readonly mediaPort: MediaPort;
}

/** Nothing but the row of a finished job says so. */
const MOST_PERCENT = 99;

export function conversionHandler(parts: ConversionParts): JobHandler {
  return {
    async lock(tx, { subjectId }) {
      await tx.select({ id: media.id }).from(media).where(eq(media.id, subjectId)).for('update');
    },
    run: (job, signal) => convert(parts, job, signal),
    isWorthRetry: (error, { attempts }) => isWorthConvertingAgain(error, attempts),
    async failed(tx, { kind, subjectId, payload }, error) {
      const failure = toMediaFailure(error);
      await tx.update(media).set({ state: 'failed', failure, percentage: 0 }).where(eq(media.id, subjectId));
      return isWorthConvertingLater(error) ? { kind, subjectId, payload } : undefined;
    },
    async ended({ subjectId, payload }, how) {
      if (how !== 'lost') return;
      const rows = await parts.db.select({ id: media.id }).from(media).where(eq(media.id, subjectId));
      // it was cancelled: what was written since then has no row
      if (rows.length === 0 && typeof payload.prefix === 'string') await parts.storage.deleteAll(payload.prefix);
    },
  };
}

async function convert(parts: ConversionParts, { subjectId }: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { db, log, storage, mediaPort } = parts;
  const waiting = and(eq(media.id, subjectId), inArray(media.state, ['not_loaded', 'processing', 'failed']));
  const begun = { state: 'processing' as const, failure: null, percentage: 0 };
  const [row] = await db.update(media).set(begun).where(waiting).returning();
  if (!row) return async () => undefined;
  const progress = throttledProgress(log, async (share) => {
    const percentage = Math.min(MOST_PERCENT, Math.floor(share * 100));
    await db.update(media).set({ percentage }).where(waiting);
  });
  try {
    const file = await storage.localFile(row.fileKey);
    const converted = await mediaPort.convertVideo(file, { signal, onProgress: progress.report });
    signal.throwIfAborted();
    const keys = await keep(storage, path.posix.dirname(row.fileKey), converted);
    return async (tx) => {
      await tx
        .update(media)
        .set({ ...keys, state: 'ready', percentage: 0 })
        .where(eq(media.id, subjectId));
      return undefined;
    };
  } finally {
    await progress.end();
  }
}

async function keep(storage: Storage, prefix: string, { preview, shownFile, thumbnails }: ConvertedVideo) {
  try {
    const previewKey = `${prefix}/preview.webp`;
    const shownKey = `${prefix}/shown${path.extname(shownFile)}`;
    await storage.put(previewKey, preview);
    await storage.putFile(shownKey, shownFile);
    return { previewKey, shownKey, thumbnails: await storeThumbnails(storage, prefix, thumbnails) };
  } finally {
    await rm(shownFile, { force: true });
  }
}
