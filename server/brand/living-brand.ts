import { and, eq, isNotNull } from 'drizzle-orm';
import type { CurrentUser } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { isOwn } from './own-brands';
import { brand } from './tables';

/** Null for a brand that was deleted while a project that names it was open: its saves go on without it. */
async function livingBrandId(db: Database, user: CurrentUser, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const gone = and(eq(brand.id, id), isOwn(user), isNotNull(brand.deletedAt));
  const [row] = await db.select({ id: brand.id }).from(brand).where(gone);
  return row ? null : id;
}

/** The brand that `row` has after a save that names `id`. A brand that was deleted has been taken off all rows. */
export async function brandAfter(
  db: Database,
  user: CurrentUser,
  row: { readonly brandId: number | null },
  id: number | null,
): Promise<number | null> {
  return id === row.brandId ? id : livingBrandId(db, user, id);
}
