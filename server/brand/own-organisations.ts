import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../account/session/authenticate';
import type { MediaRow } from '../media/media-row';
import { media } from '../media/tables';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { organisation } from './tables';
import type { OrganisationRow } from './to-organisation';

export interface OwnOrganisation {
  readonly organisation: OrganisationRow;
  readonly logo: MediaRow | undefined;
}

/** The user's brands, oldest first, or the one of that id. */
export async function ownOrganisations(db: Database, user: CurrentUser, id?: number): Promise<OwnOrganisation[]> {
  const own = and(isOwn(user), isNull(organisation.deletedAt));
  const rows = await db
    .select({ organisation, logo: media })
    .from(organisation)
    .leftJoin(media, eq(media.id, organisation.logoMediaId))
    .where(id === undefined ? own : and(own, eq(organisation.id, id)))
    .orderBy(asc(organisation.id));
  return rows.map((row) => ({ organisation: row.organisation, logo: row.logo ?? undefined }));
}

/** Also those that are deleted. */
export function isOwn(user: CurrentUser) {
  return and(eq(organisation.ownerId, user.id), eq(organisation.tenantId, user.tenantId));
}

/** Throws `not_found`, also for a brand of somebody else. */
export async function ownOrganisation(db: Database, user: CurrentUser, id: number): Promise<OwnOrganisation> {
  const [brand] = await ownOrganisations(db, user, id);
  if (!brand) throw new ApiError('not_found');
  return brand;
}
