import type { Publication } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { type PublicationRow, publication } from '../tables';

/** Number of publications of one video that are listed. */
const LISTED = 10;

/** Statuses of an upload that is not over. */
export const RUNNING: PublicationRow['status'][] = ['waiting', 'uploading'];

/** The newest of a video, newest first. */
export async function publicationsOf(db: Database, projectId: number): Promise<PublicationRow[]> {
  const own = eq(publication.projectId, projectId);
  return db.select().from(publication).where(own).orderBy(desc(publication.id)).limit(LISTED);
}

/** Locked until the transaction ends. Throws `not_found`, also for one of another account or project. */
export async function lockPublication(
  tx: Database,
  user: Owner,
  { projectId, publicationId }: { readonly projectId: number; readonly publicationId: number },
): Promise<PublicationRow> {
  const own = and(
    eq(publication.id, publicationId),
    eq(publication.projectId, projectId),
    eq(publication.ownerId, user.id),
    eq(publication.tenantId, user.tenantId),
  );
  const [row] = await tx.select().from(publication).where(own).for('update');
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Uploads of this export to this channel that are not over. */
export function runningUploads({ renderId, connectionId }: Pick<PublicationRow, 'renderId' | 'connectionId'>) {
  return and(
    eq(publication.renderId, renderId),
    eq(publication.connectionId, connectionId ?? 0),
    inArray(publication.status, RUNNING),
  );
}

/** A publication as the API sends it. */
export function toPublication(row: PublicationRow): Publication {
  const { id, projectId, renderId, platform, channel, title, privacy, status, percentage, url, failure } = row;
  return {
    id,
    projectId,
    renderId,
    platform,
    channel,
    title,
    privacy,
    status,
    percentageComplete: percentage,
    url,
    failure: failure && { ...failure },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
