import { useStore } from '@nanostores/react';
import type { WebhookDelivery } from '@spotreel/sdk/internal/contract';
import { createWebhookDeliveries } from '@spotreel/sdk/internal/stores';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { PageControls } from '../account-screen/page-controls';

export interface DeliveryListProps {
  webhookId: number;
  /** A change of it reads the list again. */
  revision: number;
}

/** Deliveries to a webhook, with the answers of its server. Each can be sent again. */
export function DeliveryList({ webhookId, revision }: DeliveryListProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createWebhookDeliveries(spotreel, webhookId));
  const { data, failure, status } = useStore(store.$pages);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is the reason to load
  useEffect(() => {
    void store.load();
  }, [store, revision]);

  return (
    <section className="sr-deliveries" aria-label={t('webhooks.deliveries')} aria-busy={status === 'loading'}>
      <div>
        <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={() => void store.load()}>
          {t('webhooks.refresh')}
        </Button>
      </div>
      {failure && (
        <EmptyState title={failure.message} action={<RetryButton failure={failure} onRetry={store.load} />} />
      )}
      {!data && !failure && <Skeleton shape="line" />}
      {data?.totalCount === 0 && <p className="sr-account-panel__text">{t('webhooks.noDeliveries')}</p>}
      <ul className="sr-developer-list">
        {data?.data.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onResend={() => void store.resend(delivery.id)} />
        ))}
      </ul>
      {data && <PageControls page={data.page} numPages={data.numPages} onPage={(page) => void store.show(page)} />}
    </section>
  );
}

function DeliveryRow({ delivery, onResend }: { delivery: WebhookDelivery; onResend: () => void }) {
  const t = useTranslator();
  const { event, eventId, status, attempts, nextAttemptAt, createdAt, data } = delivery;
  const when = momentText(t, createdAt);
  return (
    <li className="sr-developer-list__row">
      <details className="sr-delivery">
        <summary>
          <strong>{event}</strong> <time dateTime={createdAt}>{when}</time>
        </summary>
        <p className="sr-delivery__line">
          {t('webhooks.sent')}: <code>{eventId}</code>
        </p>
        {nextAttemptAt && (
          <p className="sr-delivery__line">{t('webhooks.next', { when: momentText(t, nextAttemptAt) })}</p>
        )}
        <ol className="sr-delivery__attempts">
          {attempts.map(({ at, status: answered, durationMs, answer, error }) => (
            <li key={at}>
              {answered === null
                ? t('webhooks.noAnswer', { when: momentText(t, at), error })
                : t('webhooks.attempt', { when: momentText(t, at), status: answered, ms: durationMs })}
              {answer && <pre className="sr-delivery__text">{answer}</pre>}
            </li>
          ))}
        </ol>
        <pre className="sr-delivery__text">{data}</pre>
      </details>
      <span className={status === 'failed' ? 'sr-state-tag sr-delivery__state--failed' : 'sr-state-tag'}>
        {t(`webhooks.${status}`)}
      </span>
      <Button size="sm" aria-label={t('webhooks.resendLabel', { event, when })} onClick={onResend}>
        {t('webhooks.resend')}
      </Button>
    </li>
  );
}
