import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema } from '../schemas/ids';
import { clampedNumber, id, searchText } from '../schemas/scalars';
import { media } from './media';
import { stockResults, stockSource } from './stock';

const search = {
  query: z.object({
    /** Default: the first one of `sources`. */
    source: z.optional(stockSource),
    /** Words; without them a source answers what it recommends. */
    query: z._default(searchText, ''),
    page: clampedNumber(1, 500),
    size: clampedNumber(24, 80),
  }),
  output: stockResults,
  errors: ['stock_unavailable', 'stock_limited', 'rate_limited'],
} as const;

/** Stock images and videos: a search of several sources, and a copy of what is picked. */
export const stockCalls = {
  imageSearch: defineCall({
    method: 'GET',
    path: '/v1/image/search',
    auth: 'user',
    summary: 'Searches the stock images of one source.',
    ...search,
  }),
  videoSearch: defineCall({
    method: 'GET',
    path: '/v1/video/search',
    auth: 'user',
    summary: 'Searches the stock videos of one source.',
    ...search,
  }),
  takeStock: defineCall({
    method: 'POST',
    path: '/v1/media/stock',
    auth: 'user',
    summary:
      'Copies a stock image or video into the files of the account, with its author, link and license. One that is there already is answered instead.',
    body: z.object({
      source: stockSource,
      type: z.enum(['image', 'video']),
      id,
      /** Null: the top. */
      folder: z.optional(z.nullable(id as IdSchema<'folder'>)),
    }),
    output: media,
    errors: [
      'stock_unavailable',
      'stock_limited',
      'rate_limited',
      'payload_too_large',
      'media_type_unsupported',
      'media_undecodable',
      'image_too_large',
    ],
  }),
} as const;
