import { useStore } from '@nanostores/react';
import type { MediaSourceItem, PageMediaStore } from '@spotreel/sdk/internal/stores';
import { SearchX } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';
import { StockTile } from './stock-tile';

export interface PageMediaFoundProps {
  store: PageMediaStore;
  onPick: (item: MediaSourceItem) => void;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Results; or a note that the search runs, or that there are none. */
export function PageMediaFound({ store, onPick }: PageMediaFoundProps) {
  const t = useTranslator();
  const { status, items, cursor } = useStore(store.$state);
  const picks = useStore(store.picks.$picks);
  const isLoading = status === 'idle' || status === 'loading';
  return (
    <>
      {status === 'ready' && items.length === 0 && <NothingFound store={store} />}
      {(items.length > 0 || isLoading) && (
        <ul className="sr-stock__tiles sr-list">
          {items.map((item) => (
            <StockTile
              key={item.id}
              item={item}
              take={picks.find((pick) => pick.item.id === item.id)}
              onPick={() => onPick(item)}
            />
          ))}
          {items.length === 0 &&
            SKELETONS.map((key) => (
              <li key={key}>
                <Skeleton shape="landscape" />
              </li>
            ))}
        </ul>
      )}
      {cursor !== null && status !== 'error' && (
        <Button className="sr-stock__more" busy={isLoading} onClick={() => void store.loadMore()}>
          {t('stock.more')}
        </Button>
      )}
    </>
  );
}

function NothingFound({ store }: { store: PageMediaStore }) {
  const t = useTranslator();
  const search = useStore(store.$state).searchTerm.trim();
  return (
    <EmptyState icon={<SearchX aria-hidden />} title={t(store.type === 'image' ? 'stock.noImages' : 'stock.noVideos')}>
      {search === '' ? t('stock.none') : t('stock.noneFor', { search })}
    </EmptyState>
  );
}
