import { useStore } from '@nanostores/react';
import type { Purchase } from '@spotreel/sdk/internal/contract';
import { createPurchases } from '@spotreel/sdk/internal/stores';
import { ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { PageControls } from '../account-screen/page-controls';
import { exactMoneyText } from '../plans/money';
import { purchaseStateKey } from './product-words';

export interface PurchaseListProps {
  /** Address of a purchase's receipt. */
  receiptUrl: (purchaseId: number) => string;
}

/** Payments and grants, the newest first, each with its receipt. */
export function PurchaseList({ receiptUrl }: PurchaseListProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createPurchases(spotreel));
  const { data, failure } = useStore(store.$pages);

  useEffect(() => {
    void store.load();
  }, [store]);

  if (failure)
    return (
      <EmptyState title={t('purchases.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
        {failure.message}
      </EmptyState>
    );
  if (!data) return <Skeleton shape="line" />;
  if (data.totalCount === 0)
    return (
      <EmptyState icon={<ReceiptText aria-hidden />} title={t('purchases.emptyTitle')}>
        {t('purchases.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <PurchaseTable purchases={data.data} receiptUrl={receiptUrl} />
      <PageControls page={data.page} numPages={data.numPages} onPage={store.show} />
    </>
  );
}

function PurchaseTable({ purchases, receiptUrl }: PurchaseListProps & { purchases: readonly Purchase[] }) {
  const t = useTranslator();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="sr-table-scroll" tabIndex={0} aria-label={t('purchases.list')}>
      <table className="sr-table">
        <thead>
          <tr>
            <th scope="col">{t('purchases.date')}</th>
            <th scope="col">{t('purchases.plan')}</th>
            <th scope="col">{t('purchases.amount')}</th>
            <th scope="col">{t('purchases.status')}</th>
            <th scope="col">{t('purchases.receipt')}</th>
          </tr>
        </thead>
        <tbody>
          {purchases.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} receiptUrl={receiptUrl} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PurchaseRow({ purchase, receiptUrl }: PurchaseListProps & { purchase: Purchase }) {
  const t = useTranslator();
  const { id, at, planName, amountMinor, refundedMinor, currency, number } = purchase;
  const isPartly = refundedMinor > 0 && refundedMinor < amountMinor;
  return (
    <tr>
      <td>
        <time dateTime={at}>{dayText(t, at)}</time>
      </td>
      <td>{planName}</td>
      <td>
        {exactMoneyText(t, amountMinor, currency)}
        {isPartly && (
          <span className="sr-purchase__refund">
            {t('purchases.refundedAmount', { amount: exactMoneyText(t, refundedMinor, currency) })}
          </span>
        )}
      </td>
      <td>{t(purchaseStateKey(purchase))}</td>
      <td>
        <a href={receiptUrl(id)}>{number}</a>
      </td>
    </tr>
  );
}
