/** The language of the app: what this browser has chosen, else the first of the browser's own that Spotreel is written in. */
import type { Spotreel } from '@spotreel/sdk';
import { directionOf, languageFor } from '@spotreel/sdk/internal/i18n';

const KEY = 'spotreel.language';

/** As a tag: the region of a browser's language decides how dates and numbers are written. */
export function preferredLanguage(): string {
  return stored() ?? navigator.languages.find((tag) => languageFor(tag)) ?? 'en';
}

function stored(): string | undefined {
  try {
    const tag = localStorage.getItem(KEY);
    return tag && languageFor(tag) ? tag : undefined;
  } catch {
    return undefined; // storage is blocked
  }
}

/** Keeps a choice for the next visit of this browser. */
export function rememberLanguage(tag: string): void {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}

/** The page has the language and direction of its words, and the app takes the language that a person has chosen elsewhere. */
export function followLanguage({ language, session }: Spotreel): void {
  language.$translator.subscribe((translator) => {
    if (!translator) return;
    document.documentElement.lang = new Intl.Locale(translator.locale).baseName;
    document.documentElement.dir = directionOf(translator.locale);
  });
  session.$session.subscribe(({ user }) => {
    const chosen = user?.language;
    // who acts as another person keeps the own language
    if (!chosen || session.isActing() || languageFor(chosen) === languageFor(language.t.locale)) return;
    rememberLanguage(chosen);
    language.speak(chosen);
  });
}
