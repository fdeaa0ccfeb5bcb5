/** Dates as people read them, in the language of the page around. */

/** The page's language; English where the page names none that browsers know: `en_US` would throw. */
export function pageLocale(): string {
  const { lang } = document.documentElement;
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** `November 22, 2026`. */
export function dayText(at: string): string {
  return new Date(at).toLocaleDateString(pageLocale(), { dateStyle: 'long' });
}

/** `Nov 22, 2026`. */
export function shortDayText(at: string): string {
  return new Date(at).toLocaleDateString(pageLocale(), { dateStyle: 'medium' });
}

/** `Nov 22, 2026, 2:30 PM`. A number is in milliseconds. */
export function momentText(at: string | number): string {
  return new Date(at).toLocaleString(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}
