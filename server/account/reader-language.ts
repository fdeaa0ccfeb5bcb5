import { type LanguageCode, languageFor } from '@spotreel/sdk/i18n';
import type { RequestContext } from '../platform/http/request-context';
import { askedLanguage } from './asked-language';
import type { CurrentUser } from './session/authenticate';

/** The language that a person reads: the one of the profile, else the first of the browser that Spotreel is written in. */
export function readerLanguage(user: Pick<CurrentUser, 'row'>, context: RequestContext): LanguageCode {
  return languageFor(user.row.language ?? askedLanguage(context) ?? 'en') ?? 'en';
}
