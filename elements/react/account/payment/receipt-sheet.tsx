import type { Receipt } from '@spotreel/sdk/internal/contract';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { exactMoneyText } from '../plans/money';
import { purchaseStateKey } from './product-words';

/** Contents of a receipt: seller, buyer, price, and refunds. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const t = useTranslator();
  const { number, at, seller, buyerName, buyerEmail } = receipt;
  const buyer = buyerEmail === buyerName ? [buyerEmail] : [buyerName, buyerEmail];
  return (
    <article className="sr-receipt">
      <header className="sr-receipt__head">
        <h1 className="sr-receipt__title">{t('receipt.title', { number })}</h1>
        <time dateTime={at}>{dayText(t, at)}</time>
      </header>
      <div className="sr-receipt__parties">
        <Party label={t('receipt.from')} lines={seller} />
        <Party label={t('receipt.to')} lines={buyer} />
      </div>
      <table className="sr-table">
        <tbody>
          <ReceiptLines receipt={receipt} />
        </tbody>
      </table>
      <p className="sr-receipt__status">{t(purchaseStateKey(receipt))}</p>
    </article>
  );
}

function Party({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <address>
      <span>{label}</span>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const t = useTranslator();
  const { planName, amountMinor, taxMinor, taxName, taxPercent, refundedMinor, refundedAt, currency } = receipt;
  const refund = refundedAt ? t('receipt.refund', { date: dayText(t, refundedAt) }) : t('receipt.refundUndated');
  const line = (label: string, minor: number, className?: string) => (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td className="sr-table__number">{exactMoneyText(t, minor, currency)}</td>
    </tr>
  );
  return (
    <>
      {line(planName, amountMinor)}
      {taxMinor > 0 && line(t('receipt.tax', { percent: taxPercent, name: taxName }), taxMinor)}
      {line(t('receipt.total'), amountMinor, 'sr-receipt__total')}
      {refundedMinor > 0 && line(refund, -refundedMinor)}
      {refundedMinor > 0 && line(t('receipt.paidAfterRefund'), amountMinor - refundedMinor, 'sr-receipt__total')}
    </>
  );
}
