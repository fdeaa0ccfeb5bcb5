import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import { publishVideoKind } from '../job-kinds';
import { type PublicationRow, publication } from '../tables';
import { RUNNING } from './own-publications';

/** Ends an upload that is not over. The worker that runs it finds out when it reports the next part. */
export async function endUpload(
  tx: Database,
  jobs: JobQueue,
  id: number,
  now: Date,
): Promise<PublicationRow | undefined> {
  const running = and(eq(publication.id, id), inArray(publication.status, RUNNING));
  const ended = { status: 'cancelled', finishedAt: now, sealedSession: null } as const;
  const [row] = await tx.update(publication).set(ended).where(running).returning();
  if (row) await jobs.remove(tx, [publishVideoKind], id);
  return row;
}

/** Ends all uploads to a channel. */
export async function endUploadsTo(tx: Database, jobs: JobQueue, connectionId: number, now: Date): Promise<void> {
  const running = and(eq(publication.connectionId, connectionId), inArray(publication.status, RUNNING));
  const rows = await tx.select({ id: publication.id }).from(publication).where(running);
  for (const { id } of rows) await endUpload(tx, jobs, id, now);
}
