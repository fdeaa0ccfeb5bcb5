import type { Translator } from '@spotreel/sdk/i18n';

/** Digits of the currency's smallest unit: 2 for cents, 0 for yen. */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A price as it is read: `$29`, `$29.50`. */
export function moneyText({ locale }: Translator, amountMinor: number, currency: string): string {
  const amount = amountMinor / 10 ** minorDigits(currency);
  const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(locale, format).format(amount);
}

/** An amount beside others, as on a receipt: `$29.00`. */
export function exactMoneyText({ locale }: Translator, amountMinor: number, currency: string): string {
  const amount = amountMinor / 10 ** minorDigits(currency);
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}
