import { type LanguageCode, languageFor } from '@spotreel/sdk/internal/i18n';
import type { RequestContext } from '../platform/http/request-context';
import { askedLanguage } from './asked-language';
import type { CurrentUser } from './session/authenticate';

/** The language that a person reads: what the request asks for, as screens do in theirs; else the one of the profile. */
export function readerLanguage(user: Pick<CurrentUser, 'row'>, context: RequestContext): LanguageCode {
  return languageFor(askedLanguage(context) ?? user.row.language ?? 'en') ?? 'en';
}
