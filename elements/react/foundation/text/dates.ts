/** Dates as people read them, in the language of the screen. */
import type { Translator } from '@spotreel/sdk/internal/i18n';

/** `November 22, 2026`. */
export function dayText({ locale }: Translator, at: string): string {
  return new Date(at).toLocaleDateString(locale, { dateStyle: 'long' });
}

/** `Nov 22, 2026`. */
export function shortDayText({ locale }: Translator, at: string): string {
  return new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' });
}

/** `Nov 22, 2026, 2:30 PM`. A number is in milliseconds. */
export function momentText({ locale }: Translator, at: string | number): string {
  return new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
