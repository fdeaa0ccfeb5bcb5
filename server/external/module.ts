import { defineModule } from '../platform/modules/module';
import { externalDomain } from './domain';
import { productRecords } from './products/product-records';
import { reviewRecords } from './review-records';
import { externalProducts } from './routes/external-products';
import { externalReviews } from './routes/external-reviews';
import {
  checkProductFeed,
  createProductFeed,
  deleteProductFeed,
  productFeeds,
  readProducts,
} from './routes/product-feeds';
import {
  checkReviews,
  createReviewUserSource,
  deleteReviewUserSource,
  reviewPlaces,
  reviewSources,
  reviewUserSource,
  reviewUserSources,
} from './routes/review-sources';
import { readTableLink } from './routes/table-link';

export const externalModule = defineModule(externalDomain, {
  calls: [
    externalReviews,
    reviewSources,
    reviewUserSources,
    createReviewUserSource,
    checkReviews,
    reviewUserSource,
    deleteReviewUserSource,
    reviewPlaces,
    externalProducts,
    productFeeds,
    checkProductFeed,
    readProducts,
    createProductFeed,
    deleteProductFeed,
    readTableLink,
  ],
  personalRecords: { 'reviews.json': reviewRecords, 'products.json': productRecords },
});
