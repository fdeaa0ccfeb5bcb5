import type { useTranslator } from '../foundation/translation';

/** A limit as it is read; -1 is none. */
export function limitText(t: ReturnType<typeof useTranslator>, limit: number): string {
  return limit < 0 ? t('plans.unlimited') : new Intl.NumberFormat(t.locale).format(limit);
}
