/** Uploads of videos. What the network or the platform interrupts goes on where it stopped. */
import { type ErrorCode, errorCatalogue } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import type { NewJob } from '../../platform/jobs/queue';
import { publishVideoKind } from '../job-kinds';
import { RUNNING } from '../publications/own-publications';
import type { PublishedVideo } from '../publishing-platform';
import { type PublicationRow, publication, publishingConnection } from '../tables';
import { UploadEnded, type UploadParts, uploadVideo } from './upload-video';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Before the second and each further try that got no further. */
export const PAUSES_MS: readonly number[] = [
  2 * SECOND_MS,
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  60 * MINUTE_MS,
];
/** A platform that asks for a longer pause is asked again after this one. */
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

export type PublishParts = UploadParts & {
  /** Default: `PAUSES_MS`. */
  readonly publishingPausesMs?: readonly number[] | undefined;
};

type Owned = Pick<PublicationRow, 'id' | 'ownerId' | 'tenantId'>;

/** `tries`: so far, since the upload last got further; this one included. */
export function publishJob({ id, ownerId, tenantId }: Owned, tries = 1, delayMs = 0): NewJob {
  const owner = { id: ownerId, tenantId };
  return { kind: publishVideoKind, subjectId: id, part: tries, payload: { tries }, delayMs, owner };
}

/** Runs the jobs of the kind `publish-video`. */
export function publishHandler(parts: PublishParts): JobHandler {
  return {
    async lock(tx, { subjectId }) {
      await tx.select({ id: publication.id }).from(publication).where(eq(publication.id, subjectId)).for('update');
    },
    async run({ subjectId, payload }, signal) {
      const row = await begin(parts.db, subjectId);
      if (!row) return nothing;
      try {
        return published(parts, row, await uploadVideo(parts, row, signal));
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof UploadEnded) return nothing;
        if (error instanceof ApiError) return interrupted(parts, row, error, Number(payload.tries));
        throw error;
      }
    },
    isWorthRetry: () => true,
    async failed(tx, { subjectId }) {
      await writeFailure(tx, parts, subjectId, 'publishing_failed');
      return undefined;
    },
  };
}

const nothing: Commit = async () => undefined;

/** Undefined: it is over, or deleted. */
async function begin(db: Database, id: number): Promise<PublicationRow | undefined> {
  const running = and(eq(publication.id, id), inArray(publication.status, RUNNING));
  const [row] = await db.update(publication).set({ status: 'uploading' }).where(running).returning();
  return row;
}

function published({ clock }: PublishParts, { id }: PublicationRow, { url, privacy }: PublishedVideo): Commit {
  const done = { status: 'done', percentage: 100, url, privacy, sealedSession: null } as const;
  return async (tx) => {
    await tx
      .update(publication)
      .set({ ...done, finishedAt: new Date(clock.now()) })
      .where(and(eq(publication.id, id), inArray(publication.status, RUNNING)));
    return undefined;
  };
}

/** Tries again what may go away; tries that get further are not counted. */
function interrupted(parts: PublishParts, before: PublicationRow, error: ApiError, tries: number): Commit {
  const { log, jobs, publishingPausesMs = PAUSES_MS } = parts;
  const { id } = before;
  log.warn({ publication: id, tries, err: error.cause ?? error }, 'an upload was interrupted');
  return async (tx) => {
    const [row] = await tx.select().from(publication).where(eq(publication.id, id));
    if (!row || !RUNNING.includes(row.status)) return undefined;
    const counted = row.sentBytes > before.sentBytes ? 1 : tries;
    const pause = publishingPausesMs[counted - 1];
    if (error.code !== 'publishing_failed' || pause === undefined) {
      await writeFailure(tx, parts, id, error.code);
      if (error.code === 'publishing_reconnect') await markLost(tx, row);
      return undefined;
    }
    const askedMs = Math.min(LONGEST_PAUSE_MS, (error.retryAfterSeconds ?? 0) * SECOND_MS);
    await tx.update(publication).set({ status: 'waiting' }).where(eq(publication.id, id));
    await jobs.enqueue(tx, [publishJob(row, counted + 1, Math.max(pause, askedMs))]);
    return undefined;
  };
}

async function writeFailure(tx: Database, { clock }: PublishParts, id: number, code: ErrorCode): Promise<void> {
  const failure = { code, message: errorCatalogue[code].message };
  await tx
    .update(publication)
    .set({ status: 'failed', failure, sealedSession: null, finishedAt: new Date(clock.now()) })
    .where(and(eq(publication.id, id), inArray(publication.status, RUNNING)));
}

async function markLost(tx: Database, { connectionId }: PublicationRow): Promise<void> {
  await tx
    .update(publishingConnection)
    .set({ needsLogin: true })
    .where(eq(publishingConnection.id, connectionId ?? 0));
}
