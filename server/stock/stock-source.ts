import type { StockItem, StockSource } from '@spotreel/sdk/internal/contract';
import type { Addresses } from '../media/files/addresses';

export type StockType = 'image' | 'video';

export interface StockQuery {
  readonly type: StockType;
  /** Empty: what the source recommends. */
  readonly words: string;
  readonly page: number;
  readonly size: number;
  /** Language of the names that this server has words for. Default: English. */
  readonly language?: string | undefined;
}

export interface FoundStock {
  readonly totalResults: number;
  readonly items: readonly StockItem[];
}

/** A source of stock images and videos. Throws `stock_unavailable` and `stock_limited`. */
export interface SearchableStock {
  readonly source: StockSource;
  /** As people know it. */
  readonly name: string;
  readonly url?: string;
  /** Origins of its thumbnails for browsers, besides this server. */
  readonly imageOrigins: readonly string[];
  /** `addresses`: of files of this server. */
  search(query: StockQuery, addresses: Addresses): Promise<FoundStock>;
  /** Undefined: it has none with this id, or none any more. */
  find(type: StockType, id: number, addresses: Addresses, language?: string): Promise<StockItem | undefined>;
  /** Writes the file of an item. Throws `payload_too_large` too. */
  fetch(type: StockType, item: StockItem, file: string): Promise<void>;
}
