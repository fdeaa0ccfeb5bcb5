import { useStore } from '@nanostores/react';
import type { StockStore, StockTake } from '@spotreel/sdk/internal/stores';
import { X } from 'lucide-react';
import { Button, IconButton } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import type { StockPick } from './stock-pick';

export interface StockFailuresProps {
  store: StockStore;
  onRetry: (pick: StockPick) => void;
}

/** Picks that could not be copied, each with its reason; the others are announced. */
export function StockFailures({ store, onRetry }: StockFailuresProps) {
  const t = useTranslator();
  const takes = useStore(store.takes.$takes);
  return (
    <>
      <p className="sr-visually-hidden" role="status">
        <Announced take={takes.at(-1)} />
      </p>
      {takes
        .filter(({ status }) => status === 'failed')
        .map((take) => (
          <Notice
            key={`${take.source} ${take.item.id}`}
            tone="danger"
            title={t('stock.takeFailed', { name: take.item.name })}
            action={<TakeActions take={take} store={store} onRetry={onRetry} />}
          >
            {take.failure?.message}
          </Notice>
        ))}
    </>
  );
}

function Announced({ take }: { take: StockTake | undefined }) {
  const t = useTranslator();
  if (take?.status === 'taken') return t('stock.takenName', { name: take.item.name });
  if (take?.status === 'known') return t('stock.knownName', { name: take.item.name });
  return null;
}

function TakeActions({ take, store, onRetry }: StockFailuresProps & { take: StockTake }) {
  const t = useTranslator();
  const { source, item } = take;
  return (
    <>
      <Button size="sm" onClick={() => onRetry({ source, item })}>
        {t('app.retry')}
      </Button>
      <IconButton label={t('stock.dismiss', { name: item.name })} size="sm" onClick={() => store.takes.dismiss(take)}>
        <X aria-hidden />
      </IconButton>
    </>
  );
}
