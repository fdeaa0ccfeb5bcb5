import { minorDigits } from './money';

/** `29.5` as it is typed is 2950 cents; NaN for what is no amount. */
export function minorFromText(text: string, currency: string): number {
  const clean = text.trim().replace(',', '.');
  return /^\d+(\.\d*)?$/.test(clean) ? Math.round(Number(clean) * 10 ** minorDigits(currency)) : Number.NaN;
}

/** 2950 cents as they are typed: `29.50`. */
export function textFromMinor(amountMinor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (amountMinor / 10 ** digits).toFixed(amountMinor % 10 ** digits === 0 ? 0 : digits);
}
