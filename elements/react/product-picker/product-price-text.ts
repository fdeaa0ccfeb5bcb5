import type { ExternalProduct } from '@spotreel/sdk/contract';
import { pageLocale } from '../foundation/dates';

/** A price as people of the page's language write it. Empty: unknown. */
export function productPriceText(price: ExternalProduct['price']): string {
  if (!price) return '';
  const { amount, currency } = price;
  const isWhole = Number.isInteger(amount);
  const digits = isWhole ? { minimumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const unit = currency ? ({ style: 'currency', currency } as const) : {};
  return new Intl.NumberFormat(pageLocale(), { ...unit, ...digits }).format(amount);
}
