import { useStore } from '@nanostores/react';
import { createPlans } from '@spotreel/sdk/internal/stores';
import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { PlanOffer } from './plan-offer';
import { usePlansViewStyles } from './plans-view-styles';

/** The plans that the account is offered, the own one marked, and what differs. */
export function PlansView() {
  usePlansViewStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createPlans(spotreel));
  const { data, failure, status } = useStore(store.$offer);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <div className="sr-plans" aria-busy={status === 'loading'}>
      <header>
        <h1 className="sr-page__title">{t('plans.title')}</h1>
        <p className="sr-page__text">{t('plans.text')}</p>
      </header>
      {failure && (
        <EmptyState title={t('plans.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
          {failure.message}
        </EmptyState>
      )}
      {!data && !failure && <Skeleton shape="line" />}
      {data?.plans.length === 0 && (
        <EmptyState icon={<CreditCard aria-hidden />} title={t('plans.emptyTitle')}>
          {t('plans.emptyText')}
        </EmptyState>
      )}
      {data && data.plans.length > 0 && <PlanOffer store={store} plans={data.plans} billing={data.billing} />}
    </div>
  );
}
