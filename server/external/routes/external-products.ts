import { productCalls } from '@spotreel/sdk/internal/contract';
import { and, asc, count, ilike, inArray } from 'drizzle-orm';
import { containing } from '../../platform/data/like';
import { implement } from '../domain';
import { ownFeed, ownFeeds } from '../products/own-feeds';
import { refreshFeeds } from '../products/refresh-feeds';
import { shopProduct } from '../products/tables';
import { feedProblemOf, toExternalProduct } from '../products/to-product';

/** A feed that fails is named; products of before and of other feeds are there. */
export const externalProducts = implement(productCalls.externalProducts, async ({ query, user }, services) => {
  const { db } = services;
  const { page, perPage, feed, query: words } = query;
  const asked = feed === undefined ? await ownFeeds(db, user) : [await ownFeed(db, user, feed)];
  await refreshFeeds(services, asked);
  const feeds = await ownFeeds(db, user, feed);
  const own = inArray(
    shopProduct.feedId,
    feeds.map(({ id }) => id),
  );
  const shown = words ? and(own, ilike(shopProduct.name, containing(words))) : own;
  const [counted] = await db.select({ products: count() }).from(shopProduct).where(shown);
  const rows = await db
    .select()
    .from(shopProduct)
    .where(shown)
    .orderBy(asc(shopProduct.name), asc(shopProduct.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    products: rows.map(toExternalProduct),
    page,
    totalResults: counted?.products ?? 0,
    problem: feedProblemOf(feeds),
  };
});
