import type { HeldProduct, Purchase } from '@spotreel/sdk/internal/contract';
import { dayText } from '../../foundation/text/dates';
import type { useTranslator } from '../../foundation/text/translation';
import { planLabel } from '../plans/plan-words';

/** Message of a product's state. */
export function stateKey({ status, productType, isActive }: HeldProduct) {
  if (productType === 'trial' && isActive && status === 'active') return 'payment.trial' as const;
  return status === 'active' && !isActive ? 'payment.overdue' : (`payment.${status}` as const);
}

/** Time of its renewal or end. */
export function termText(t: ReturnType<typeof useTranslator>, product: HeldProduct): string {
  const { expiresAt, isLifetime, isActive, status, productType, provider } = product;
  if (isLifetime || expiresAt === null) return t('payment.lifetime');
  const date = dayText(t, expiresAt);
  if (!isActive) return t('payment.ended', { date });
  if (status === 'cancelled') return t('payment.ends', { date });
  if (product.nextPlan) return t('payment.becomes', { name: planLabel(t, product.nextPlan), date });
  // what an operator grants is granted again, not charged
  const isCharged = productType !== 'single' && provider === 'stripe';
  return t(isCharged ? 'payment.renews' : 'payment.runsUntil', { date });
}

/** Message of a purchase's state. */
export function purchaseStateKey({ status, refundedMinor }: Purchase) {
  return status === 'paid' && refundedMinor > 0
    ? ('purchases.partlyRefunded' as const)
    : (`purchases.${status}` as const);
}
