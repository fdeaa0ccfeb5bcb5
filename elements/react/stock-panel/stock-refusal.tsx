import { useStore } from '@nanostores/react';
import type { StockStore } from '@spotreel/sdk/stores';
import { Button } from '../button/button';
import { RetryButton } from '../foundation/retry-button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

/** Why the search failed, and another try. */
export function StockRefusal({ store }: { store: StockStore }) {
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
