import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../account/session/authenticate';
import type { MediaRow } from '../media/media-row';
import { media } from '../media/tables';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { brand } from './tables';
import type { BrandRow } from './to-brand';

export interface OwnBrand {
  readonly brand: BrandRow;
  readonly logo: MediaRow | undefined;
}

/** The user's brands, oldest first, or the one of that id. */
export async function ownBrands(db: Database, user: CurrentUser, id?: number): Promise<OwnBrand[]> {
  const own = and(isOwn(user), isNull(brand.deletedAt));
  const rows = await db
    .select({ brand, logo: media })
    .from(brand)
    .leftJoin(media, eq(media.id, brand.logoMediaId))
    .where(id === undefined ? own : and(own, eq(brand.id, id)))
    .orderBy(asc(brand.id));
  return rows.map((row) => ({ brand: row.brand, logo: row.logo ?? undefined }));
}

/** Also those that are deleted. */
export function isOwn(user: CurrentUser) {
  return and(eq(brand.ownerId, user.id), eq(brand.tenantId, user.tenantId));
}

/** Throws `not_found`, also for a brand of somebody else. */
export async function ownBrand(db: Database, user: CurrentUser, id: number): Promise<OwnBrand> {
  const [own] = await ownBrands(db, user, id);
  if (!own) throw new ApiError('not_found');
  return own;
}
