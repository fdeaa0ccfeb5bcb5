import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema, QueryIdSchema } from '../schemas/ids';
import { clampedNumber, id, queryId, searchText } from '../schemas/scalars';
import {
  externalProducts,
  productFeed,
  productFeedDraft,
  productsInput,
  readProducts,
  understoodProducts,
} from './product';

const draftErrors = [
  'url_forbidden',
  'url_unreachable',
  'payload_too_large',
  'input_too_complex',
  'rate_limited',
] as const;

/** Products of the account's shops, and the feeds that they come from. */
export const productCalls = {
  externalProducts: defineCall({
    method: 'GET',
    path: '/v1/external/product',
    auth: 'user',
    summary:
      'Products of the feeds of the account, by name. Feeds with an address are read again after 6 hours. Where that fails, `problem` says so.',
    query: z.object({
      page: clampedNumber(1, 1000),
      perPage: clampedNumber(50, 50),
      /** Part of the name. */
      query: z._default(searchText, ''),
      /** Id of one feed of the account. Default: all. */
      feed: z.optional(queryId as QueryIdSchema<'productFeed'>),
    }),
    output: externalProducts,
    errors: ['not_found'],
  }),
  productFeeds: defineCall({
    method: 'GET',
    path: '/v1/external/product/feed',
    auth: 'user',
    summary: 'All product feeds of the account, by name: at most 20.',
    output: z.array(productFeed),
  }),
  createProductFeed: defineCall({
    method: 'POST',
    path: '/v1/external/product/feed',
    auth: 'user',
    summary: 'Adds a feed and reads its products, at most 1,000. An address that is there already is answered instead.',
    body: productFeedDraft,
    output: productFeed,
    errors: ['source_limit', ...draftErrors],
  }),
  checkProductFeed: defineCall({
    method: 'POST',
    path: '/v1/external/product/feed/check',
    auth: 'user',
    summary: 'What a feed would be understood as. Nothing is stored.',
    body: productFeedDraft,
    output: understoodProducts,
    errors: draftErrors,
  }),
  readProducts: defineCall({
    method: 'POST',
    path: '/v1/external/product/feed/read',
    auth: 'user',
    summary: 'The products of a feed of the account, of an address or of a file, at most 500. Stores nothing.',
    body: productsInput,
    output: readProducts,
    errors: ['not_found', ...draftErrors],
  }),
  deleteProductFeed: defineCall({
    method: 'DELETE',
    path: '/v1/external/product/feed/{productFeedId}',
    auth: 'user',
    summary: 'Deletes a feed and its products. Videos keep what they show.',
    output: z.looseObject({ id: id as IdSchema<'productFeed'> }),
    errors: ['not_found'],
  }),
} as const;
