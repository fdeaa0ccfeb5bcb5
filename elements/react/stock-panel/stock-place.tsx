import type { Media } from '@spotreel/sdk/contract';
import { createStockStore } from '@spotreel/sdk/stores';
import { useEffect, useRef, useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { StockPanel } from './stock-panel';
import type { StockPick } from './stock-pick';

export interface StockPlaceProps {
  type: 'image' | 'video';
  /** Gets the copy in the account, once it can be shown. */
  onPick: (media: Media) => void;
}

/** Stock images, or stock videos, of which one is chosen. */
export function StockPlace({ type, onPick }: StockPlaceProps) {
  const spotreel = useSpotreel();
  const [store] = useState(() => createStockStore(spotreel, type));
  const newest = useRef<StockPick>(undefined);
  useEffect(() => store.dispose, [store]);

  /** Of several picks the last one counts. */
  async function pick(picked: StockPick) {
    newest.current = picked;
    const media = await store.takes.take(picked);
    if (media && newest.current === picked) onPick(media);
  }

  return <StockPanel store={store} onPick={(picked) => void pick(picked)} />;
}
