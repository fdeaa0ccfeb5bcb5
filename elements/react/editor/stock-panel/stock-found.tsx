import { useStore } from '@nanostores/react';
import type { StockStore } from '@spotreel/sdk/internal/stores';
import { SearchX } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';
import type { StockPick } from './stock-pick';
import { StockTile } from './stock-tile';

export interface StockFoundProps {
  store: StockStore;
  onPick: (pick: StockPick) => void;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Results; or a note that the search runs, that there are none, or why it failed. */
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

/** Reason why the search failed, and another try. */
function StockRefusal({ store }: { store: StockStore }) {
  const t = useTranslator();
  const { status, failure, source, sources } = useStore(store.$state);
  if (!failure) return null;
  if (status !== 'limited' && status !== 'unavailable')
    return (
      <Notice
        tone="danger"
        title={t('stock.errorTitle')}
        action={<RetryButton size="sm" failure={failure} onRetry={store.retry} />}
      >
        {failure.message}
      </Notice>
    );
  const name = sources.find((one) => one.source === source)?.name ?? t('stock.unnamed');
  // a provider that wants a pause is not asked again by itself
  const retry = (
    <Button size="sm" onClick={() => void store.retry()}>
      {t('app.retry')}
    </Button>
  );
  return (
    <Notice tone="warning" title={t(`stock.${status}Title`, { source: name })} action={retry}>
      {t(`stock.${status}`)} {sources.length > 1 && t('stock.otherSources')}
    </Notice>
  );
}
