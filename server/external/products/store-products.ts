import { and, eq } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import { appUser } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { StorableProduct } from './found-product';
import { productFeed, shopProduct } from './tables';

/** Feeds of one account. */
const MOST_FEEDS = 20;
type NewFeed = Omit<typeof productFeed.$inferInsert, 'tenantId' | 'ownerId'>;

/**
 * Stores a feed with its products, and answers its id. One with the same address is there only once, in the encoding that
 * was chosen last. Throws `source_limit`.
 */
export function addFeed(
  db: Database,
  user: Owner,
  feed: NewFeed,
  products: readonly StorableProduct[],
): Promise<number> {
  return db.transaction(async (tx) => {
    // two requests at once take turns
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, user.id)).for('no key update');
    const present = await sameFeed(tx, user, feed.url);
    if (present) {
      if (present.encoding !== (feed.encoding ?? null)) await readOtherwise(tx, present.id, feed, products);
      return present.id;
    }
    await requireRoomForFeed(tx, user);
    const owner = { tenantId: user.tenantId, ownerId: user.id };
    const [row] = await tx
      .insert(productFeed)
      .values({ ...feed, ...owner })
      .returning({ id: productFeed.id });
    if (!row) throw new Error('The feed was not created');
    await storeProducts(tx, row.id, products);
    return row.id;
  });
}

/** Throws `source_limit`. */
export async function requireRoomForFeed(db: Database, user: Owner): Promise<void> {
  const feeds = await db.$count(productFeed, eq(productFeed.ownerId, user.id));
  if (feeds >= MOST_FEEDS) throw new ApiError('source_limit');
}

/** Replaces the products of a feed, in a transaction of the caller. */
export async function storeProducts(tx: Database, feedId: number, products: readonly StorableProduct[]): Promise<void> {
  await tx.delete(shopProduct).where(eq(shopProduct.feedId, feedId));
  if (products.length === 0) return;
  const rows = products.map(({ price, regularPrice, ...rest }) => ({
    ...rest,
    ...(price ?? {}),
    regularAmount: regularPrice?.amount ?? null,
    feedId,
  }));
  await tx.insert(shopProduct).values(rows);
}

async function sameFeed(
  tx: Database,
  user: Owner,
  url: string | null | undefined,
): Promise<Pick<typeof productFeed.$inferSelect, 'id' | 'encoding'> | undefined> {
  if (!url) return undefined;
  const [row] = await tx
    .select({ id: productFeed.id, encoding: productFeed.encoding })
    .from(productFeed)
    .where(and(eq(productFeed.ownerId, user.id), eq(productFeed.url, url)));
  return row;
}

/** A person has chosen another encoding for a feed that is there. */
async function readOtherwise(
  tx: Database,
  id: number,
  { encoding, refreshedAt, nextRefreshAt }: NewFeed,
  products: readonly StorableProduct[],
): Promise<void> {
  await tx
    .update(productFeed)
    .set({ encoding, refreshedAt, nextRefreshAt, problem: null })
    .where(eq(productFeed.id, id));
  await storeProducts(tx, id, products);
}
