/** A video or sound file that was uploaded, made into what browsers play: a job of the queue. */
import path from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { ClaimedJob } from '../../platform/jobs/queue';
import { throttledProgress } from '../../platform/jobs/throttled-progress';
import type { Log } from '../../platform/log/log';
import type { Storage } from '../../platform/storage/storage';
import type { ConversionOptions, MediaPort } from '../media-port';
import type { MediaRow } from '../media-row';
import { media } from '../tables';
import { isWorthConvertingAgain, isWorthConvertingLater, toMediaFailure } from './conversion-failure';

export interface ConversionParts {
  readonly db: Database;
  readonly log: Log;
  readonly storage: Storage;
  readonly mediaPort: MediaPort;
}

/** Makes what there is to make of a file, stores it below `prefix`, and answers what the row says of it. */
export type Converter = (
  parts: Pick<ConversionParts, 'storage' | 'mediaPort'>,
  file: string,
  prefix: string,
  options: ConversionOptions,
) => Promise<Partial<MediaRow>>;

/** Nothing but the row of a finished job says so. */
const MOST_PERCENT = 99;

export function conversionHandler(parts: ConversionParts, kind: JobKind, converter: Converter): JobHandler {
  return {
    async lock(tx, { subjectId }) {
      await tx.select({ id: media.id }).from(media).where(eq(media.id, subjectId)).for('update');
    },
    run: (job, signal) => convert(parts, converter, job, signal),
    isWorthRetry: (error, { failures }) => isWorthConvertingAgain(error, failures),
    async failed(tx, { subjectId, payload }, error) {
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

async function convert(
  parts: ConversionParts,
  converter: Converter,
  { subjectId }: ClaimedJob,
  signal: AbortSignal,
): Promise<Commit> {
  const { db, log, storage } = parts;
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
    const options = { signal, onProgress: progress.report };
    const made = await converter(parts, file, path.posix.dirname(row.fileKey), options);
    return async (tx) => {
      await tx
        .update(media)
        .set({ ...made, state: 'ready', percentage: 0 })
        .where(eq(media.id, subjectId));
      return undefined;
    };
  } finally {
    await progress.end();
  }
}
