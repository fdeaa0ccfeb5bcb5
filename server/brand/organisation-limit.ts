import { and, eq, isNull } from 'drizzle-orm';
import { limitsOf } from '../account/limits';
import type { CurrentUser } from '../account/session/authenticate';
import { appUser } from '../account/tables';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { organisation } from './tables';

/** Throws `organisation_limit`. In a transaction, two requests at once take turns, so that they share one limit. */
export async function requireRoomForPlace(tx: Database, user: CurrentUser): Promise<void> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.id, user.id)).for('update');
  const { organisationLimit } = limitsOf(row ?? user.row);
  if (organisationLimit < 0) return;
  const living = and(eq(organisation.ownerId, user.id), isNull(organisation.deletedAt));
  const organisations = await tx.$count(organisation, living);
  if (organisations >= organisationLimit) throw new ApiError('organisation_limit');
}
