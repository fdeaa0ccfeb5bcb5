import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { productFeed, shopProduct } from './tables';

/** For the export of an account: its feeds, each with its products. */
export async function productRecords(db: Database, userId: number) {
  const own = eq(productFeed.ownerId, userId);
  const feeds = await db.select().from(productFeed).where(own);
  const products = await db
    .select(getTableColumns(shopProduct))
    .from(shopProduct)
    .innerJoin(productFeed, eq(productFeed.id, shopProduct.feedId))
    .where(own);
  return feeds.map((feed) => ({ ...feed, products: products.filter(({ feedId }) => feedId === feed.id) }));
}
