import { Suspense, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import type { StockPlaceProps } from '../stock-panel/stock-place';

const StockPlace = lazyPart(() =>
  import('../stock-panel/stock-place').then((module) => ({ default: module.StockPlace })),
);

/** Stock, loaded when it is shown first. It keeps its search while another source is shown. */
export function MediaStock({ isShown, type, onPick }: StockPlaceProps & { isShown: boolean }) {
  const [isNeeded, setNeeded] = useState(false);
  if (isShown && !isNeeded) setNeeded(true);
  return (
    <div hidden={!isShown}>
      <Suspense>{isNeeded && <StockPlace key={type} type={type} onPick={onPick} />}</Suspense>
    </div>
  );
}
