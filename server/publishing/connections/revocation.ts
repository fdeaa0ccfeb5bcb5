/** Asks platforms to end permissions. While a platform does not answer, that is tried again for half a day. */
import type { PublishingPlatformName } from '@spotreel/sdk/internal/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { JobHandler } from '../../platform/jobs/job-handler';
import type { ClaimedJob, JobQueue, NewJob } from '../../platform/jobs/queue';
import type { PublishingServices } from '../domain';
import { publishingRevokeKind } from '../job-kinds';
import { tokenOwner } from '../sealed-values';
import { type ConnectionRow, publishingConnection } from '../tables';

/** 30 s, 2 min, 8 min, 32 min, 2 h, 8.5 h. */
const FIRST_PAUSE_MS = 30_000;
const MOST_TRIES = 7;

interface Revocation {
  readonly platform: PublishingPlatformName;
  readonly sealedToken: string;
  /** Owner that the token was encrypted for. */
  readonly owner: string;
}

type RevocationParts = Pick<PublishingServices, 'jobs' | 'publishingPlatforms' | 'secretBox'>;

/**
 * Deletes a channel and enqueues the end of its permission. Platforms end all permissions of a person at once, so a channel
 * that another account has connected too keeps it.
 */
export async function removeConnection(tx: Database, jobs: JobQueue, row: ConnectionRow): Promise<void> {
  await tx.delete(publishingConnection).where(eq(publishingConnection.id, row.id));
  const { platform, channelId, sealedToken } = row;
  const same = and(
    eq(publishingConnection.platform, platform),
    eq(publishingConnection.channelId, channelId),
    ne(publishingConnection.id, row.id),
  );
  if ((await tx.$count(publishingConnection, same)) > 0) return;
  await jobs.enqueue(tx, [revocationJob(row.id, { platform, sealedToken, owner: tokenOwner(row) })]);
}

/** Revokes the channels of an account that ends. */
export async function removeConnectionsOf(tx: Database, jobs: JobQueue, userId: number): Promise<void> {
  const rows = await tx.select().from(publishingConnection).where(eq(publishingConnection.ownerId, userId));
  for (const row of rows) await removeConnection(tx, jobs, row);
}

export function revocationHandler({ jobs, publishingPlatforms, secretBox }: RevocationParts): JobHandler {
  return {
    // the row of the channel is gone
    lock: async () => {},
    async run(job) {
      const { platform, sealedToken, owner } = revocationOf(job);
      const target = publishingPlatforms.find((one) => one.platform === platform);
      const token = secretBox.open(sealedToken, owner);
      if (target && token) await target.revoke(token);
      return async () => undefined;
    },
    isWorthRetry: () => false,
    async failed(tx, job) {
      const tries = Number(job.payload.tries);
      const again = revocationOf(job);
      if (tries >= MOST_TRIES) return revocationJob(job.subjectId, again);
      await jobs.enqueue(tx, [revocationJob(job.subjectId, again, tries + 1, FIRST_PAUSE_MS * 4 ** (tries - 1))]);
      return undefined;
    },
  };
}

function revocationJob(connectionId: number, revocation: Revocation, tries = 1, delayMs = 0): NewJob {
  const payload = { ...revocation, tries };
  return { kind: publishingRevokeKind, subjectId: connectionId, part: tries, payload, delayMs };
}

function revocationOf({ payload }: ClaimedJob): Revocation {
  const { platform, sealedToken, owner } = payload as Record<keyof Revocation, string>;
  return { platform: platform as PublishingPlatformName, sealedToken, owner };
}
