import { and, eq, isNotNull } from 'drizzle-orm';
import type { CurrentUser } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { isOwn } from './own-brands';
import { brand } from './tables';

/** Null for a brand that was deleted while a project that names it was open: its saves go on without it. */
export async function livingBrandId(db: Database, user: CurrentUser, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const gone = and(eq(brand.id, id), isOwn(user), isNotNull(brand.deletedAt));
  const [row] = await db.select({ id: brand.id }).from(brand).where(gone);
  return row ? null : id;
}
