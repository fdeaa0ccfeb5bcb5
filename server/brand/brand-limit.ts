import { and, eq, isNull } from 'drizzle-orm';
import { limitsOf } from '../account/plans/entitlements';
import type { CurrentUser } from '../account/session/authenticate';
import { appUser } from '../account/tables';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { brand } from './tables';

/** Throws `organisation_limit`. In a transaction, two requests at once take turns, so that they share one limit. */
export async function requireRoomForBrand(tx: Database, user: CurrentUser, nowMs: number): Promise<void> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.id, user.id)).for('no key update');
  const { organisationLimit } = await limitsOf(tx, row ?? user.row, nowMs);
  if (organisationLimit < 0) return;
  const living = and(eq(brand.ownerId, user.id), isNull(brand.deletedAt));
  const brands = await tx.$count(brand, living);
  if (brands >= organisationLimit) throw new ApiError('organisation_limit');
}
