import type { PublishingConnection } from '@spotreel/sdk/internal/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { type ConnectionRow, publishingConnection } from '../tables';

/** The channels of an account, oldest first. */
export async function ownConnections(db: Database, user: Owner): Promise<ConnectionRow[]> {
  return db.select().from(publishingConnection).where(isOwn(user)).orderBy(asc(publishingConnection.id));
}

/** Throws `not_found`, also for a channel of another account. */
export async function ownConnection(db: Database, user: Owner, id: number): Promise<ConnectionRow> {
  const [row] = await db
    .select()
    .from(publishingConnection)
    .where(and(isOwn(user), eq(publishingConnection.id, id)));
  if (!row) throw new ApiError('not_found');
  return row;
}

function isOwn(user: Owner) {
  return and(eq(publishingConnection.ownerId, user.id), eq(publishingConnection.tenantId, user.tenantId));
}

/** A channel as the API sends it. */
export function toConnection({ id, platform, name, url, needsLogin, createdAt }: ConnectionRow): PublishingConnection {
  return { id, platform, name, url, needsLogin, createdAt: createdAt.toISOString() };
}
