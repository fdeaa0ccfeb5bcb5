import { useStore } from '@nanostores/react';
import type { MediaSourceItem, PageMediaStore } from '@spotreel/sdk/internal/stores';
import { X } from 'lucide-react';
import { Button, IconButton } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';

export interface PageMediaNoticesProps {
  store: PageMediaStore;
  onRetry: (item: MediaSourceItem) => void;
}

/** Reason why the search failed, and picks that could not be copied; the others are announced. */
export function PageMediaNotices({ store, onRetry }: PageMediaNoticesProps) {
  const t = useTranslator();
  const { failure } = useStore(store.$state);
  const picks = useStore(store.picks.$picks);
  const last = picks.at(-1);
  return (
    <>
      <p className="sr-visually-hidden" role="status">
        {last?.status === 'taken' && t('stock.takenName', { name: last.item.name })}
      </p>
      {failure && (
        <Notice
          tone="danger"
          title={t('stock.errorTitle')}
          action={
            <Button size="sm" onClick={() => void store.retry()}>
              {t('app.retry')}
            </Button>
          }
        >
          {failure.message}
        </Notice>
      )}
      {picks
        .filter(({ status }) => status === 'failed')
        .map(({ item, failure: reason }) => (
          <Notice
            key={item.id}
            tone="danger"
            title={t('stock.takeFailed', { name: item.name })}
            action={<PickActions item={item} store={store} onRetry={onRetry} />}
          >
            {reason?.message}
          </Notice>
        ))}
    </>
  );
}

function PickActions({ item, store, onRetry }: PageMediaNoticesProps & { item: MediaSourceItem }) {
  const t = useTranslator();
  const { id, name } = item;
  return (
    <>
      <Button size="sm" onClick={() => onRetry(item)}>
        {t('app.retry')}
      </Button>
      <IconButton label={t('stock.dismiss', { name })} size="sm" onClick={() => store.picks.dismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </>
  );
}
