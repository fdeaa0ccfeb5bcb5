import type { HeldProduct } from '@spotreel/sdk/contract';
import type { useTranslator } from '../foundation/translation';
import { dayText } from '../plans-view/money';

/** How a product's state is named. */
export function stateKey({ status, productType, isActive }: HeldProduct) {
  if (productType === 'trial' && isActive && status === 'active') return 'payment.trial' as const;
  return status === 'active' && !isActive ? 'payment.overdue' : (`payment.${status}` as const);
}

/** When it renews or ends. */
export function termText(t: ReturnType<typeof useTranslator>, product: HeldProduct): string {
  const { expiresAt, isLifetime, isActive, status, productType, provider } = product;
  if (isLifetime || expiresAt === null) return t('payment.lifetime');
  const date = dayText(expiresAt);
  if (!isActive) return t('payment.ended', { date });
  if (status === 'cancelled') return t('payment.ends', { date });
  // what an operator grants is granted again, not charged
  const isCharged = productType !== 'single' && provider === 'stripe';
  return t(isCharged ? 'payment.renews' : 'payment.runsUntil', { date });
}
