import { type AccessRows, byPath, library, own, ownWith } from '../access-rules';
import { addMark, MARK } from '../mark';
import type { AddOwned, OwnedRows } from '../owned-rows';

declare module '../owned-rows' {
  interface OwnedRows {
    readonly reviewSourceId: number;
    readonly productFeedId: number;
  }
}

const reviewUserSource = ({ reviewSourceId }: OwnedRows) => `/v1/external/review/user-source/${reviewSourceId}`;

export const access: AccessRows = {
  externalReviews: byPath(({ reviewSourceId }) => `/v1/external/review?source=${reviewSourceId}`),
  reviewSources: own,
  reviewUserSources: own,
  createReviewUserSource: ownWith({ source: 'text', name: 'Mine', text: 'Good' }),
  checkReviews: ownWith({ source: 'text', text: 'Good' }),
  reviewUserSource: byPath(reviewUserSource),
  deleteReviewUserSource: byPath(reviewUserSource),
  reviewPlaces: library,
  externalProducts: byPath(({ productFeedId }) => `/v1/external/product?feed=${productFeedId}`),
  productFeeds: own,
  createProductFeed: ownWith({ kind: 'file', name: 'Mine', text: 'name\nLamp' }),
  readProducts: ownWith({ kind: 'file', name: 'Mine', text: 'name\nLamp' }),
  readTableLink: ownWith({ url: 'http://127.0.0.1/table.csv' }),
  checkProductFeed: ownWith({ kind: 'file', name: 'Mine', text: 'name\nLamp' }),
  deleteProductFeed: byPath(({ productFeedId }) => `/v1/external/product/feed/${productFeedId}`),
};

export const addOwned: AddOwned = async (make, { owner }) => {
  const reviews = await make(owner, '/api/v1/external/review/user-source', {
    source: 'text',
    name: addMark('reviews'),
    text: `${addMark('review')}\n- ${MARK}`,
  });
  const products = await make(owner, '/api/v1/external/product/feed', {
    kind: 'file',
    name: addMark('products'),
    text: `name\n${addMark('product')}`,
  });
  return { reviewSourceId: reviews.id, productFeedId: products.id };
};
