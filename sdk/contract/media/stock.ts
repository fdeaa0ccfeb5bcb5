import * as z from 'zod/mini';
import { id } from '../schemas/scalars';
import { stockOrigin } from './media';

/**
 * Source of stock images and videos. `library`: those that come with Spotreel. The others need a key of the server's
 * operator.
 */
export const stockSource = z.enum(['library', 'pexels', 'pixabay']);
/** Source of a stock image or video. */
export type StockSource = z.infer<typeof stockSource>;

export const stockItem = z.looseObject({
  /** Unique among those of one type of its source. */
  id,
  name: z.string(),
  /** Pixels. */
  height: z.int(),
  /** Pixels. */
  width: z.int(),
  /** Address of the file: some addresses end after a day. */
  largeUrl: z.string(),
  /** Address of a small picture. */
  thumbnailUrl: z.string(),
  /** Seconds; videos only. */
  duration: z.optional(z.number()),
  origin: stockOrigin,
});
/** A stock image or video that a search found. */
export type StockItem = z.infer<typeof stockItem>;

export const stockResults = z.looseObject({
  source: stockSource,
  searchTerm: z.string(),
  page: z.int(),
  /** Found in all pages. A source may give fewer than it has found. */
  totalResults: z.int(),
  itemList: z.array(stockItem),
  /** Sources that this server can search, in the order in which to offer them. */
  sources: z.array(z.looseObject({ source: stockSource, name: z.string(), url: z.optional(z.string()) })),
});
/** A page of stock images or videos. */
export type StockResults = z.infer<typeof stockResults>;
