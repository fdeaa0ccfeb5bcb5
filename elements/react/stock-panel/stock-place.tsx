import type { Media } from '@spotreel/sdk/contract';
import { createStockStore } from '@spotreel/sdk/stores';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { StockPanel } from './stock-panel';
import { useNewestPick } from './use-newest-pick';

export interface StockPlaceProps {
  type: 'image' | 'video';
  /** Gets the copy in the account, once it can be shown. */
  onPick: (media: Media) => void;
}

/** Stock images, or stock videos, of which one is chosen. */
export function StockPlace({ type, onPick }: StockPlaceProps) {
  const spotreel = useSpotreel();
  const [store] = useState(() => createStockStore(spotreel, type));
  const pick = useNewestPick(store.takes.take, onPick);
  useEffect(() => store.dispose, [store]);
  return <StockPanel store={store} onPick={pick} />;
}
