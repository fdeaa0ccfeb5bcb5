import { useStore } from '@nanostores/react';
import type { Billing } from '@spotreel/sdk/internal/contract';
import { createPlans, type PlansStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { formError } from '../../controls/field/field-error';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { RequestNotice } from '../plans/request-notice';
import { HeldProductRow } from './held-product-row';
import { usePaymentViewStyles } from './payment-view-styles';
import { PlansLink } from './plans-link';
import { PurchaseList, type PurchaseListProps } from './purchase-list';

/** Props of `PaymentPage`. */
export interface PaymentPageProps extends PurchaseListProps {
  /** The person comes back from the payment provider: the plan may not be there yet. */
  isPaid?: boolean;
}

/** Plans of the account, their renewal, and payments. */
export function PaymentPage({ isPaid = false, receiptUrl }: PaymentPageProps) {
  usePaymentViewStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createPlans(spotreel));
  const { data, failure, status } = useStore(store.$offer);
  const refusal = formError(useStore(store.$form));
  const billing = data?.billing;
  const hasArrived = usePaidPlan(store, isPaid);

  return (
    <div className="sr-account-page" aria-busy={status === 'loading'}>
      <h1 className="sr-page__title">{t('payment.title')}</h1>
      {isPaid && <Notice tone="info">{t(hasArrived ? 'payment.opened' : 'payment.thanks')}</Notice>}
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

/** Loads; after a payment until the message of the provider has arrived. True: it has. */
function usePaidPlan(store: PlansStore, isPaid: boolean): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    if (!isPaid) {
      void store.load();
      return undefined;
    }
    const leaving = new AbortController();
    void store.awaitPlan(leaving.signal).then((arrived) => !leaving.signal.aborted && setArrived(arrived));
    return () => leaving.abort();
  }, [store, isPaid]);
  return hasArrived;
}

interface HeldProductsProps {
  store: PlansStore;
  billing: Billing;
}

/** The plans of the account, with the way to others and to its cards. */
function HeldProducts({ store, billing: { products, hasPortal } }: HeldProductsProps) {
  const t = useTranslator();

  async function openPortal() {
    const url = await store.portal();
    if (url) location.assign(url);
  }
  return (
    <AccountPanel title={t('payment.products')} text={products.length === 0 ? t('payment.none') : undefined}>
      {products.length > 0 && (
        <ul className="sr-product-list">
          {products.map((product) => (
            <HeldProductRow key={product.id} store={store} product={product} />
          ))}
        </ul>
      )}
      <PlansLink>{hasPortal && <Button onClick={() => void openPortal()}>{t('payment.portal')}</Button>}</PlansLink>
    </AccountPanel>
  );
}
