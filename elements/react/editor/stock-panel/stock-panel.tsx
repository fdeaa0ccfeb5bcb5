import { useStore } from '@nanostores/react';
import type { StockStore } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { StockFacts } from './stock-facts';
import { StockFailures } from './stock-failures';
import { StockFound } from './stock-found';
import type { StockPick } from './stock-pick';
import { StockSearch } from './stock-search';
import { useStockStyles } from './use-stock-styles';

export interface StockPanelProps {
  store: StockStore;
  onPick: (pick: StockPick) => void;
  /** Beside the sources: what else can be chosen. */
  children?: ReactNode;
}

/** Search of stock images or videos: words, sources, what was found, and who provides it. */
export function StockPanel({ store, onPick, children }: StockPanelProps) {
  useStockStyles();
  const t = useTranslator();
  const { status } = useStore(store.$state);

  useEffect(() => {
    void store.open();
  }, [store]);

  return (
    <section
      className="sr-stock"
      aria-label={t(store.type === 'image' ? 'stock.searchImages' : 'stock.searchVideos')}
      aria-busy={status === 'loading'}
    >
      <StockSearch store={store}>{children}</StockSearch>
      <StockFailures store={store} onRetry={onPick} />
      <StockFacts store={store} />
      <StockFound store={store} onPick={onPick} />
    </section>
  );
}
