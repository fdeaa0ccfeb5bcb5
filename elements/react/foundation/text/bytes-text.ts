/** Sizes of files as people read them, in the language of the screen. */
import type { Translator } from '@spotreel/sdk/internal/i18n';

/** Each 1,000 of the one before, as systems and shops count. */
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `824 bytes`, `8.2 kB`, `640 MB`: one decimal below ten. */
export function bytesText({ locale }: Pick<Translator, 'locale'>, bytes: number): string {
  let power = 0;
  let value = bytes;
  // what would be written as 1,000 of a unit is one of the next
  while (Math.round(value) >= 1000 && power < UNITS.length - 1) {
    value /= 1000;
    power++;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 0 && value < 9.95 ? 1 : 0,
  }).format(value);
}
