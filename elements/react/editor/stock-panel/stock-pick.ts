import type { StockItem, StockSource } from '@spotreel/sdk/internal/contract';

/** What was clicked, and where it comes from. */
export interface StockPick {
  readonly source: StockSource;
  readonly item: StockItem;
}
