import type { Route } from '../../platform/http/implement';
import type { ExternalServices } from '../services';
import { externalProducts } from './external-products';
import { checkProductFeed, createProductFeed, deleteProductFeed, productFeeds, readProducts } from './product-feeds';
import { readTableLink } from './table-link';

/** Products of shops, and tables at addresses. */
export const productRoutes: readonly Route<ExternalServices>[] = [
  externalProducts,
  productFeeds,
  checkProductFeed,
  readProducts,
  createProductFeed,
  deleteProductFeed,
  readTableLink,
];
