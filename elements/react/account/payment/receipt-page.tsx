import { useStore } from '@nanostores/react';
import { createReceipt } from '@spotreel/sdk/internal/stores';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { usePaymentViewStyles } from './payment-view-styles';
import { ReceiptSheet } from './receipt-sheet';

/** Props of `ReceiptPage`: the receipt. */
export interface ReceiptPageProps {
  purchaseId: number;
  /** Address of the list of purchases. */
  backUrl: string;
}

/** The receipt of a purchase, to print or to save as PDF. */
export function ReceiptPage({ purchaseId, backUrl }: ReceiptPageProps) {
  usePaymentViewStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createReceipt(spotreel, purchaseId));
  const { data: receipt, failure } = useStore(store.$receipt);

  useEffect(() => {
    void store.load();
  }, [store]);

  if (failure)
    return (
      <EmptyState title={t('receipt.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
        {failure.message}
      </EmptyState>
    );
  if (!receipt) return <Skeleton shape="line" />;
  return (
    <div className="sr-account-page">
      <ReceiptSheet receipt={receipt} />
      <div className="sr-account-form__actions sr-receipt__actions">
        <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <a className="sr-button sr-button--quiet sr-button--md" href={backUrl}>
          {t('receipt.back')}
        </a>
      </div>
    </div>
  );
}
