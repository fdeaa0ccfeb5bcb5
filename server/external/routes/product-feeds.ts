import {
  PRODUCTS_AT_ONCE,
  type ProductFeedDraft,
  productCalls,
  type ReadProducts,
} from '@spotreel/sdk/internal/contract';
import { asc, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { type ExternalServices, implement } from '../domain';
import { feedAddress, loadFeed } from '../products/load-feed';
import { ownFeed, ownFeeds, toFeed } from '../products/own-feeds';
import { FEED_REFRESH_MS, refreshFeeds } from '../products/refresh-feeds';
import { addFeed, requireRoomForFeed } from '../products/store-products';
import { productFeed, shopProduct } from '../products/tables';
import { feedProblemOf, toExternalProduct } from '../products/to-product';
import { SHOWN_PROBLEMS, toShopProduct, toUnderstoodProducts } from '../products/to-understood-products';
import type { UnderstoodFeed } from '../products/understand-products';

export const productFeeds = implement(productCalls.productFeeds, async ({ user }, { db }) =>
  (await ownFeeds(db, user)).map(toFeed),
);

export const checkProductFeed = implement(productCalls.checkProductFeed, async ({ body, user }, services) => {
  await services.limiters.external.spend(String(user.id));
  return toUnderstoodProducts((await readDraft(body, services, user)).feed);
});

export const readProducts = implement(productCalls.readProducts, async ({ body, user }, services) => {
  await services.limiters.external.spend(String(user.id));
  if (body.kind === 'feed') return readOwnFeed(services, user, body.feed);
  const { products, problems } = (await readDraft(body, services, user)).feed;
  return {
    products: products.slice(0, PRODUCTS_AT_ONCE).map(toShopProduct),
    totalResults: products.length,
    unreadable: problems.length,
    problems: problems.slice(0, SHOWN_PROBLEMS),
    problem: null,
  };
});

export const createProductFeed = implement(productCalls.createProductFeed, async ({ body, user }, services) => {
  const { db, limiters, clock } = services;
  await limiters.external.spend(String(user.id));
  // before the shop is asked, and again when the row is written
  await requireRoomForFeed(db, user);
  const { url, encoding, feed } = await readDraft(body, services, user);
  const refreshedAt = new Date(clock.now());
  const nextRefreshAt = url === null ? null : new Date(refreshedAt.getTime() + FEED_REFRESH_MS);
  const name = body.name ?? (url === null ? '' : new URL(url).hostname);
  const id = await addFeed(
    db,
    user,
    { kind: body.kind, name, url, encoding, refreshedAt, nextRefreshAt },
    feed.products,
  );
  return toFeed(await ownFeed(db, user, id));
});

export const deleteProductFeed = implement(productCalls.deleteProductFeed, async ({ params, user }, { db }) => {
  const { id } = await ownFeed(db, user, params.productFeedId);
  await db.delete(productFeed).where(eq(productFeed.id, id));
  return { id };
});

interface ReadDraft {
  /** Null for a file. */
  readonly url: string | null;
  /** Null: none was chosen. */
  readonly encoding: string | null;
  readonly feed: UnderstoodFeed;
}

async function readDraft(draft: ProductFeedDraft, services: ExternalServices, user: CurrentUser): Promise<ReadDraft> {
  if (draft.kind === 'file') {
    const caller = { account: user.id, field: 'text' };
    return { url: null, encoding: null, feed: await services.parsing.parse('products', caller, draft.text, 'text') };
  }
  const url = feedAddress(draft.kind, draft.url);
  const encoding = draft.kind === 'address' ? draft.encoding : undefined;
  return { url, encoding: encoding ?? null, feed: await loadFeed(services, user.id, draft.kind, url, encoding) };
}

/** Products of before if the feed cannot be read at the moment. */
async function readOwnFeed(services: ExternalServices, user: CurrentUser, id: number): Promise<ReadProducts> {
  const { db } = services;
  await refreshFeeds(services, [await ownFeed(db, user, id)]);
  const feed = await ownFeed(db, user, id);
  const rows = await db
    .select()
    .from(shopProduct)
    .where(eq(shopProduct.feedId, feed.id))
    .orderBy(asc(shopProduct.name), asc(shopProduct.id))
    .limit(PRODUCTS_AT_ONCE);
  return {
    products: rows.map(toExternalProduct),
    totalResults: feed.products,
    unreadable: 0,
    problems: [],
    problem: feedProblemOf([feed]),
  };
}
