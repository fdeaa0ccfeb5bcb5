import { useStore } from '@nanostores/react';
import type { Receipt } from '@spotreel/sdk/contract';
import { createReceipt } from '@spotreel/sdk/stores';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAccountScreen } from '../account-screen/account-screen';
import { Button } from '../button/button';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import { dayText, moneyText } from '../plans-view/money';
import { Skeleton } from '../skeleton/skeleton';

/** Which receipt is shown. */
export interface ReceiptPageProps {
  purchaseId: number;
  /** Address of the list of purchases. */
  backUrl: string;
}

/** The receipt of a purchase, to print or to save as PDF. */
export function ReceiptPage({ purchaseId, backUrl }: ReceiptPageProps) {
  useAccountScreen();
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

// long: the lines of one receipt
function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const t = useTranslator();
  const { number, at, seller, buyerName, buyerEmail, planName, amountMinor, taxMinor, taxName, taxPercent } = receipt;
  const { currency } = receipt;
  return (
    <article className="sr-receipt">
      <header className="sr-receipt__head">
        <h1 className="sr-receipt__title">{t('receipt.title', { number })}</h1>
        <time dateTime={at}>{dayText(at)}</time>
      </header>
      <div className="sr-receipt__parties">
        <address>
          <span>{t('receipt.from')}</span>
          {seller.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <address>
          <span>{t('receipt.to')}</span>
          <div>{buyerName}</div>
          {buyerEmail !== buyerName && <div>{buyerEmail}</div>}
        </address>
      </div>
      <table className="sr-table">
        <tbody>
          <tr>
            <th scope="row">{planName}</th>
            <td className="sr-table__number">{moneyText(amountMinor, currency)}</td>
          </tr>
          {taxMinor > 0 && (
            <tr>
              <th scope="row">{t('receipt.tax', { percent: taxPercent, name: taxName })}</th>
              <td className="sr-table__number">{moneyText(taxMinor, currency)}</td>
            </tr>
          )}
          <tr className="sr-receipt__total">
            <th scope="row">{t('receipt.total')}</th>
            <td className="sr-table__number">{moneyText(amountMinor, currency)}</td>
          </tr>
        </tbody>
      </table>
      <p className="sr-receipt__status">{t(`purchases.${receipt.status}`)}</p>
    </article>
  );
}
