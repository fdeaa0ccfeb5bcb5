import type { Media } from '@spotreel/sdk/internal/contract';
import { createStockStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { StockPanel } from './stock-panel';
import type { StockPick } from './stock-pick';
import { useNewestPick } from './use-newest-pick';

export interface StockPlaceProps {
  type: 'image' | 'video';
  /** Files of the library: they are chosen as they are, without a copy in the account. */
  library: readonly Media[] | undefined;
  /** Gets the file, once it can be shown. */
  onPick: (media: Media) => void;
}

/** Images, or videos, of the library and of stock, of which one is chosen. */
export function StockPlace({ type, library, onPick }: StockPlaceProps) {
  const spotreel = useSpotreel();
  const [store] = useState(() => createStockStore(spotreel, type));
  const pick = useNewestPick(
    async (picked: StockPick) => inLibrary(picked, library) ?? store.takes.take(picked),
    onPick,
  );
  useEffect(() => store.dispose, [store]);
  return <StockPanel store={store} onPick={pick} />;
}

/** Items of the library have the ids of its files. */
function inLibrary({ source, item }: StockPick, library: readonly Media[] = []): Media | undefined {
  return source === 'library' ? library.find(({ id }) => id === item.id) : undefined;
}
