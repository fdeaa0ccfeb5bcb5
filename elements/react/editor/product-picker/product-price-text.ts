import type { ExternalProduct } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { type ProductPrices, productDiscount } from '@spotreel/sdk/internal/project';

/** A price as people of a language write it. Empty: unknown. */
export function productPriceText({ locale }: Translator, price: ExternalProduct['price']): string {
  if (!price) return '';
  const { amount, currency } = price;
  const isWhole = Number.isInteger(amount);
  const digits = isWhole ? { minimumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const unit = currency ? ({ style: 'currency', currency } as const) : {};
  return new Intl.NumberFormat(locale, { ...unit, ...digits }).format(amount);
}

/** Texts of the prices of a product in a scene. */
export function productPriceTexts(
  t: Translator,
  product: Pick<ExternalProduct, 'price' | 'regularPrice'>,
): ProductPrices {
  const percent = productDiscount(product);
  const discount = percent === undefined ? '' : percentText(t, percent);
  return {
    price: productPriceText(t, product.price),
    regularPrice: percent === undefined ? '' : productPriceText(t, product.regularPrice),
    discount,
  };
}

/** With the long minus of print: a hyphen is too short before large figures. */
function percentText({ locale }: Translator, percent: number): string {
  const number = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return `−${number.format(percent / 100)}`;
}
