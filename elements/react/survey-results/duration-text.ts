import type { Translator } from '../../../sdk/i18n/translator';

/** Milliseconds as people say them; null: not known. */
export function durationText(t: Translator, milliseconds: number | null): string {
  if (milliseconds === null) return t('results.unknown');
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60)
    return t('results.seconds', { seconds: milliseconds < 10_000 ? Math.round(milliseconds / 100) / 10 : seconds });
  return t('results.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
