import { and, eq, lte } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import type { ExternalServices } from '../domain';
import { loadFeed } from './load-feed';
import type { OwnFeed } from './own-feeds';
import { storeProducts } from './store-products';
import { productFeed } from './tables';

/** Milliseconds until a feed is read again, and after it failed. */
export const FEED_REFRESH_MS = 6 * 60 * 60 * 1000;
const RETRY_MS = 10 * 60 * 1000;

/** Reads the feeds again that are due. What fails is written beside its feed, and keeps the products of before. */
export async function refreshFeeds(services: ExternalServices, feeds: readonly OwnFeed[]): Promise<void> {
  const now = services.clock.now();
  const due = feeds.filter(({ nextRefreshAt }) => nextRefreshAt && nextRefreshAt.getTime() <= now);
  await Promise.all(due.map((feed) => refresh(services, feed)));
}

async function refresh(services: ExternalServices, feed: OwnFeed): Promise<void> {
  const { db, clock } = services;
  const now = new Date(clock.now());
  const isDue = and(eq(productFeed.id, feed.id), lte(productFeed.nextRefreshAt, now));
  const next = { nextRefreshAt: new Date(now.getTime() + FEED_REFRESH_MS) };
  // of several requests at once, one reads the feed
  if ((await db.update(productFeed).set(next).where(isDue).returning({ id: productFeed.id })).length === 0) return;
  const found = await read(services, feed);
  await db.transaction(async (tx) => {
    const change =
      'problem' in found
        ? { problem: found.problem, nextRefreshAt: new Date(now.getTime() + RETRY_MS) }
        : { problem: null, refreshedAt: now };
    const [row] = await tx.update(productFeed).set(change).where(eq(productFeed.id, feed.id)).returning();
    // it may be deleted by now
    if (row && 'products' in found) await storeProducts(tx, feed.id, found.products);
  });
}

async function read(services: ExternalServices, { kind, url, encoding, ownerId }: OwnFeed) {
  if (kind === 'file' || url === null) return { problem: 'A file is not read again.' };
  try {
    return await loadFeed(services, ownerId, kind, url, encoding ?? undefined);
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.details?.url?.[0] ?? error.message };
    throw error;
  }
}
