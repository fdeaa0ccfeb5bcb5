import type { StockItem } from '@spotreel/sdk/internal/contract';

/** Leaves out what cannot be read. Throws where that is all. */
export function readItems(entries: readonly unknown[], read: (entry: unknown) => StockItem): StockItem[] {
  const items: StockItem[] = [];
  let problem: unknown;
  for (const entry of entries) {
    try {
      items.push(read(entry));
    } catch (error) {
      problem = error;
    }
  }
  if (items.length === 0 && problem !== undefined) throw problem;
  return items;
}
