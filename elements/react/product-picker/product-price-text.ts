import type { ExternalProduct } from '@spotreel/sdk/contract';
import { type ProductPrices, productDiscount } from '@spotreel/sdk/project';
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

/** What a scene shows of the prices of a product. */
export function productPriceTexts(product: Pick<ExternalProduct, 'price' | 'regularPrice'>): ProductPrices {
  const percent = productDiscount(product);
  const discount = percent === undefined ? '' : percentText(percent);
  return {
    price: productPriceText(product.price),
    regularPrice: percent === undefined ? '' : productPriceText(product.regularPrice),
    discount,
  };
}

/** With the long minus of print: a hyphen is too short before large figures. */
function percentText(percent: number): string {
  const number = new Intl.NumberFormat(pageLocale(), { style: 'percent', maximumFractionDigits: 0 });
  return `−${number.format(percent / 100)}`;
}
