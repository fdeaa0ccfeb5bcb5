import { languageFor } from '@spotreel/sdk/internal/i18n';
import { acceptedLanguages } from '../platform/http/accepted-languages';
import type { RequestContext } from '../platform/http/request-context';

/** The language that a browser asks for first of those that Spotreel is written in. Null: none of them. */
export function askedLanguage({ raw }: Pick<RequestContext, 'raw'>): string | null {
  for (const tag of acceptedLanguages(raw.headers.get('accept-language'))) {
    const language = languageFor(tag);
    if (language) return language;
  }
  return null;
}
