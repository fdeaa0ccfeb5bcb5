import type { StockSource } from '@spotreel/sdk/internal/contract';
import type { FoundStock, StockQuery, StockType } from '../stock-source';

/** Requests to a provider, and the meaning of its answers. */
export interface StockProvider {
  readonly source: StockSource;
  readonly name: string;
  /** Page of the provider. */
  readonly url: string;
  readonly apiUrl: string;
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly imageOrigins: readonly string[];
  searchUrl(query: StockQuery): string;
  itemUrl(type: StockType, id: number): string;
  /** Reads the results, or the one item that was asked for. Throws for any other answer. */
  read(type: StockType, answer: unknown): FoundStock;
}
