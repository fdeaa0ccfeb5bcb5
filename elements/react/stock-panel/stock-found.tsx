import { useStore } from '@nanostores/react';
import type { StockStore } from '@spotreel/sdk/stores';
import { SearchX } from 'lucide-react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import type { StockPick } from './stock-pick';
import { StockRefusal } from './stock-refusal';
import { StockTile } from './stock-tile';

export interface StockFoundProps {
  store: StockStore;
  onPick: (pick: StockPick) => void;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** What was found; or that it is being looked for, that there is nothing, or why the search failed. */
export function StockFound({ store, onPick }: StockFoundProps) {
  const t = useTranslator();
  const { status, source, hasMore } = useStore(store.$state);
  const tiles = useStore(store.$tiles);
  const isLoading = status === 'idle' || status === 'loading';
  const isEmpty = status === 'ready' && tiles.length === 0;
  return (
    <>
      {isEmpty && <NothingFound store={store} />}
      {(tiles.length > 0 || isLoading) && (
        <ul className="sr-stock__tiles sr-list">
          {tiles.map(({ item, take }) => (
            <StockTile key={item.id} item={item} take={take} onPick={() => source && onPick({ source, item })} />
          ))}
          {tiles.length === 0 && SKELETONS.map((key) => <SkeletonTile key={key} />)}
        </ul>
      )}
      <StockRefusal store={store} />
      {hasMore && (status === 'ready' || isLoading) && (
        <Button className="sr-stock__more" busy={isLoading} onClick={() => void store.loadMore()}>
          {t('stock.more')}
        </Button>
      )}
    </>
  );
}

function SkeletonTile() {
  return (
    <li>
      <Skeleton shape="landscape" />
    </li>
  );
}

function NothingFound({ store }: Pick<StockFoundProps, 'store'>) {
  const t = useTranslator();
  const { searchTerm, sources } = useStore(store.$state);
  const search = searchTerm.trim();
  const others = sources.length > 1 ? 'stock.noneForOthers' : 'stock.noneFor';
  return (
    <EmptyState icon={<SearchX aria-hidden />} title={t(store.type === 'image' ? 'stock.noImages' : 'stock.noVideos')}>
      {search === '' ? t('stock.none') : t(others, { search })}
    </EmptyState>
  );
}
