import type { ExternalProduct } from '@spotreel/sdk/internal/contract';
import type { OwnFeed } from './own-feeds';
import type { shopProduct } from './tables';

/** Problem of a feed, if there is one. */
export function feedProblemOf(feeds: readonly OwnFeed[]): string | null {
  const failed = feeds.find(({ problem }) => problem !== null);
  return failed ? `${failed.name}: ${failed.problem}` : null;
}

/** A product as the API sends it. */
export function toExternalProduct(row: typeof shopProduct.$inferSelect): ExternalProduct {
  const { id, feedId, name, description, amount, regularAmount, currency, url, imageUrl } = row;
  const priceOf = (value: number | null) => (value === null ? null : { amount: value, currency });
  return {
    id,
    feed: feedId,
    name,
    description,
    price: priceOf(amount),
    regularPrice: priceOf(regularAmount),
    url,
    imageUrl,
  };
}
