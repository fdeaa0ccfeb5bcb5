import { directionOf, type Translator } from '@spotreel/sdk/internal/i18n';

/** Digits of the currency's smallest unit: 2 for cents, 0 for yen. */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A price as it is read: `$29`, `$29.50`. */
export function moneyText({ locale }: Translator, amountMinor: number, currency: string): string {
  const amount = amountMinor / 10 ** minorDigits(currency);
  const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return inOneDirection(locale, new Intl.NumberFormat(locale, format).format(amount));
}

/** Between texts from right to left the sign of a currency stays beside its letters: `US$ 29`, not `$US 29`. */
function inOneDirection(locale: string, text: string): string {
  if (directionOf(locale) === 'ltr') return text;
  return `\u2066${text.replaceAll('\u200f', '')}\u2069`;
}

/** An amount beside others, as on a receipt: `$29.00`. */
export function exactMoneyText({ locale }: Translator, amountMinor: number, currency: string): string {
  const amount = amountMinor / 10 ** minorDigits(currency);
  return inOneDirection(locale, new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount));
}
