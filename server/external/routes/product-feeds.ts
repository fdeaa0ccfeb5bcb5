import { type ProductFeedDraft, productCalls } from '@spotreel/sdk/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../implement';
import { feedAddress, loadFeed } from '../products/load-feed';
import { ownFeed, ownFeeds, toFeed } from '../products/own-feeds';
import { FEED_REFRESH_MS } from '../products/refresh-feeds';
import { addFeed, requireRoomForFeed } from '../products/store-products';
import { productFeed } from '../products/tables';
import { toUnderstoodProducts, type UnderstoodFeed, understandProducts } from '../products/understand-products';
import type { ExternalServices } from '../services';

export const productFeeds = implement(productCalls.productFeeds, async ({ user }, { db }) =>
  (await ownFeeds(db, user)).map(toFeed),
);

export const checkProductFeed = implement(productCalls.checkProductFeed, async ({ body, user }, services) => {
  await services.limiters.external.spend(String(user.id));
  return toUnderstoodProducts((await readDraft(body, services)).feed);
});

export const createProductFeed = implement(productCalls.createProductFeed, async ({ body, user }, services) => {
  const { db, limiters, clock } = services;
  await limiters.external.spend(String(user.id));
  // before the shop is asked, and again when the row is written
  await requireRoomForFeed(db, user);
  const { url, feed } = await readDraft(body, services);
  const refreshedAt = new Date(clock.now());
  const nextRefreshAt = url === null ? null : new Date(refreshedAt.getTime() + FEED_REFRESH_MS);
  const name = body.name ?? (url === null ? '' : new URL(url).hostname);
  const id = await addFeed(db, user, { kind: body.kind, name, url, refreshedAt, nextRefreshAt }, feed.products);
  return toFeed(await ownFeed(db, user, id));
});

export const deleteProductFeed = implement(productCalls.deleteProductFeed, async ({ params, user }, { db }) => {
  const { id } = await ownFeed(db, user, params.id);
  await db.delete(productFeed).where(eq(productFeed.id, id));
  return { id };
});

interface ReadDraft {
  /** Null for a file. */
  readonly url: string | null;
  readonly feed: UnderstoodFeed;
}

async function readDraft(draft: ProductFeedDraft, services: ExternalServices): Promise<ReadDraft> {
  if (draft.kind === 'file') return { url: null, feed: understandProducts(draft.text, 'text') };
  const url = feedAddress(draft.kind, draft.url);
  return { url, feed: await loadFeed(services, draft.kind, url) };
}
