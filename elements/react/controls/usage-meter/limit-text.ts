import { type AccountLimits, STORAGE_UNIT_BYTES } from '@spotreel/sdk/internal/contract';
import { bytesText } from '../../foundation/text/bytes-text';
import type { useTranslator } from '../../foundation/text/translation';

type Translator = ReturnType<typeof useTranslator>;

/** A limit as it is read; -1 is none. A length has its unit. */
export function limitText(t: Translator, limit: number, name?: keyof AccountLimits): string {
  if (limit < 0) return t('plans.unlimited');
  if (name === 'recipeDurationLimit') return lengthText(t, limit);
  if (name === 'storageLimit') return bytesText(t, limit * STORAGE_UNIT_BYTES);
  return new Intl.NumberFormat(t.locale).format(limit);
}

/** `5 minutes`, `90 seconds`. */
function lengthText({ locale }: Translator, seconds: number): string {
  const isWhole = seconds >= 60 && seconds % 60 === 0;
  const unit = isWhole ? 'minute' : 'second';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(isWhole ? seconds / 60 : seconds);
}
