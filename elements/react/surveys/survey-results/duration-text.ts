import type { Translator } from '@spotreel/sdk/internal/i18n';

/** Milliseconds as people say them. */
export function durationText(t: Translator, milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60)
    return t('results.seconds', { seconds: milliseconds < 10_000 ? Math.round(milliseconds / 100) / 10 : seconds });
  return t('results.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
