import type { ProductFeed } from '@spotreel/sdk/internal/contract';
import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { productFeed, shopProduct } from './tables';

export interface OwnFeed extends Readonly<typeof productFeed.$inferSelect> {
  /** Products that are stored. */
  readonly products: number;
}

/** The account's feeds by name, or the one of that id. */
export async function ownFeeds(db: Database, user: Owner, id?: number): Promise<OwnFeed[]> {
  const own = and(eq(productFeed.ownerId, user.id), eq(productFeed.tenantId, user.tenantId));
  return db
    .select({ ...getTableColumns(productFeed), products: count(shopProduct.id) })
    .from(productFeed)
    .leftJoin(shopProduct, eq(shopProduct.feedId, productFeed.id))
    .where(id === undefined ? own : and(own, eq(productFeed.id, id)))
    .groupBy(productFeed.id)
    .orderBy(asc(productFeed.name), asc(productFeed.id));
}

/** Throws `not_found`, also for a feed of another account. */
export async function ownFeed(db: Database, user: Owner, id: number): Promise<OwnFeed> {
  const [own] = await ownFeeds(db, user, id);
  if (!own) throw new ApiError('not_found');
  return own;
}

/** A feed as the API sends it. */
export function toFeed({
  id,
  kind,
  name,
  url,
  encoding,
  products,
  refreshedAt,
  problem,
  createdAt,
}: OwnFeed): ProductFeed {
  return {
    id,
    kind,
    name,
    url,
    encoding,
    products,
    refreshedAt: refreshedAt.toISOString(),
    problem,
    createdAt: createdAt.toISOString(),
  };
}
