import { useStore } from '@nanostores/react';
import { createPlans } from '@spotreel/sdk/stores';
import { useEffect, useState } from 'react';
import { AccountPanel } from '../account-screen/account-panel';
import { useAccountScreen } from '../account-screen/account-screen';
import { formError } from '../account-screen/field-error';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { RequestNotice } from '../plans-view/request-notice';
import { Skeleton } from '../skeleton/skeleton';
import { HeldProducts } from './held-products';
import { PurchaseList, type PurchaseListProps } from './purchase-list';

/** What the page of payments is given. */
export interface PaymentPageProps extends PurchaseListProps {
  /** The person comes back from the payment provider: the plan may not be there yet. */
  isPaid?: boolean;
}

/** What the account has, when it renews, and what was paid. */
export function PaymentPage({ isPaid = false, receiptUrl }: PaymentPageProps) {
  useAccountScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createPlans(spotreel));
  const { data, failure, status } = useStore(store.$offer);
  const refusal = formError(useStore(store.$form));
  const billing = data?.billing;
  usePaidPlan(store.load, isPaid);

  return (
    <div className="sr-account-page" aria-busy={status === 'loading'}>
      <h1 className="sr-page__title">{t('payment.title')}</h1>
      {isPaid && <Notice tone="info">{t('payment.thanks')}</Notice>}
      {failure && (
        <EmptyState title={t('payment.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
          {failure.message}
        </EmptyState>
      )}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {billing?.request && billing.request.status !== 'granted' && (
        <RequestNotice store={store} request={billing.request} />
      )}
      {!data && !failure && <Skeleton shape="line" />}
      {billing && <HeldProducts store={store} billing={billing} />}
      <AccountPanel title={t('purchases.title')}>
        <PurchaseList receiptUrl={receiptUrl} />
      </AccountPanel>
    </div>
  );
}

/** How long the provider's message is waited for, and how often it is asked. */
const ASKS = 20;
const ASK_MS = 3000;

/** Loads; after a payment again and again for a minute, until the message of the provider has arrived. */
function usePaidPlan(load: () => Promise<unknown>, isPaid: boolean): void {
  useEffect(() => {
    void load();
    if (!isPaid) return undefined;
    let asks = 0;
    const timer = setInterval(() => {
      asks += 1;
      if (asks >= ASKS) clearInterval(timer);
      void load();
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [load, isPaid]);
}
