import { useStore } from '@nanostores/react';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { Suspense, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';

const StockDialog = lazyPart(() =>
  import('../stock-panel/stock-dialog').then((module) => ({ default: module.StockDialog })),
);

export interface AssetStockProps {
  isOpen: boolean;
  store: AssetsStore;
  onClose: () => void;
}

/** Copies stock into the open folder. It stays after its dialog has closed: videos may still be converting. */
export function AssetStock({ isOpen, store, onClose }: AssetStockProps) {
  const { folder } = useStore(store.$view);
  const [isNeeded, setNeeded] = useState(false);
  if (isOpen && !isNeeded) setNeeded(true);
  return (
    <Suspense>
      {isNeeded && <StockDialog open={isOpen} folder={folder} onCopied={store.showAdded} onClose={onClose} />}
    </Suspense>
  );
}
