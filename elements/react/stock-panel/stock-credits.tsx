import { useStore } from '@nanostores/react';
import type { StockStore } from '@spotreel/sdk/stores';
import { useTranslator } from '../foundation/translation';

/** Who provides what was found, and under which license. */
export function StockCredits({ store }: { store: StockStore }) {
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
