import { useStore } from '@nanostores/react';
import type { StockStore } from '@spotreel/sdk/internal/stores';
import { useTranslator } from '../../foundation/text/translation';

/** Number of results, their provider and license. */
export function StockFacts({ store }: { store: StockStore }) {
  const t = useTranslator();
  const { status, totalResults, itemList } = useStore(store.$state);
  const isFound = status === 'ready' && itemList.length > 0;
  return (
    <div className="sr-stock__facts">
      <p className="sr-stock__count" role="status">
        {isFound && t(store.type === 'image' ? 'stock.imageCount' : 'stock.videoCount', { count: totalResults })}
      </p>
      <StockCredits store={store} />
    </div>
  );
}

function StockCredits({ store }: { store: StockStore }) {
  const t = useTranslator();
  const { source, sources, itemList } = useStore(store.$state);
  const provider = sources.find((one) => one.source === source);
  const [first] = itemList;
  if (!provider || !first) return null;
  const { license, licenseUrl } = first.origin;
  const isImage = store.type === 'image';
  return (
    <p className="sr-stock__credits">
      {provider.url ? (
        <a className="sr-link" href={provider.url} target="_blank" rel="noreferrer">
          {t(isImage ? 'stock.imagesFrom' : 'stock.videosFrom', { source: provider.name })}
        </a>
      ) : (
        t(isImage ? 'stock.libraryImages' : 'stock.libraryVideos')
      )}{' '}
      {licenseUrl && (
        <a className="sr-link" href={licenseUrl} target="_blank" rel="noreferrer">
          {t('stock.license', { license })}
        </a>
      )}
    </p>
  );
}
