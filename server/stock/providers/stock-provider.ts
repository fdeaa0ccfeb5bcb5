import type { StockSource } from '@spotreel/sdk/internal/contract';
import type { FoundStock, StockQuery, StockType } from '../stock-source';

/** How a provider is asked, and what its answers mean. */
export interface StockProvider {
  readonly source: StockSource;
  readonly name: string;
  /** Page of the provider. */
  readonly url: string;
  readonly apiUrl: string;
  /** Of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly imageOrigins: readonly string[];
  searchUrl(query: StockQuery): string;
  itemUrl(type: StockType, id: number): string;
  /** What was found, or the one item that was asked for. Throws for what is no answer of the provider. */
  read(type: StockType, answer: unknown): FoundStock;
}
