import type { StockItem, StockSource } from '@spotreel/sdk/internal/contract';

/** Clicked item, and its source. */
export interface StockPick {
  readonly source: StockSource;
  readonly item: StockItem;
}
