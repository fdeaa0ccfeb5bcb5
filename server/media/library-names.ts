import { askedLanguage } from '../account/asked-language';
import type { RequestContext } from '../platform/http/request-context';
import type { MediaServices } from './services';

/** Says names of the library's files in the language that a request asks for. */
export function libraryNames(
  { libraryWords }: Pick<MediaServices, 'libraryWords'>,
  context: Pick<RequestContext, 'raw'>,
): (name: string) => string {
  return libraryWords.in(askedLanguage(context) ?? 'en');
}
