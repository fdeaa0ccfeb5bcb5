import type { Translator } from '@spotreel/sdk/internal/i18n';

/** `4.5`, with one digit after the point. */
export function decimalText({ locale }: Translator, value: number): string {
  return value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `50%` for 0.5. */
export function percentText({ locale }: Translator, fraction: number): string {
  return fraction.toLocaleString(locale, { style: 'percent' });
}
